#include "app/gui/rulesets/own_rulesets.h"

#include "app/gui/rulesets/ruleset_family.h"
#include "app/storage/files.h"
#include "app/storage/ruleset_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <set>

namespace gnostica::gui {

using engine::Expected;
using engine::Library;
using storage::FileFault;
using storage::FileResult;

namespace {

tl::unexpected<RulesetProblem> problem(storage::FileError error) {
    return tl::unexpected(RulesetProblem(std::move(error)));
}

tl::unexpected<RulesetProblem> problem(engine::Diagnostic diagnostic) {
    return tl::unexpected(RulesetProblem(engine::Diagnostics{std::move(diagnostic)}));
}

/// Writes over a file that still is as the library has read it.
RulesetResult<void> rewrite(const Library::Entry& entry, const std::string& text) {
    const QString path = QString::fromStdString(entry.source);
    if (!storage::isAsKnown({path, storage::digestOf(entry.text)})) {
        return problem(storage::FileError{FileFault::changed, path, {}});
    }
    if (auto written = storage::writeFile(path, text); !written) {
        return problem(written.error());
    }
    return {};
}

RulesetResult<void> followTo(const RulesShelf& shelf, const std::string& id, const Renaming& renaming) {
    const Library::Entry& entry = *shelf.library().entry(id);
    const auto text = withReference(entry.text, renaming.id, renaming.newId);
    return text ? rewrite(entry, *text) : problem(text.error());
}

Expected<std::string> renamed(const std::string& text, const Renaming& renaming, bool hasNewName) {
    auto changed = withId(text, renaming.newId);
    return changed && hasNewName ? withName(*changed, renaming.newName) : changed;
}

RulesetResult<void> moveTo(RulesShelf& shelf, const Renaming& renaming, const std::string& text) {
    const Library::Entry entry = *shelf.library().entry(renaming.id);
    const QString path = QString::fromStdString(entry.source);
    if (!storage::isAsKnown({path, storage::digestOf(entry.text)})) {
        return problem(storage::FileError{FileFault::changed, path, {}});
    }
    const QString target = freePath(shelf, renaming.newId);
    if (auto made = storage::createFile(target, text); !made) {
        return problem(made.error());
    }
    const Dependants dependants = dependantsOf(shelf.library(), renaming.id);
    for (const auto* group : {&dependants.children, &dependants.users}) {
        for (const std::string& id : *group) {
            if (!renaming.follow || !shelf.isOwn(id)) {
                continue;
            }
            if (auto followed = followTo(shelf, id, renaming); !followed) {
                return followed;
            }
        }
    }
    QFile before(path);
    if (!before.remove()) {
        return problem(storage::FileError{FileFault::notMoved, path, before.errorString()});
    }
    return {};
}

}  // namespace

QString freePath(const RulesShelf& shelf, const std::string& id) {
    const QDir folder(shelf.folders().userRulesets());
    const QString word = QString::fromStdString(id);
    QString path = folder.filePath(word + QStringLiteral(".json"));
    for (int number = 2; QFileInfo::exists(path); ++number) {
        path = folder.filePath(QStringLiteral("%1-%2.json").arg(word).arg(number));
    }
    return path;
}

QString pathOf(const RulesShelf& shelf, const std::string& id) {
    const Library::Entry* entry = shelf.library().entry(id);
    return entry != nullptr ? QString::fromStdString(entry->source) : QString();
}

std::vector<QString> unreadableFiles(const RulesShelf& shelf) {
    std::vector<QString> files;
    if (shelf.folders().user.isEmpty()) {
        return files;
    }
    std::set<QString> read;
    for (const std::string& id : shelf.library().ids()) {
        read.insert(pathOf(shelf, id));
    }
    const QDir folder(shelf.folders().userRulesets());
    for (const QString& name : folder.entryList(storage::rulesetPatterns(), QDir::Files, QDir::Name)) {
        if (!read.contains(folder.filePath(name))) {
            files.push_back(folder.filePath(name));
        }
    }
    return files;
}

RulesetResult<QString> addOwn(RulesShelf& shelf, const std::string& id, const std::string& text) {
    const QString path = freePath(shelf, id);
    QFileInfo(path).dir().mkpath(QStringLiteral("."));
    if (auto made = storage::createFile(path, text); !made) {
        return problem(made.error());
    }
    shelf.refresh();
    return path;
}

RulesetResult<std::string> duplicate(RulesShelf& shelf, const std::string& id) {
    const std::string copy = freeId(shelf.library(), id);
    const auto text = withId(shelf.library().entry(id)->text, copy, numberOf(copy));
    if (!text) {
        return problem(text.error());
    }
    return addOwn(shelf, copy, *text).map([&](const QString&) { return copy; });
}

RulesetResult<void> rename(RulesShelf& shelf, const Renaming& renaming) {
    const Library::Entry& entry = *shelf.library().entry(renaming.id);
    const auto text = renamed(entry.text, renaming, renaming.newName != RulesShelf::translated(entry.document, "name"));
    if (!text) {
        return problem(text.error());
    }
    auto done = renaming.id == renaming.newId ? rewrite(entry, *text) : moveTo(shelf, renaming, *text);
    shelf.refresh();
    return done;
}

RulesetResult<void> moveToTrash(RulesShelf& shelf, const QString& path) {
    auto moved = storage::moveToTrash(path);
    shelf.refresh();
    if (!moved) {
        return problem(moved.error());
    }
    return {};
}

}  // namespace gnostica::gui
