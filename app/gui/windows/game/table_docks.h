// The panels around the table and their layout.
#pragma once

#include "app/gui/windows/game/help/help_panel.h"

#include <QObject>

#include <memory>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace gnostica::gui {

class CardArt;
class HandPanel;
class LogPanel;
class PilesPanel;
class PlayersPanel;
class SideColumn;

/// Makes the panels of every game in docks of the window: players and hand at the start of a line, log, help and piles
/// at its end. Does not know their contents.
class TableDocks : public QObject {
    Q_OBJECT

public:
    /// The actions that show and hide the docks are added to `menu`.
    TableDocks(const std::shared_ptr<const CardArt>& art, QMainWindow& window, QMenu& menu);

    SideColumn& side() const { return *side_; }
    HandPanel& hand() const { return *hand_; }
    PilesPanel& piles() const { return *piles_; }
    PlayersPanel& players() const { return *players_; }
    LogPanel& log() const { return *log_; }
    HelpPanel& help() const { return *help_; }
    /// Other docks can open as tabs over it.
    QDockWidget* logDock() const { return logDock_; }
    QDockWidget* pilesDock() const { return pilesDock_; }
    QDockWidget* helpDock() const { return helpDock_; }

    /// Sets the default sizes of a new window, with the log in front.
    void arrange();
    /// Updates the keyboard stops at the tabs; call when docks become accessible or inaccessible.
    void skipEmptyTabs();
    /// Brings the help to the front.
    void showHelp(HelpPage page);

Q_SIGNALS:
    /// Anything that covers the docks makes room for the help.
    void helpShown(QDockWidget* help);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    QDockWidget* addDock(QWidget* panel, const QString& name, Qt::DockWidgetArea area, QMenu& menu);
    void shareWidth();

    QMainWindow& window_;
    HandPanel* hand_;
    PilesPanel* piles_;
    PlayersPanel* players_;
    LogPanel* log_;
    HelpPanel* help_;
    SideColumn* side_;
    QDockWidget* sideDock_;
    QDockWidget* logDock_;
    QDockWidget* helpDock_;
    QDockWidget* pilesDock_;
};

}  // namespace gnostica::gui
