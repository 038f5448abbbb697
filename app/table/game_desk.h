// Which game lies on the table.
#pragma once

#include "app/async/disk_lane.h"
#include "app/async/job.h"
#include "app/rulesets/rules_shelf.h"
#include "app/storage/game_folder.h"
#include "app/table/branch.h"
#include "app/table/game_session.h"
#include "app/table/record_files.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <chrono>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace gnostica::gui {

/// What a file that is saved to may be overwritten for.
enum class Overwrite : std::uint8_t {
    ownOnly,  ///< if it holds what this game was last saved as or opened from
    agreed    ///< whatever it holds: somebody was asked
};

/// Starts, opens, saves and goes on with games; there is one at a time. The old one stays in its journal.
class GameDesk : public QObject {
    Q_OBJECT

public:
    GameDesk(const RulesShelf& shelf, QObject* parent = nullptr);
    ~GameDesk() override;

    /// Nullptr before the first game.
    GameSession* session() const { return session_.get(); }
    /// Where it was saved last, or empty.
    const QString& file() const { return file_.path; }
    void setManners(const TableManners& manners);
    /// How many games that are over stay in the folder of games; 0: all.
    void setKeptGames(int games) { keptGames_ = games; }
    /// How long steps and saving wait for the disk before the window goes on without it (Referee::held()); until this
    /// is called, to the end.
    void setDiskPatience(std::chrono::milliseconds patience);
    /// Asked each time before the game makes room for another; if the answer is false, it stays.
    void askBeforeLeaving(std::function<bool()> mayLeave) { mayLeave_ = std::move(mayLeave); }

    /// `players` may be fewer than `names`: people play the other seats.
    void start(const engine::RulesetChoice& choice, const std::vector<std::string>& names, std::uint64_t seed,
               const std::vector<SeatPlayer>& players = {});
    /// The same from a position for as many as there are names; the keys of it that name a ruleset are not looked at.
    /// startFailed(), too, if the rules cannot take it.
    void startFrom(const nlohmann::json& position, const engine::RulesetChoice& choice,
                   const std::vector<std::string>& names, std::uint64_t seed,
                   const std::vector<SeatPlayer>& players = {});
    /// The same players once more by the same rules, from the same beginning. Nothing happens before the first game.
    void rematch(std::uint64_t seed);
    /// Reads aside; sessionChanged() or openFailed() follows, unless another game is asked for meanwhile. A journal of
    /// ours is resumed if nobody plays it, and else opened as a copy: openedCopy() follows, too.
    void open(const QString& path);
    /// Goes on aside with a journal as it is by then; sessionChanged() or resumeFailed() follows.
    void resume(const QString& path, storage::TakeOver takeOver = storage::TakeOver::never);
    /// Goes on from the moment that is shown, as a game of its own.
    void branch();
    /// Goes on with a game that is taken from a moment of another. It is made aside; sessionChanged() follows, if there
    /// is such a game, unless another is asked for meanwhile.
    void goOn(const BranchMaker& make);
    /// True if saving there would overwrite something that this game has not been saved as, or the file of the game has
    /// been changed by others. What is still being saved counts as saved.
    bool wouldOverwrite(const QString& path) const;
    /// False after saveFailed(). A journal is never saved to. Written aside: where the disk takes its time, it is true
    /// as soon as the game is on its way there; fileChanged() or saveFailed() follows.
    bool save(const QString& path, Overwrite overwrite = Overwrite::ownOnly);
    /// Waits for what is being saved. False if some of that failed, as saveFailed() has said meanwhile.
    bool finishSaving();

    /// Looks aside through the folder of games; foundUnfinished() follows, be it with none.
    void lookForUnfinished();

Q_SIGNALS:
    /// There is another game: connect with it. It begins right after.
    void sessionChanged(gnostica::gui::GameSession* session);
    void fileChanged();
    void startFailed(const gnostica::engine::Diagnostics& problems);
    void openFailed(const QString& path, const gnostica::gui::RecordProblem& problem);
    /// The record was opened as far as it is whole.
    void openedDamaged(const QString& path, const gnostica::engine::Diagnostic& damage);
    /// The game is played elsewhere; this one goes its own way.
    void openedCopy(const gnostica::storage::LockHolder& holder);
    void resumeFailed(const QString& path, const gnostica::gui::ResumeProblem& problem);
    /// The journal ends before its end; the game goes on in another.
    void resumedDamaged(const gnostica::gui::DamagedJournal& journal);
    void saveFailed(const gnostica::storage::FileError& error);
    /// The game cannot go on: Referee::stopped().
    void stopped(const std::exception_ptr& thrown);
    /// The journal of a game that is over could not be renamed.
    void finishFailed(const gnostica::storage::FileError& error);
    void foundUnfinished(const gnostica::storage::FolderSurvey& found);

private:
    using Opened = tl::expected<OpenedRecord, RecordProblem>;
    using Resumed = tl::expected<ResumedGame, ResumeProblem>;
    using Branched = std::optional<Branch>;
    using Read = std::variant<Opened, Resumed, Branched>;

    using Saved = storage::FileResult<storage::KnownFile>;
    /// A game that is on its way to a file.
    struct OnItsWay {
        QString path;
        QPointer<GameSession> game;
        int changes = 0;  ///< Referee::changes() then
        bool hasFailed = false;
    };
    void saved(OnItsWay& what, const Saved& outcome);

    bool mayLeave() const { return session_ == nullptr || !mayLeave_ || mayLeave_(); }
    void begin(engine::RecordHeader header, engine::Game game, std::uint64_t seed);
    void adopt(std::unique_ptr<GameSession> session, const storage::KnownFile& file = {});
    bool isOurJournal(const QString& path) const;
    void opened(const QString& path, Opened opened);
    void resumed(const QString& path, Resumed resumed);
    void branched(Branched branch);

    const RulesShelf& shelf_;
    std::unique_ptr<GameSession> session_;
    std::vector<std::unique_ptr<GameSession>> halfLeft_;  ///< not everybody has changed over from these
    std::function<bool()> mayLeave_;
    TableManners manners_;
    storage::KnownFile file_;
    int keptGames_ = 0;
    std::optional<std::chrono::milliseconds> diskPatience_;
    Job<NoProgress, Read> reading_;  ///< the game that was asked for last
    Job<NoProgress, storage::FolderSurvey> survey_;
    std::deque<std::shared_ptr<OnItsWay>> onTheirWay_;  ///< until somebody has been told what became of them
    int failures_ = 0;                                  ///< of saving
    DiskLane lane_;                                     ///< last: gone first, with all that is to be saved
};

}  // namespace gnostica::gui
