// Availability of the actions for the turn and for undo and redo.
#pragma once

#include <QObject>

namespace gnostica::table {
class GameDesk;
}  // namespace gnostica::table

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

class ActionSet;

/// Connects the history actions with the game on the desk, and enables the available actions of history and turn. The
/// actions of the turn are carried out by the table.
class TurnActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    TurnActions(const ActionSet& actions, turn::TurnController& turn, table::GameDesk& desk, QObject* parent = nullptr);

private:
    void connectHistory();
    void update();

    const ActionSet& actions_;
    turn::TurnController& turn_;
    table::GameDesk& desk_;
};

}  // namespace gnostica::gui
