// The game that is being played at this screen.
#pragma once

#include "app/table/branch.h"
#include "app/table/person_agent.h"
#include "app/table/referee.h"
#include "app/table/table_view.h"

#include <QObject>
#include <QString>
#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace gnostica::gui {

/// What lies on the table, for others to play on by other rules.
struct TablePosition {
    nlohmann::json position;
    std::shared_ptr<const engine::Rules> rules;  ///< by which it came about
    std::vector<QString> names;
    std::vector<std::string> players;  ///< as records have them
};

/// Brings the referee of a game and the table that shows it together, and lets the people before the screen answer:
/// only where the table shows them the decision that is theirs.
class GameSession : public QObject {
    Q_OBJECT

public:
    GameSession(engine::RecordHeader header, engine::Game game, std::vector<std::chrono::milliseconds> times = {},
                QObject* parent = nullptr);

    Referee& referee() { return referee_; }
    const Referee& referee() const { return referee_; }
    TableView& table() { return table_; }
    const TableView& table() const { return table_; }
    const engine::Game& game() const { return referee_.game(); }
    const engine::Rules& rules() const { return referee_.rules(); }
    std::vector<QString> seatNames() const;
    /// Call once, when all are connected.
    void begin() { referee_.begin(); }

    /// The step of the person before the screen. True if it was taken; otherwise Referee::refused() says why not.
    bool play(const engine::Step& step);
    /// Why the last step may not be taken back; nullopt if it may.
    std::optional<engine::UndoBar> undoBar() const;
    void undo();
    bool canRedo() const { return table_.isLive() && !table_.coveredFor() && referee_.canRedo(); }
    void redo();
    /// For a new game that goes on from the moment that is shown: what the viewer cannot know is dealt anew. There is
    /// none where there is nothing to go on from (before the first turn, after the end).
    BranchMaker branching() const;
    bool canBranch() const;
    /// The moment that is shown, to be played on by other rules, with what the viewer cannot know dealt anew; nothing
    /// where canPlayOn() says no. What others may look at is shownMoment().
    std::optional<TablePosition> positionToPlayOn() const;
    /// Not while the screen is handed over.
    bool canPlayOn() const { return canBranch() && !table_.coveredFor(); }

private:
    Referee referee_;
    TableView table_;
    PersonAgent person_;
};

}  // namespace gnostica::gui
