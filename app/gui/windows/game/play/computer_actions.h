// Menus, keys and buttons for the computers at the table.
#pragma once

#include "app/table/seats/pace.h"

#include <QObject>

namespace gnostica::table {
class ComputerPlayers;
}  // namespace gnostica::table

namespace gnostica::gui {

class ActionSet;

/// Connects the actions that hurry, pause and pace the computers, and enables the available ones.
class ComputerActions : public QObject {
    Q_OBJECT

public:
    ComputerActions(const ActionSet& actions, table::ComputerPlayers& players, QObject* parent = nullptr);

Q_SIGNALS:
    /// A new pace has been chosen and is to be remembered.
    void paceChosen(gnostica::table::Pace pace);

private:
    void connectPaces();
    void update();

    const ActionSet& actions_;
    table::ComputerPlayers& players_;
};

}  // namespace gnostica::gui
