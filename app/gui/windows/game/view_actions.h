// Menus, keys and buttons for the display of board, log and help.
#pragma once

#include <QObject>

namespace gnostica::gui {

class ActionSet;
class BoardView;
class TablePanels;

/// Connects the actions that change the display, but not the game, with the widgets.
class ViewActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    ViewActions(const ActionSet& actions, BoardView& board, TablePanels& panels, QObject* parent = nullptr);
};

}  // namespace gnostica::gui
