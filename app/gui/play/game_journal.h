// Keeps a game on disk while it is played, so that nothing that was confirmed is ever lost.
#pragma once

#include "app/storage/journal.h"
#include "engine/notation/record.h"

#include <QLockFile>
#include <QString>

#include <chrono>
#include <memory>
#include <span>

namespace gnostica::gui {

/// Moments not yet ended have this suffix; games that are over are renamed to the suffix of records.
inline constexpr char16_t kJournalSuffix[] = u".journal";

/// An open journal in the notation of records. Holds a lock, so that a second instance of the program does not
/// offer a game that is being played.
class GameJournal {
public:
    using Times = std::span<const std::chrono::milliseconds>;

    /// Makes a new file in `folder` and writes everything that has happened so far.
    static storage::FileResult<GameJournal> begin(const QString& folder, const engine::RecordHeader& header,
                                                  const engine::Game& game, Times times);
    /// Goes on with a file of which the first `wholeBytes` are good.
    static storage::FileResult<GameJournal> resume(const QString& path, qint64 wholeBytes);

    /// Writes the moments of the history from `from` on.
    storage::FileResult<void> write(const engine::Game& game, std::size_t from, Times times);
    /// Writes that the last `count` moments have been taken back.
    storage::FileResult<void> takeBack(const engine::Game& game, std::size_t count);

    QString path() const { return journal_.path(); }
    /// The game is over: it will not be offered again.
    void close();

    /// True if another living process plays the game of this journal.
    static bool isPlayedElsewhere(const QString& path);

private:
    GameJournal(storage::Journal journal, std::unique_ptr<QLockFile> lock)
        : journal_(std::move(journal)),
          lock_(std::move(lock)) {}
    static storage::FileResult<std::unique_ptr<QLockFile>> lockFor(const QString& path);

    storage::Journal journal_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace gnostica::gui
