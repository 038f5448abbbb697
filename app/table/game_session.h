// The game that is played at this screen.
#pragma once

#include "app/table/branch.h"
#include "app/table/person_agent.h"
#include "app/table/referee.h"
#include "app/table/seen_table.h"

#include <QObject>
#include <QString>
#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace gnostica::table {

/// The position on the table, for play under other rules.
struct TablePosition {
    nlohmann::json position;
    std::shared_ptr<const engine::Rules> rules;  ///< the rules of the game so far
    std::vector<QString> names;
    std::vector<std::string> players;  ///< as in records
};

/// Connects the referee of a game with the table that shows it, and lets the people at the screen answer: only when the
/// table shows them their own decision.
class GameSession : public QObject {
    Q_OBJECT

public:
    GameSession(engine::RecordHeader header, engine::Game game, std::vector<std::chrono::milliseconds> times = {},
                QObject* parent = nullptr);

    Referee& referee() { return referee_; }
    const Referee& referee() const { return referee_; }
    SeenTable& table() { return table_; }
    const SeenTable& table() const { return table_; }
    const engine::Game& game() const { return referee_.game(); }
    const engine::Rules& rules() const { return referee_.rules(); }
    std::vector<QString> seatNames() const;
    /// To be called once, when all is connected.
    void begin() { referee_.begin(); }

    /// Plays a step of the person at the screen. False if it was not taken: Referee::refused() gives the reason.
    bool play(const engine::Step& step);
    /// The reason why the last step may not be taken back; nullopt if it may.
    std::optional<engine::UndoBar> undoBar() const;
    void undo();
    /// The person at the screen, who may resign now; Seat::none for nobody.
    engine::Seat mayResign() const;
    /// True if that would end the game, because only one opponent is left.
    bool resigningEnds() const;
    /// The person at the screen resigns: the only opponent left wins, or else a computer of that level plays on. False
    /// if nobody may resign now.
    bool resign(engine::bots::Level successor);
    /// The people who have not been eliminated and have not left.
    std::vector<engine::Seat> peopleInGame() const;
    bool canLetComputersFinish() const;
    /// Computers of that level play on for all peopleInGame(). Their hands stay secret.
    bool letComputersFinish(engine::bots::Level level);
    bool canRedo() const { return table_.isLive() && !table_.coveredFor() && referee_.canRedo(); }
    void redo();
    /// For a new game from the position that is shown: everything that the viewer cannot know is dealt again. Makes
    /// none if there is no turn to start from (before the first turn, after the end).
    BranchMaker branching() const;
    bool canBranch() const;
    /// The position that is shown, for play under other rules, with everything that the viewer cannot know dealt again;
    /// nullopt unless canPlayOn(). For viewers there is shownMoment().
    std::optional<TablePosition> positionToPlayOn() const;
    /// False while the screen is handed over.
    bool canPlayOn() const { return canBranch() && !table_.coveredFor(); }

private:
    void seatPeople();

    Referee referee_;
    SeenTable table_;
    PersonAgent person_;
};

}  // namespace gnostica::table
