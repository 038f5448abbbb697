// Menus, keys and buttons for the turn, and for going back and forth in the game.
#pragma once

#include "app/turn/pick.h"
#include "engine/model/step.h"

#include <QObject>

namespace gnostica::gui {

class ActionSet;
class GameDesk;
class TurnController;

/// Connects the actions of turn and history with the game on the desk, and enables those that can be used.
class TurnActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    TurnActions(const ActionSet& actions, TurnController& turn, GameDesk& desk, QObject* parent = nullptr);

Q_SIGNALS:
    void picked(const gnostica::gui::Pick& pick);
    /// A whole step.
    void chosen(const gnostica::engine::Step& step);

private:
    void connectTurn();
    void connectHistory();
    void update();

    const ActionSet& actions_;
    TurnController& turn_;
    GameDesk& desk_;
};

}  // namespace gnostica::gui
