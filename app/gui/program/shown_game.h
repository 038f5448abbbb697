// The game on the desk, in all parts of the main window.
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

/// Hands the parts the game when there is another, and shows them anew when it goes on; keeps the words of its rules,
/// and calls the window by its name.
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

    /// All must outlive it.
    ShownGame(const RulesShelf& shelf, GameDesk& desk, const Parts& parts, QMainWindow& window);

    /// Who words what happens in it; nullptr before the first game.
    const wording::Speaker* speaker() const { return speaker_ ? &*speaker_ : nullptr; }
    /// Anew, in the language that is spoken now; before the first game those of the base game can be read.
    void rebuildSpeaker();
    /// Shows it anew, if there is one.
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
