// Which files are ours: before SQLite opens one, which may write to it and to what lies beside it.
#pragma once

#include "app/lab/lab_error.h"
#include "app/storage/game_lock.h"

#include <string>

namespace gnostica::lab {

enum class Purpose : std::uint8_t { reading, writing };

/// That a file is the database of an experiment as we write them, by its first bytes; and that SQLite will find nothing
/// beside it that is not its own ("X-journal", "X-wal"): it would take that for its own, and remove it.
LabResult<void> checkFile(const QString& path, Purpose purpose);
/// The same of what does not exist yet.
LabResult<void> checkNew(const QString& path);
/// Something has the name of its journal.
bool hasJournal(const QString& path);
/// A transaction of ours has left its journal, and nobody plays on: who reads the file must take back what was not
/// finished.
bool wasCutShort(const QString& path);
/// The lock of an experiment that is played, merged or moved: held by nobody else as long as it lives.
LabResult<storage::GameLock> lockExperiment(const QString& path, storage::TakeOver takeOver = storage::TakeOver::never);
/// Removes what one of our programs has left that was killed while it worked there. Whatever else has the name stays
/// (LabFault::inTheWay).
LabResult<void> removeLeft(const QString& path);

}  // namespace gnostica::lab
