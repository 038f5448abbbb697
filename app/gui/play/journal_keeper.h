// Sees to it that the journal of a game holds what is shown, whatever becomes of the disk.
#pragma once

#include "app/gui/play/game_journal.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace gnostica::gui {

/// Begins a journal with the first step, and tells it every further one. Where the disk refuses, tries again with each
/// step and every few seconds; where the file has vanished or is somebody else's by now, writes the whole game into
/// another.
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
    void keep(GameJournal journal) { journal_ = std::move(journal); }

    /// The moments of the history from `from` on are new.
    void write(std::size_t from);
    /// The last `count` moments have been taken back.
    void takeBack(std::size_t count);
    /// Where people have saved the game, or have it from; remembered in the journal.
    void noteSaved(const storage::KnownFile& file);
    void retry();
    /// There are steps that the file of the game does not hold.
    bool isModified() const { return modified_; }
    void setModified() { modified_ = true; }

    /// Why not every step is on disk; nullopt if they are.
    const std::optional<storage::FileError>& failure() const { return failure_; }
    /// Nullopt while there is none.
    std::optional<QString> path() const { return journal_ ? std::optional(journal_->path()) : std::nullopt; }

    /// Nobody plays on: the journal of a game that is over becomes a record, and that of a game in which nobody has
    /// decided anything goes. Says why not, where that fails.
    storage::FileResult<void> finish();

Q_SIGNALS:
    /// From now on steps are not on disk. Said once, until healed().
    void failed(const gnostica::storage::FileError& error);
    /// All of them are again.
    void healed();
    /// The journal had been removed or changed by others; another holds the whole game now.
    void replaced(const QString& oldPath);

private:
    void settle(const storage::FileResult<void>& written);
    storage::FileResult<void> beginAnew();

    PlayedGame played_;
    QString folder_;
    storage::KnownFile saved_;
    std::optional<GameJournal> journal_;
    std::optional<storage::FileError> failure_;
    QTimer clock_;
    bool modified_ = false;
};

}  // namespace gnostica::gui
