// Controls of play besides pointing at the board.
#pragma once

class QMainWindow;

namespace gnostica::table {
class ComputerPlayers;
class GameDesk;
}  // namespace gnostica::table

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

class ActionSet;
class PlayArea;
class SettingsStore;
class TableAccess;
class TablePanels;

/// Connects keys, cards in the panels, and the actions of turn, view, pictures, resigning and computer players. All
/// must outlive the window.
void addPlayControls(const ActionSet& actions, turn::TurnController& turn, table::GameDesk& desk,
                     table::ComputerPlayers& computers, SettingsStore& settings, PlayArea& area, TablePanels& panels,
                     const TableAccess& access, QMainWindow& window);

}  // namespace gnostica::gui
