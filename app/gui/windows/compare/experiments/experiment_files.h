// The experiments in the user's folder.
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

/// An experiment as a list shows it. Its name is that of its file.
struct ExperimentEntry {
    enum class State : std::uint8_t {
        interrupted,  ///< can be resumed
        elsewhere,    ///< this or another program is adding games to it
        finished,
        damaged
    };

    QString path;
    QString name;
    QStringList arms;  ///< labels of the rulesets
    int pairs = 0;     ///< number planned
    int done = 0;
    QDateTime changed;
    State state = State::damaged;
    std::optional<lab::LabError> problem = {};  ///< set if the file cannot be read
};

/// Reads one file; takes a while. The result is not valid if a stop was requested.
ExperimentEntry entryOf(const QString& path, const std::stop_token& stop = {});
/// Reads all files of a folder, the latest first; takes a while.
std::vector<ExperimentEntry> entriesIn(const QString& folder, const std::stop_token& stop = {});

/// Returns an unused path in the folder.
QString freeExperimentPath(const QString& folder, const QString& name);

// Both functions fail while the experiment is being played (LabFault::inUse) or if a foreign file is next to it.

/// Renames the file and returns the new path.
lab::LabResult<QString> renameExperiment(const QString& path, const QString& name);
/// Moves the file to the trash.
lab::LabResult<void> removeExperiment(const QString& path);

}  // namespace gnostica::gui
