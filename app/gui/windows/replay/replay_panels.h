// The panels around the table of a replay.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/shared/panels/plugins/dock_column.h"
#include "app/gui/shared/panels/plugins/panel_docks.h"
#include "app/table/replay/replay.h"
#include "app/wording/speaker.h"

#include <QObject>

#include <memory>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace gnostica::gui {

class HandPanel;
class LogPanel;
class PlayersPanel;

/// Players, hand, log, and the panels of the variant, each in a dock of the window.
class ReplayPanels : public QObject {
    Q_OBJECT

public:
    /// The actions that show and hide the docks are added to `menu`. All must outlive this.
    ReplayPanels(const std::shared_ptr<const CardArt>& art, const PanelShelf& shelf, QMainWindow& window, QMenu& menu);

    LogPanel& log() const { return *log_; }
    void setMotion(int milliseconds);
    /// The words of a game; rules and speaker must exist until the next call.
    void setWords(const engine::Rules& rules, const wording::Speaker& speaker);
    void sync(const table::Replay& replay);
    void animate(const engine::EventList& events) { variant_.animate(events); }

private:
    void retranslate();
    QDockWidget* addDock(QWidget* panel, const QString& name, Qt::DockWidgetArea area, QMenu& menu);

    QMainWindow& window_;
    DockColumn variantPlace_;
    PanelDocks variant_;
    PlayersPanel* players_;
    HandPanel* hand_;
    LogPanel* log_;
    QDockWidget* playersDock_;
    QDockWidget* handDock_;
    QDockWidget* logDock_;
    const wording::Speaker* speaker_ = nullptr;
};

}  // namespace gnostica::gui
