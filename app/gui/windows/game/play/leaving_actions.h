// Menus and keys for people who leave the game.
#pragma once

#include <QObject>

class QWidget;

namespace gnostica::table {
class ComputerPlayers;
class GameDesk;
class GameSession;
}  // namespace gnostica::table

namespace gnostica::gui {

class ActionSet;

/// Connects the actions to resign, to let the computers finish the game, and to see the own hand while players choose
/// among open cards; enables the available ones.
class LeavingActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; questions open over `window`.
    LeavingActions(const ActionSet& actions, table::GameDesk& desk, table::ComputerPlayers& computers, QWidget& window);

private:
    void attach(table::GameSession* session);
    void resign();
    void finish();
    void update();

    const ActionSet& actions_;
    table::GameDesk& desk_;
    table::ComputerPlayers& computers_;
    QWidget& window_;
};

}  // namespace gnostica::gui
