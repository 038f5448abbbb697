#include "app/gui/windows/compare/experiments/experiment_files.h"

#include "app/files/file_handle.h"
#include "app/lab/experiment_file.h"
#include "app/lab/own_files.h"
#include "app/language/foreign_text.h"
#include "app/storage/files.h"
#include "app/storage/game_lock.h"
#include "engine/documents/json_text.h"
#include "engine/documents/json_value.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

using nlohmann::json;

const QString kEnding = QStringLiteral(".sqlite");
constexpr qsizetype kLongestExperimentName = 80;
constexpr qsizetype kLongestFileName = 60;

/// Labels of the rulesets in the plan.
QStringList labelsIn(const json& plan) {
    QStringList labels;
    for (const json& arm : engine::elementsIn(engine::memberNamed(plan, "arms"))) {
        const std::string* label = engine::textIn(engine::memberNamed(arm, "label"));
        labels << language::cleaned(label != nullptr ? QString::fromStdString(*label) : QString(),
                                    kLongestExperimentName);
    }
    return labels;
}

/// Returns a name that every file system accepts.
QString fileNameFor(const QString& name) {
    QString safe;
    for (const QChar c : name.left(kLongestFileName)) {
        safe += c.isPrint() && !QStringLiteral("/\\:*?\"<>|").contains(c) ? c : QChar(u'_');
    }
    safe = safe.trimmed();
    return safe.isEmpty() || safe.startsWith(u'.') ? QStringLiteral("_") + safe : safe;
}

/// Returns the lock once no transaction is pending: a renamed file would lose the journal that rolls it back.
lab::LabResult<storage::GameLock> takeAlone(const QString& path) {
    auto lock = lab::lockExperiment(path);
    if (lock && lab::hasJournal(path)) {
        const auto takenBack = lab::ExperimentFile::open(path, lab::ExperimentFile::Access::write);
        return takenBack ? std::move(lock) : tl::unexpected(takenBack.error());
    }
    return lock;
}

}  // namespace

ExperimentEntry entryOf(const QString& path, const std::stop_token& stop) {
    ExperimentEntry entry{path, QFileInfo(path).completeBaseName(), {}, 0, 0, QFileInfo(path).lastModified()};
    auto file = lab::ExperimentFile::open(path, lab::ExperimentFile::Access::read, stop);
    const auto stock = file ? file->stock() : tl::unexpected(file.error());
    if (!stock) {
        entry.problem = stock.error();
        return entry;
    }
    if (const auto plan = engine::parseJson(file->planText(), {}, engine::kCollectionBounds)) {
        entry.arms = labelsIn(*plan);
    }
    entry.pairs = file->shape().pairs;
    entry.done = stock->done;
    using State = ExperimentEntry::State;
    entry.state = stock->isFinished                                              ? State::finished
                  : storage::GameLock::holderOf(path, storage::LockBeside::file) ? State::elsewhere
                                                                                 : State::interrupted;
    return entry;
}

std::vector<ExperimentEntry> entriesIn(const QString& folder, const std::stop_token& stop) {
    std::vector<ExperimentEntry> entries;
    if (folder.isEmpty()) {
        return entries;
    }
    for (const QFileInfo& info : QDir(folder).entryInfoList({u'*' + kEnding}, QDir::Files, QDir::Time)) {
        if (stop.stop_requested()) {
            return entries;
        }
        entries.push_back(entryOf(info.filePath(), stop));
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

lab::LabResult<QString> renameExperiment(const QString& path, const QString& name) {
    const QFileInfo info(path);
    if (name == info.completeBaseName()) {
        return path;
    }
    const auto alone = takeAlone(path);
    if (!alone) {
        return tl::unexpected(alone.error());
    }
    const QString renamed = freeExperimentPath(info.path(), name);
    if (const auto checked = lab::checkNew(renamed); !checked) {
        return tl::unexpected(checked.error());
    }
    if (!files::renameFile(path, renamed)) {
        return lab::labFailure(lab::LabFault::notMoved, path, files::systemError());
    }
    return renamed;
}

lab::LabResult<void> removeExperiment(const QString& path) {
    const auto alone = takeAlone(path);
    if (!alone) {
        return tl::unexpected(alone.error());
    }
    const auto moved = storage::moveToTrash(path);
    return moved ? lab::LabResult<void>() : lab::labFailure(lab::LabFault::notMoved, path, moved.error().detail);
}

}  // namespace gnostica::gui
