// The current game in all parts of the main window.
#pragma once

#include "app/rulesets/rules_shelf.h"
#include "app/wording/speaker.h"

#include <QObject>

#include <optional>

class QMainWindow;

namespace gnostica::table {
class ComputerPlayers;
class GameDesk;
class GameSession;
}  // namespace gnostica::table

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

class AdviceSheets;
class EndDesk;
class GamePanels;
class PanelFeed;
class PlayArea;
class RecapDesk;
class StageDesk;
class StartDesk;
class TableAccess;

/// Passes new games to the parts and updates these when the game changes; holds the texts for its rules and sets the
/// window title.
class ShownGame : public QObject {
    Q_OBJECT

public:
    struct Parts {
        turn::TurnController& turn;
        PlayArea& area;
        PanelFeed& feed;
        AdviceSheets& advice;
        EndDesk& end;
        RecapDesk& recap;
        StageDesk& stage;
        GamePanels& panels;
        table::ComputerPlayers& computers;
        TableAccess& access;
        StartDesk& start;
    };

    /// All must outlive this.
    ShownGame(const rulesets::RulesShelf& shelf, table::GameDesk& desk, const Parts& parts, QMainWindow& window);

    /// Updates all parts if there is a game.
    void sync();
    void updateTitle();

private:
    void describeBase();
    void attach(table::GameSession* session);

    const rulesets::RulesShelf& shelf_;
    table::GameDesk& desk_;
    Parts parts_;
    QMainWindow& window_;
    std::optional<wording::Speaker> speaker_;  ///< none before the first game
};

}  // namespace gnostica::gui
