#include "app/rulesets/own_rulesets.h"

#include "app/language/language.h"
#include "app/rulesets/ruleset_family.h"
#include "app/storage/files.h"
#include "app/storage/ruleset_files.h"
#include "engine/documents/problems.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace gnostica::rulesets {

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

/// The document that already has that id; nullopt if there is none.
std::optional<storage::FileError> takenBy(const RulesShelf& shelf, const std::string& id) {
    const Library::Entry* other = shelf.library().entry(id);
    return other == nullptr
               ? std::nullopt
               : std::optional(storage::FileError{FileFault::exists, QString::fromStdString(other->source), {}});
}

QString languageOf(const RulesShelf& shelf) {
    return language::documentLanguage(QLocale(), shelf.folders().translations());
}

RulesetResult<void> checkUnchanged(const RulesetMove::File& file) {
    return storage::isAsKnown({file.path, storage::digestOf(file.before)})
               ? RulesetResult<void>()
               : problem(storage::FileError{FileFault::changed, file.path, {}});
}

/// Overwrites a file unless it has changed since the library read it.
RulesetResult<void> rewrite(const RulesetMove::File& file) {
    if (auto same = checkUnchanged(file); !same) {
        return same;
    }
    if (auto written = storage::writeFile(file.path, file.after); !written) {
        return problem(written.error());
    }
    return {};
}

/// Adds the files of the rulesets that name this one.
RulesetResult<void> addFollowers(RulesetMove& move, const RulesShelf& shelf) {
    const Dependants dependants = dependantsOf(shelf.library(), move.id);
    for (const auto* group : {&dependants.children, &dependants.users}) {
        for (const std::string& id : *group) {
            const Library::Entry& entry = *shelf.library().entry(id);
            if (!shelf.isOwn(id)) {
                continue;
            }
            auto text = withReference(entry.text, move.id, move.newId);
            if (!text) {
                return problem(text.error());
            }
            const QString path = QString::fromStdString(entry.source);
            move.files.push_back({path, path, entry.text, std::move(*text)});
        }
    }
    return {};
}

RulesetResult<void> rewriteFollowers(const RulesetMove& move) {
    for (std::size_t i = 1; i < move.files.size(); ++i) {
        if (auto done = rewrite(move.files[i]); !done) {
            return done;
        }
    }
    return {};
}

RulesetResult<void> carryOut(const RulesetMove& move) {
    const RulesetMove::File& itself = move.files.front();
    if (itself.path == itself.newPath) {
        return rewrite(itself);
    }
    if (auto same = checkUnchanged(itself); !same) {
        return same;
    }
    if (auto made = storage::createFile(itself.newPath, itself.after); !made) {
        return problem(made.error());
    }
    if (auto done = rewriteFollowers(move); !done) {
        return done;
    }
    QFile before(itself.path);
    if (!before.remove()) {
        return problem(storage::FileError{FileFault::notMoved, itself.path, before.errorString()});
    }
    return {};
}

RulesetResult<void> finish(RulesShelf& shelf, RulesetMove move) {
    RulesetMove::File& itself = move.files.front();
    auto text = followed(itself.before, move, itself);
    if (!text) {
        return problem(text.error());
    }
    itself.after = std::move(*text);
    auto done = carryOut(move);
    if (done) {
        shelf.noteRenamed(move);
    } else {
        shelf.refresh();
    }
    return done;
}

/// A free file name in the user's folder.
QString freePath(const RulesShelf& shelf, const std::string& id) {
    const QDir folder(shelf.folders().userRulesets());
    const QString word = QString::fromStdString(id);
    QString path = folder.filePath(word + QStringLiteral(".json"));
    for (int number = 2; QFileInfo::exists(path); ++number) {
        path = folder.filePath(QStringLiteral("%1-%2.json").arg(word).arg(number));
    }
    return path;
}

}  // namespace

QString pathOf(const RulesShelf& shelf, const std::string& id) {
    const Library::Entry* entry = shelf.library().entry(id);
    return entry != nullptr ? QString::fromStdString(entry->source) : QString();
}

