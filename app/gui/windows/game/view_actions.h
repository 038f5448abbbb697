// Menus, keys and buttons for looking: at the board, at the log, at the help.
#pragma once

#include <QObject>

namespace gnostica::gui {

class ActionSet;
class BoardView;
class TableDocks;

/// Connects the actions that change what is seen, and nothing of the game, with what shows it.
class ViewActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    ViewActions(const ActionSet& actions, BoardView& board, TableDocks& docks, QObject* parent = nullptr);
};

}  // namespace gnostica::gui
