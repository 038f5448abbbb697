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
    /// Makes a new file in `folder` (which is made, too) and writes everything that has happened so far, and where
    /// people have saved the game.
    static storage::FileResult<GameJournal> begin(const QString& folder, const PlayedGame& played,
                                                  const storage::KnownFile& savedAs = {});
    /// Goes on with a file of `size` bytes, all of them good.
    static storage::FileResult<GameJournal> resume(storage::GameLock lock, const QString& path, qint64 size);

    // Each of these keeps what it is told, and tries to write it and all that waits. If that fails with
    // FileFault::changed, the file is lost, and the whole game must be written into another.
    /// The moments of the history from `from` on; that the game is over, if it is.
    storage::FileResult<void> write(const PlayedGame& played, std::size_t from);
    /// That the last `count` moments have been taken back.
    storage::FileResult<void> takeBack(const PlayedGame& played, std::size_t count);
    /// Where people have saved the game.
    storage::FileResult<void> noteSaved(const PlayedGame& played, const storage::KnownFile& file);
    /// What waits.
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
    storage::FileResult<void> add(const std::string& lines);

    storage::Journal journal_;
    storage::GameLock lock_;
    std::string waiting_;  ///< lines, separated by line breaks
};

/// Where a game was saved, by the notes of its journal.
storage::KnownFile savedAs(const engine::LoadedRecord& record);

}  // namespace gnostica::gui