std::string idIn(const std::string& text) {
    const auto document = engine::parseJson(text);
    const auto* id = document ? engine::valueAt(*document, "/id") : nullptr;
    return id != nullptr && id->is_string() ? id->get<std::string>() : std::string();
}

std::string idAt(const RulesShelf& shelf, const QString& path) {
    const std::vector<std::string> ids = shelf.library().ids();
    const auto its = std::ranges::find(ids, path, [&](const std::string& id) { return pathOf(shelf, id); });
    return its == ids.end() ? std::string() : *its;
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
        if (const QString path = storage::pathIn(folder, name); !read.contains(path)) {
            files.push_back(path);
        }
    }
    return files;
}

RulesetResult<QString> addOwn(RulesShelf& shelf, const std::string& id, const std::string& text) {
    const QString path = freePath(shelf, id);
    files::makeFolder(QFileInfo(path).absolutePath());
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

Expected<std::string> followed(const std::string& text, const RulesetMove& move, const RulesetMove::File& file) {
    if (&file != &move.files.front()) {
        return withReference(text, move.id, move.newId);
    }
    auto changed = withId(text, move.newId);
    return changed && !move.newName.isEmpty() ? withName(*changed, move.newName, move.language) : changed;
}

RulesetResult<void> renameFile(RulesShelf& shelf, const QString& path, const std::string& text,
                               const Renaming& renaming) {
    if (auto taken = takenBy(shelf, renaming.newId)) {
        return problem(std::move(*taken));
    }
    RulesetMove move{
        {}, renaming.newId, renaming.newName, {{path, freePath(shelf, renaming.newId), text, {}}}, languageOf(shelf)};
    return finish(shelf, std::move(move));
}

RulesetResult<void> followSaved(RulesShelf& shelf, const QString& path, const std::string& text, bool follow) {
    const std::string id = idAt(shelf, path);
    const std::string newId = idIn(text);
    if (id.empty() || newId.empty() || newId == id || shelf.library().find(newId) != nullptr) {
        shelf.refresh();
        return {};
    }
    RulesetMove move{id, newId, {}, {{path, path, shelf.library().entry(id)->text, text}}};
    auto done = follow ? addFollowers(move, shelf) : RulesetResult<void>();
    if (done) {
        done = rewriteFollowers(move);
    }
    if (done) {
        shelf.noteRenamed(move);
    } else {
        shelf.refresh();
    }
    return done;
}

RulesetResult<void> rename(RulesShelf& shelf, const Renaming& renaming) {
    const Library::Entry* found = shelf.library().entry(renaming.id);
    if (found == nullptr) {  // the ruleset was removed while the player was choosing the new name
        return problem(engine::problemAt(engine::DiagnosticCode::unknownRuleset, {}, renaming.id));
    }
    const Library::Entry& entry = *found;
    const QString path = QString::fromStdString(entry.source);
    const bool hasNewId = renaming.newId != renaming.id;
    if (hasNewId) {  // by a file, perhaps, that was added while the player was choosing the id
        if (auto taken = takenBy(shelf, renaming.newId)) {
            return problem(std::move(*taken));
        }
    }
    const bool hasNewName = renaming.newName != RulesShelf::translated(entry.document, "name");
    RulesetMove move{renaming.id, renaming.newId, hasNewName ? renaming.newName : QString(), {}, languageOf(shelf)};
    move.files.push_back({path, hasNewId ? freePath(shelf, renaming.newId) : path, entry.text, {}});
    if (hasNewId && renaming.follow) {
        if (auto added = addFollowers(move, shelf); !added) {
            return added;
        }
    }
    return finish(shelf, std::move(move));
}

RulesetResult<void> moveToTrash(RulesShelf& shelf, const QString& path) {
    auto moved = storage::moveToTrash(path);
    shelf.refresh();
    if (!moved) {
        return problem(moved.error());
    }
    return {};
}

}  // namespace gnostica::rulesets
