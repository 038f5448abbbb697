#include "app/gui/compare/experiments/experiment_files.h"

#include "app/lab/experiment_file.h"
#include "app/storage/files.h"
#include "app/storage/game_lock.h"
#include "app/wording/foreign_text.h"
#include "engine/documents/json_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace gnostica::gui {

namespace {

using nlohmann::json;

const QString kEnding = QStringLiteral(".sqlite");
constexpr qsizetype kLongestExperimentName = 80;
constexpr qsizetype kLongestFileName = 60;

/// What the plan calls its rulesets; the file has been read, so that it is one.
QStringList labelsIn(const json& plan) {
    QStringList labels;
    for (const json& arm : plan.value("arms", json::array())) {
        const json label = arm.is_object() ? arm.value("label", json()) : json();
        labels << wording::cleaned(label.is_string() ? QString::fromStdString(label.get<std::string>()) : QString(),
                                   kLongestExperimentName);
    }
    return labels;
}

/// As a file may be called anywhere.
QString fileNameFor(const QString& name) {
    QString safe;
    for (const QChar c : name.left(kLongestFileName)) {
        safe += c.isPrint() && !QStringLiteral("/\\:*?\"<>|").contains(c) ? c : QChar(u'_');
    }
    safe = safe.trimmed();
    return safe.isEmpty() || safe.startsWith(u'.') ? QStringLiteral("_") + safe : safe;
}

}  // namespace

ExperimentEntry entryOf(const QString& path) {
    ExperimentEntry entry{path, QFileInfo(path).completeBaseName(), {}, 0, 0, QFileInfo(path).lastModified()};
    auto file = lab::ExperimentFile::open(path);
    if (!file) {
        entry.problem = file.error();
        return entry;
    }
    const auto plan = engine::parseJson(file->planText());
    if (!plan || !plan->is_object() || !plan->value("pairs", json()).is_number_integer()) {
        entry.problem = lab::LabError{lab::LabFault::damaged, path, QStringLiteral("plan")};
        return entry;
    }
    entry.arms = labelsIn(*plan);
    entry.pairs = std::clamp((*plan)["pairs"].get<int>(), 0, engine::lab::kMostPairs);
    const auto done = file->pairsDone(entry.pairs);
    if (!done) {
        entry.problem = done.error();
        return entry;
    }
    entry.done = static_cast<int>(std::ranges::count(*done, true));
    using State = ExperimentEntry::State;
    entry.state = file->isFinished()                                                 ? State::finished
                  : storage::GameLock::holderOf(path, storage::LockBeside::database) ? State::elsewhere
                                                                                     : State::interrupted;
    return entry;
}

std::vector<ExperimentEntry> entriesIn(const QString& folder) {
    std::vector<ExperimentEntry> entries;
    if (folder.isEmpty()) {
        return entries;
    }
    for (const QFileInfo& info : QDir(folder).entryInfoList({u'*' + kEnding}, QDir::Files, QDir::Time)) {
        entries.push_back(entryOf(info.filePath()));
    }
    return entries;
}

QString freeExperimentPath(const QString& folder, const QString& name) {
    const QString base = fileNameFor(name);
    QString path = QDir(folder).filePath(base + kEnding);
    for (int number = 2; QFileInfo::exists(path); ++number) {
        path = QDir(folder).filePath(base + QStringLiteral(" %1").arg(number) + kEnding);
    }
    return path;
}

storage::FileResult<QString> renameExperiment(const QString& path, const QString& name) {
    const QFileInfo info(path);
    if (name == info.completeBaseName()) {
        return path;
    }
    const QString renamed = freeExperimentPath(info.path(), name);
    QFile file(path);
    if (!file.rename(renamed)) {
        return storage::fileFailure(storage::FileFault::notMoved, path, file.errorString());
    }
    return renamed;
}

}  // namespace gnostica::gui
