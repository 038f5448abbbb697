// The current game in all parts of the main window.
#pragma once

#include "app/rulesets/rules_shelf.h"
#include "app/wording/speaker.h"

#include <QObject>

#include <optional>

class QMainWindow;

namespace gnostica::gui {

class AdviceDocks;
class ComputerPlayers;
class EndDesk;
class GameDesk;
class GamePanels;
class GameSession;
class PanelFeed;
class PlayArea;
class RecapDesk;
class StartDesk;
class TableAccess;
class TurnController;

/// Passes new games to the parts and updates these when the game changes; holds the texts for its rules and sets the
/// window title.
class ShownGame : public QObject {
    Q_OBJECT

public:
    struct Parts {
        TurnController& turn;
        PlayArea& area;
        PanelFeed& feed;
        AdviceDocks& advice;
        EndDesk& end;
        RecapDesk& recap;
        GamePanels& panels;
        ComputerPlayers& computers;
        TableAccess& access;
        StartDesk& start;
    };

    /// All must outlive this.
    ShownGame(const RulesShelf& shelf, GameDesk& desk, const Parts& parts, QMainWindow& window);

    /// Writes texts about the game; nullptr before the first game.
    const wording::Speaker* speaker() const { return speaker_ ? &*speaker_ : nullptr; }
    /// Creates the texts again in the current language; before the first game, those of the base game.
    void rebuildSpeaker();
    /// Updates all parts if there is a game.
    void sync();
    void updateTitle();

private:
    void attach(GameSession* session);

    const RulesShelf& shelf_;
    GameDesk& desk_;
    Parts parts_;
    QMainWindow& window_;
    std::optional<wording::Speaker> speaker_;
};

}  // namespace gnostica::gui
