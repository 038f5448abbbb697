// Which actions of the turn can be used, and going back and forth in the game.
#pragma once

#include <QObject>

namespace gnostica::gui {

class ActionSet;
class GameDesk;
class TurnController;

/// Connects the actions of the history with the game on the desk, and enables those of history and turn that can be
/// used. What those of the turn do the table knows.
class TurnActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    TurnActions(const ActionSet& actions, TurnController& turn, GameDesk& desk, QObject* parent = nullptr);

private:
    void connectHistory();
    void update();

    const ActionSet& actions_;
    TurnController& turn_;
    GameDesk& desk_;
};

}  // namespace gnostica::gui
