// Sees to it that the journal of a game holds what is shown, whatever becomes of the disk.
#pragma once

#include "app/async/disk_lane.h"
#include "app/table/game_journal.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <string>

namespace gnostica::gui {

/// Begins a journal with the first step, and tells it every further one. The disk has a thread of its own: nobody waits
/// for it longer than was said. Where it refuses, tries again with each step and every few seconds; where the file has
/// vanished or is somebody else's by now, writes the whole game into another.
class JournalKeeper : public QObject {
    Q_OBJECT

public:
    /// What `played` refers to must stay. The game is not kept until one of the next two has been called.
    explicit JournalKeeper(const PlayedGame& played, QObject* parent = nullptr);
    /// Finishes; whoever wants to know of failures does so before.
    ~JournalKeeper() override;

    /// Begins a journal in this folder with the first step that is taken from now.
    void keepIn(const QString& folder) { folder_ = folder; }
    /// Goes on with this one.
    void keep(GameJournal journal);
    /// How long whoever tells something is kept waiting for the disk; until this is called, to the end.
    void setPatience(std::chrono::milliseconds patience) { lane_.setPatience(patience); }

    /// The moments of the history from `from` on are new.
    void write(std::size_t from);
    /// The last `count` moments have been taken back.
    void takeBack(std::size_t count);
    /// Where people have saved the game, or have it from; remembered in the journal. `changes`: as it was then.
    void noteSaved(const storage::KnownFile& file, int changes);
    /// As it is now.
    void noteSaved(const storage::KnownFile& file) { noteSaved(file, changes_); }
    void retry();
    /// The disk is still busy with what it was told; kept() follows.
    bool isWriting() const { return isWriting_; }
    /// It has been for so long that people wonder.
    bool isSlow() const { return isSlow_; }
    /// There are steps that the file of the game does not hold.
    bool isModified() const { return changes_ != savedChanges_; }
    void setModified() { ++changes_; }
    /// How often the game has been changed, what is still held back included.
    int changes() const { return changes_; }

    /// Why not every step is on disk; nullopt if they are.
    const std::optional<storage::FileError>& failure() const { return failure_; }
    /// Nullopt while there is none.
    const std::optional<QString>& path() const { return path_; }

    /// Nobody plays on: the journal of a game that is over becomes a record, and that of a game in which nobody has
    /// decided anything goes. Waits for the disk. Says why not, where that fails.
    storage::FileResult<void> finish();
    /// Waits until failure() says what has become of all that was told, after one more try where the disk has refused.
    void settleAll();

Q_SIGNALS:
    /// All that was told is on disk, or failure() says why not.
    void kept();
    /// isSlow() is another.
    void slownessChanged();
    /// From now on steps are not on disk. Said once, until healed().
    void failed(const gnostica::storage::FileError& error);
    /// All of them are again.
    void healed();
    /// The journal had been removed or changed by others; another holds the whole game now.
    void replaced(const QString& oldPath);

private:
    using Work = std::function<storage::FileResult<void>()>;
    void tell(const std::string& lines);
    void add(std::string lines);
    void beginAnew();
    void run(Work work);
    void collect(const storage::FileResult<void>& written);
    void settle(const storage::FileResult<void>& written);
    void report(const storage::FileResult<void>& written, const QString& lost);
    void setSlow(bool slow);
    void waitForDisk();
    void leave();

    PlayedGame played_;
    QString folder_;
    storage::KnownFile saved_;
    std::optional<GameJournal> journal_;  ///< the lane's, while it writes
    std::optional<QString> path_;         ///< of the journal
    QString lost_;                        ///< the journal in whose place another is being written
    std::string waiting_;                 ///< lines that were told while something else was being written
    std::optional<storage::FileError> failure_;
    QTimer clock_;
    QTimer slowness_;
    bool isWriting_ = false;
    bool isSlow_ = false;
    int changes_ = 0;
    int savedChanges_ = 0;  ///< how many of them the file of the game holds
    DiskLane lane_;         ///< last: gone first
};

}  // namespace gnostica::gui
