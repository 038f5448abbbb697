// Lays everything on the table of a game.
#pragma once

#include "app/gui/windows/game/spread/table_plan.h"

#include <QObject>

class QWidget;

namespace gnostica::gui {

struct CardRoom;
class DueSheet;
class HandPanel;
class LargeCard;
class LeftColumn;
class PilesRow;
class PlayArea;
class Seals;
class TableSheets;

/// Gives board, hand, plates, piles, seals and sheets their places whenever the window, its letters or its direction
/// change.
class TableSpread : public QObject {
    Q_OBJECT

public:
    struct Parts {
        PlayArea& area;
        LeftColumn& column;
        PilesRow& piles;
        HandPanel& hand;
        Seals& seals;
        LargeCard& card;
        TableSheets& sheets;
        DueSheet& due;
    };

    /// All parts must outlive this; they become children of the area.
    TableSpread(const Parts& parts, QObject* parent);

    const TablePlan& plan() const { return plan_; }
    void lay();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layDue();
    void coverSeals();
    void layCard(const TableNeeds& needs);
    /// What lies on the table round the large card.
    CardRoom roomOfCard() const;

    Parts parts_;
    TablePlan plan_;
};

}  // namespace gnostica::gui
