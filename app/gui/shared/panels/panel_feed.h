// Connection of the game with the panels of its variant.
#pragma once

#include "app/table/seen_table.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

class PanelDocks;

/// Updates the panels whenever the game or the choice has changed.
class PanelFeed : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    PanelFeed(PanelDocks& docks, const turn::TurnController& turn, QObject* parent = nullptr);

    /// Sets the table to show and the speaker for its texts; both must remain valid until the next call.
    void attach(table::SeenTable* table, const wording::Speaker* speaker);

private:
    void sync();

    PanelDocks& docks_;
    const turn::TurnController& turn_;
    QPointer<table::SeenTable> table_;
    const wording::Speaker* speaker_ = nullptr;
};

}  // namespace gnostica::gui
