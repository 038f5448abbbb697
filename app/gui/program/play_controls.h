// The ways to play other than by pointing at the board.
#pragma once

#include <QObject>

class QMainWindow;

namespace gnostica::gui {

class ActionSet;
class ComputerPlayers;
class GameDesk;
class KeyPicks;
class KeyboardFocus;
class PlayArea;
class SettingsStore;
class TableAccess;
class TableDocks;
class TurnController;

/// Keys, cards in the panels, and the actions of turn, view and computers. Asks before an announcement.
class PlayControls : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    PlayControls(const ActionSet& actions, TurnController& turn, GameDesk& desk, ComputerPlayers& computers,
                 SettingsStore& settings, PlayArea& area, TableDocks& docks, const TableAccess& access,
                 QMainWindow& window);
    /// In the language that is spoken now.
    void retranslate() const;

private:
    KeyPicks* keys_;
    KeyboardFocus* focus_;
};

}  // namespace gnostica::gui
