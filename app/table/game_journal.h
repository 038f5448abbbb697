// The journal of a game in progress, which keeps every confirmed step.
#pragma once

#include "app/storage/files.h"
#include "app/storage/game_lock.h"
#include "app/storage/journal.h"
#include "engine/notation/record.h"

#include <QString>

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace gnostica::table {

/// A game with the times of its moments.
struct PlayedGame {
    const engine::RecordHeader& header;
    const engine::Game& game;
    const std::vector<std::chrono::milliseconds>& times;  ///< of each moment
};

/// An open journal in the notation of records, with its lock. Lines that the disk refuses wait here, in order, until
/// they are written.
class GameJournal {
public:
    // The lines of a journal, without the last line break.
    /// The game so far, and the file where people have saved it.
    static std::string whole(const PlayedGame& played, const storage::KnownFile& savedAs);
    /// The moments of the history from `from` on, and the end of the game if it is over.
    static std::string moments(const PlayedGame& played, std::size_t from);
    /// The lines that take back `count` moments: the first of those that could be redone now.
    static std::string takenBack(const PlayedGame& played, std::size_t count);
    /// A line with the file where people have saved the game.
    static std::string saved(const PlayedGame& played, const storage::KnownFile& file);

    /// Makes a new file in `folder`, which is also made, that holds these lines.
    static storage::FileResult<GameJournal> begin(const QString& folder, const std::string& lines);
    /// Resumes a file of `size` bytes in `lines` valid lines.
    static storage::FileResult<GameJournal> resume(storage::GameLock lock, const QString& path, qint64 size,
                                                   std::size_t lines);

    // Each of these tries to write all waiting lines. If that fails with FileFault::changed, the file is lost, and the
    // whole game must be written into another.
    /// Adds lines, which wait until they are written.
    storage::FileResult<void> add(const std::string& lines);
    storage::FileResult<void> flush();

    QString path() const { return journal_.path(); }
    /// Makes a record of the journal of a finished game, which is then not offered for resuming.
    storage::FileResult<QString> finish();
    /// Removes the file, whose contents have been saved elsewhere.
    void discard() { journal_.discard(); }

private:
    GameJournal(storage::Journal journal, storage::GameLock lock)
        : journal_(std::move(journal)),
          lock_(std::move(lock)) {}

    storage::Journal journal_;
    storage::GameLock lock_;
    std::string waiting_;  ///< separated by line breaks
};

/// Joins lines; either part may be empty.
std::string joinedLines(std::string above, const std::string& below);

/// The file where a game was saved, according to its journal.
storage::KnownFile savedAs(const engine::LoadedRecord& record);

}  // namespace gnostica::table
