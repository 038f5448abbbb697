// Keeps the journal of a game complete, despite errors of the disk.
#pragma once

#include "app/async/disk_lane.h"
#include "app/table/game_journal.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <string>

namespace gnostica::table {

/// Begins a journal with the first step, and adds each later one. Uses a separate thread for the disk: callers wait at
/// most for their patience. After an error, tries again with each step and every few seconds; if the file has vanished
/// or belongs to others, writes the whole game into another.
class JournalKeeper : public QObject {
    Q_OBJECT

public:
    /// The objects of `played` must outlive this. The game is not kept before keepIn() or keep() is called.
    explicit JournalKeeper(const PlayedGame& played, QObject* parent = nullptr);
    /// Calls finish(); callers that need to know of failures must call it before.
    ~JournalKeeper() override;

    /// Begins a journal in this folder with the next step.
    void keepIn(const QString& folder) { folder_ = folder; }
    /// Continues this journal.
    void keep(GameJournal journal);
    /// Sets how long callers wait for the disk; until this is called, they wait to the end.
    void setPatience(std::chrono::milliseconds patience) { lane_.setPatience(patience); }

    /// Adds the moments of the history from `from` on.
    void write(std::size_t from);
    /// Takes back the last `count` moments.
    void takeBack(std::size_t count);
    /// Notes the file that people saved the game in or opened it from. `changes`: the number that the file includes.
    void noteSaved(const storage::KnownFile& file, int changes);
    /// The same for the current number of changes.
    void noteSaved(const storage::KnownFile& file) { noteSaved(file, changes_); }
    void retry();
    /// True while the disk is busy with entries; kept() follows.
    bool isWriting() const { return isWriting_; }
    /// True if that takes so long that people notice it.
    bool isSlow() const { return isSlow_; }
    /// True if the game has changes that its saved file does not include.
    bool isModified() const { return changes_ != savedChanges_; }
    void setModified() { ++changes_; }
    /// Number of changes of the game, including those that are still held back.
    int changes() const { return changes_; }

    /// The reason why not all steps are on disk; nullopt if they are.
    const std::optional<storage::FileError>& failure() const { return failure_; }
    /// Path of the journal; nullopt while there is none.
    const std::optional<QString>& path() const { return path_; }

    /// Ends the journal: that of a finished game becomes a record, and that of a game without decisions is removed.
    /// Waits for the disk. Returns the error if that fails.
    storage::FileResult<void> finish();
    /// Waits for all entries, with one more try after an error; then failure() is up to date.
    void flush();

Q_SIGNALS:
    /// All entries are on disk, or failure() gives the reason.
    void kept();
    /// isSlow() has changed.
    void slownessChanged();
    /// From now on steps are not on disk. Sent once, until healed().
    void failed(const gnostica::storage::FileError& error);
    /// All steps are on disk again.
    void healed();
    /// The journal was removed or changed by others; a new one now holds the whole game.
    void replaced(const QString& oldPath);

private:
    using Work = std::function<storage::FileResult<void>()>;
    void tell(const std::string& lines);
    void add(std::string lines);
    void beginAnew();
    void run(Work work);
    void collect(const storage::FileResult<void>& written);
    void afterWrite(const storage::FileResult<void>& written);
    void report(const storage::FileResult<void>& written, const QString& lost);
    void setSlow(bool slow);
    void waitForDisk();
    void leave();

    PlayedGame played_;
    QString folder_;
    storage::KnownFile saved_;
    std::optional<GameJournal> journal_;  ///< used by the lane while it writes
    std::optional<QString> path_;         ///< of the journal
    QString lost_;                        ///< the journal that another is replacing
    std::string waiting_;                 ///< lines added during a write
    std::optional<storage::FileError> failure_;
    QTimer clock_;
    QTimer slowness_;
    bool isWriting_ = false;
    bool isSlow_ = false;
    int changes_ = 0;
    int savedChanges_ = 0;  ///< number of changes in the saved file
    async::DiskLane lane_;  ///< last, so that it is destroyed first
};

}  // namespace gnostica::table
