// Keeps a game on disk while it is played, so that nothing that was confirmed is ever lost.
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

namespace gnostica::gui {

/// A game as far as it has been played.
struct PlayedGame {
    const engine::RecordHeader& header;
    const engine::Game& game;
    const std::vector<std::chrono::milliseconds>& times;  ///< of each moment
};

/// An open journal in the notation of records, and the lock that says whose it is. What the disk does not take waits
/// here, in its order, until it does.
class GameJournal {
public:
    // The lines of a journal, without the last line break.
    /// Everything that has happened so far, and where people have saved the game.
    static std::string whole(const PlayedGame& played, const storage::KnownFile& savedAs);
    /// The moments of the history from `from` on; that the game is over, if it is.
    static std::string moments(const PlayedGame& played, std::size_t from);
    /// That the last `count` moments have been taken back.
    static std::string takenBack(const PlayedGame& played, std::size_t count);
    /// Where people have saved the game.
    static std::string saved(const PlayedGame& played, const storage::KnownFile& file);

    /// Makes a new file in `folder` (which is made, too) that holds these lines.
    static storage::FileResult<GameJournal> begin(const QString& folder, const std::string& lines);
    /// Goes on with a file of `size` bytes in `lines` lines, all of them good.
    static storage::FileResult<GameJournal> resume(storage::GameLock lock, const QString& path, qint64 size,
                                                   std::size_t lines);

    // Each of these tries to write all that waits. If that fails with FileFault::changed, the file is lost, and the
    // whole game must be written into another.
    /// Keeps these lines until they are written.
    storage::FileResult<void> add(const std::string& lines);
    storage::FileResult<void> flush();

    QString path() const { return journal_.path(); }
    /// The game is over: the file becomes a record, and is not offered again.
    storage::FileResult<QString> finish();
    /// All that is in it has found another place.
    void discard() { journal_.discard(); }

private:
    GameJournal(storage::Journal journal, storage::GameLock lock)
        : journal_(std::move(journal)),
          lock_(std::move(lock)) {}

    storage::Journal journal_;
    storage::GameLock lock_;
    std::string waiting_;  ///< lines, separated by line breaks
};

/// Lines below lines; any of both may be empty.
std::string joinedLines(std::string above, const std::string& below);

/// Where a game was saved, by the notes of its journal.
storage::KnownFile savedAs(const engine::LoadedRecord& record);

}  // namespace gnostica::gui
