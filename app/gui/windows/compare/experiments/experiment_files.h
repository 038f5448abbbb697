// The experiments that lie in the user's folder.
#pragma once

#include "app/lab/lab_error.h"
#include "app/storage/data_folders.h"
#include "app/storage/file_error.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace gnostica::gui {

/// What a list tells of an experiment. Its name is that of its file.
struct ExperimentEntry {
    enum class State : std::uint8_t {
        interrupted,  ///< can go on
        elsewhere,    ///< another program, or this one, adds games to it
        finished,
        damaged
    };

    QString path;
    QString name;
    QStringList arms;  ///< labels
    int pairs = 0;     ///< that were planned
    int done = 0;
    QDateTime changed;
    State state = State::damaged;
    std::optional<lab::LabError> problem = {};  ///< of one that cannot be read
};

/// One file; takes a while. Asked to stop, it tells nothing that counts.
ExperimentEntry entryOf(const QString& path, const std::stop_token& stop = {});
/// All of a folder, the latest first; takes a while.
std::vector<ExperimentEntry> entriesIn(const QString& folder, const std::stop_token& stop = {});

/// A name in the folder that no other file has.
QString freeExperimentPath(const QString& folder, const QString& name);

// Neither is done while somebody plays it (LabFault::inUse), nor where something foreign lies beside it.

/// Gives it another name. The new path.
lab::LabResult<QString> renameExperiment(const QString& path, const QString& name);
/// Into the trash.
lab::LabResult<void> removeExperiment(const QString& path);

}  // namespace gnostica::gui
