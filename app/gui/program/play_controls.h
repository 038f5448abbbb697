// Controls of play besides pointing at the board.
#pragma once

class QMainWindow;

namespace gnostica::gui {

class ActionSet;
class ComputerPlayers;
class GameDesk;
class PlayArea;
class SettingsStore;
class TableAccess;
class TableDocks;
class TurnController;

/// Connects keys, cards in the panels, and the actions of turn, view and computer players; an announcement needs
/// confirmation. All must outlive the window.
void addPlayControls(const ActionSet& actions, TurnController& turn, GameDesk& desk, ComputerPlayers& computers,
                     SettingsStore& settings, PlayArea& area, TableDocks& docks, const TableAccess& access,
                     QMainWindow& window);

}  // namespace gnostica::gui
