// Availability of the actions for the turn and for undo and redo.
#pragma once

#include <QObject>

namespace gnostica::gui {

class ActionSet;
class GameDesk;
class TurnController;

/// Connects the history actions with the game on the desk, and enables the available actions of history and turn. The
/// actions of the turn are carried out by the table.
class TurnActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    TurnActions(const ActionSet& actions, TurnController& turn, GameDesk& desk, QObject* parent = nullptr);

private:
    void connectHistory();
    void update();

    const ActionSet& actions_;
    TurnController& turn_;
    GameDesk& desk_;
};

}  // namespace gnostica::gui
