// The game, as the panels of its variant show it.
#pragma once

#include "app/table/table_view.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>

namespace gnostica::gui {

class PanelDocks;
class TurnController;

/// Shows the panels the game and what is chosen, whenever either has changed.
class PanelFeed : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    PanelFeed(PanelDocks& docks, const TurnController& turn, QObject* parent = nullptr);

    /// The table that is shown from now on, and how one speaks of it; both must stay until the next call.
    void attach(TableView* table, const wording::Speaker* speaker);

private:
    void sync();

    PanelDocks& docks_;
    const TurnController& turn_;
    QPointer<TableView> table_;
    const wording::Speaker* speaker_ = nullptr;
};

}  // namespace gnostica::gui
