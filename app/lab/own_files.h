// Checks before SQLite opens a file, as SQLite may write to it and to the files next to it.
#pragma once

#include "app/lab/lab_error.h"
#include "app/storage/game_lock.h"

#include <string>

namespace gnostica::lab {

enum class Purpose : std::uint8_t { reading, writing };

/// Checks by the first bytes that a file is the database of one of our experiments, and that SQLite will find no
/// strange file next to it ("X-journal", "X-wal"): it would take such a file for its own, and remove it.
LabResult<void> checkFile(const QString& path, Purpose purpose);
/// The same for a file that does not exist yet.
LabResult<void> checkNew(const QString& path);
/// True if something has the name of its journal.
bool hasJournal(const QString& path);
/// True if an interrupted transaction of ours has left its journal and nobody is playing: a reader must roll it back.
bool wasCutShort(const QString& path);
/// Locks an experiment for playing, merging or moving.
LabResult<storage::GameLock> lockExperiment(const QString& path, storage::TakeOver takeOver = storage::TakeOver::never);
/// Removes a working file that a killed program of ours has left. Leaves anything else of that name
/// (LabFault::inTheWay).
LabResult<void> removeLeft(const QString& path);

}  // namespace gnostica::lab
