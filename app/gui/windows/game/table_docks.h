// The panels around the table, and where they lie.
#pragma once

#include "app/gui/look/art/theme.h"
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

/// Makes the panels that every game has, in docks of the window: what belongs to the players at the start, log, help
/// and piles at the end of a line. What they show is not its business.
class TableDocks : public QObject {
    Q_OBJECT

public:
    /// What shows and hides the docks goes to `menu`.
    TableDocks(const std::shared_ptr<const CardArt>& art, QMainWindow& window, QMenu& menu);

    SideColumn& side() const { return *side_; }
    HandPanel& hand() const { return *hand_; }
    PilesPanel& piles() const { return *piles_; }
    PlayersPanel& players() const { return *players_; }
    LogPanel& log() const { return *log_; }
    HelpPanel& help() const { return *help_; }
    /// Others may open as tabs over it.
    QDockWidget* logDock() const { return logDock_; }
    QDockWidget* pilesDock() const { return pilesDock_; }
    QDockWidget* helpDock() const { return helpDock_; }

    /// The sizes of a window that was never arranged by anybody; the log in front.
    void arrange();
    /// Tells the keyboard which tabs there are to stop at; to be called when the docks can be reached, or no longer.
    void skipEmptyTabs();
    /// Brings the help to the front.
    void showHelp(HelpPage page);

Q_SIGNALS:
    /// Whatever lies over the docks makes room for it.
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
