// The current game.
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

namespace gnostica::table {

/// The cases in which saving may overwrite a file.
enum class Overwrite : std::uint8_t {
    ownOnly,  ///< only if the file holds this game as it was last saved or opened
    agreed    ///< always: the player has agreed
};

/// Starts, opens, saves and resumes games, one at a time. The previous game stays in its journal.
class GameDesk : public QObject {
    Q_OBJECT

public:
    GameDesk(const rulesets::RulesShelf& shelf, QObject* parent = nullptr);
    ~GameDesk() override;

    /// Nullptr before the first game.
    GameSession* session() const { return session_.get(); }
    /// Path of the last save; empty if there was none.
    const QString& file() const { return file_.path; }
    void setManners(const TableManners& manners);
    /// Number of finished games to keep in the folder of games; 0 keeps all.
    void setKeptGames(int games) { keptGames_ = games; }
    /// How long steps and saves wait for the disk before the window continues without it (Referee::held()). By default
    /// they wait until the disk has finished.
    void setDiskPatience(std::chrono::milliseconds patience);
    /// Sets a function that is called before another game replaces this one; if it returns false, this game stays.
    void askBeforeLeaving(std::function<bool()> mayLeave) { mayLeave_ = std::move(mayLeave); }

    /// There may be fewer `players` than `names`: people play the remaining seats. Computers without a choice have the
    /// even temperament.
    void start(const engine::RulesetChoice& choice, const std::vector<std::string>& names, std::uint64_t seed,
               const std::vector<SeatPlayer>& players = {}, const std::vector<TemperamentChoice>& temperaments = {});
    /// Starts from a position, with one player per name; keys of the position that name a ruleset are ignored. Emits
    /// startFailed() also if the rules do not allow the position.
    void startFrom(const nlohmann::json& position, const engine::RulesetChoice& choice,
                   const std::vector<std::string>& names, std::uint64_t seed,
                   const std::vector<SeatPlayer>& players = {},
                   const std::vector<TemperamentChoice>& temperaments = {});
    /// Starts another game with the same players, rules and initial position. Does nothing before the first game.
    void rematch(std::uint64_t seed);
    /// Reads in the background; sessionChanged() or openFailed() follows, unless another game is requested first.
    /// Resumes one of our journals if nobody is playing it; otherwise opens a copy and also emits openedCopy().
    void open(const QString& path);
    /// Resumes a journal, as it is then, in the background; sessionChanged() or resumeFailed() follows.
    void resume(const QString& path, storage::TakeOver takeOver = storage::TakeOver::never);
    /// Starts a separate game from the step that is shown.
    void branch();
    /// Continues with a game made from a step of another game. Makes it in the background; sessionChanged() follows if
    /// this succeeds, unless another game is requested first.
    void goOn(const BranchMaker& make);
    /// True if saving there would overwrite anything but this game as it was last saved, or if others have changed the
    /// game's file. Saves in progress count as done.
    bool wouldOverwrite(const QString& path) const;
    /// Returns false after saveFailed(). Never writes to a journal. Writes in the background: if the disk is slow,
    /// returns true as soon as the save is queued; fileChanged() or saveFailed() follows.
    bool save(const QString& path, Overwrite overwrite = Overwrite::ownOnly);
    /// Waits for pending saves. Returns false if any of them failed, after saveFailed().
    bool finishSaving();

    /// Searches the folder of games in the background; foundUnfinished() always follows, even if none was found.
    void lookForUnfinished();

Q_SIGNALS:
    /// The game was replaced: connect to the new one, which begins immediately afterwards.
    void sessionChanged(gnostica::table::GameSession* session);
    void fileChanged();
    void startFailed(const gnostica::engine::Diagnostics& problems);
    void openFailed(const QString& path, const gnostica::table::RecordProblem& problem);
    /// The file was damaged; the record was opened up to the damage.
    void openedDamaged(const QString& path, const gnostica::engine::Diagnostic& damage);
    /// The game is being played elsewhere; this copy is independent of it.
    void openedCopy(const gnostica::storage::LockHolder& holder);
    void resumeFailed(const QString& path, const gnostica::table::ResumeProblem& problem);
    /// The journal is damaged; the game continues in a new one.
    void resumedDamaged(const gnostica::table::DamagedJournal& journal);
    void saveFailed(const gnostica::storage::FileError& error);
    /// The game cannot continue: Referee::stopped().
    void stopped(const std::exception_ptr& thrown);
    /// The journal of a finished game could not be renamed.
    void finishFailed(const gnostica::storage::FileError& error);
    void foundUnfinished(const gnostica::storage::FolderSurvey& found);

private:
    using Opened = tl::expected<OpenedRecord, RecordProblem>;
    using Resumed = tl::expected<ResumedGame, ResumeProblem>;
    using Branched = std::optional<Branch>;
    using Read = std::variant<Opened, Resumed, Branched>;

    using Saved = storage::FileResult<storage::KnownFile>;
    /// A game that is being saved.
    struct OnItsWay {
        QString path;
        QPointer<GameSession> game;
        int changes = 0;  ///< Referee::changes() when the save began
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

    const rulesets::RulesShelf& shelf_;
    std::unique_ptr<GameSession> session_;
    std::vector<std::unique_ptr<GameSession>> halfLeft_;  ///< old games that some users have not let go of
    std::function<bool()> mayLeave_;
    TableManners manners_;
    storage::KnownFile file_;
    int keptGames_ = 0;
    std::optional<std::chrono::milliseconds> diskPatience_;
    async::Job<async::NoProgress, Read> reading_;  ///< the game that was requested last
    async::Job<async::NoProgress, storage::FolderSurvey> survey_;
    std::deque<std::shared_ptr<OnItsWay>> onTheirWay_;  ///< until their outcomes have been reported
    int failures_ = 0;                                  ///< number of failed saves
    async::DiskLane lane_;                              ///< last member: destroyed first, after its pending saves
};

}  // namespace gnostica::table
