// Picks of cards in the hand and the piles.
#pragma once

#include <QObject>

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

class HandPanel;
class PilesWidget;
class PlayTable;

/// Passes picked and questioned cards to the table, and marks those that may be picked or are picked.
class CardPicks : public QObject {
    Q_OBJECT

public:
    /// All must outlive this, which is owned by the table.
    CardPicks(HandPanel& hand, PilesWidget& piles, const turn::TurnController& turn, PlayTable& table);

private:
    void mark();

    HandPanel& hand_;
    PilesWidget& piles_;
    const turn::TurnController& turn_;
    PlayTable& table_;
};

}  // namespace gnostica::gui
