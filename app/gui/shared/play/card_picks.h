// Picking cards of the hand and of the piles.
#pragma once

#include <QObject>

namespace gnostica::gui {

class HandPanel;
class PilesPanel;
class PlayTable;
class TurnController;

/// Tells the table which cards are picked, or asked about, and marks what can be picked and what is.
class CardPicks : public QObject {
    Q_OBJECT

public:
    /// All must outlive it; it belongs to the table.
    CardPicks(HandPanel& hand, PilesPanel& piles, const TurnController& turn, PlayTable& table);

private:
    void mark();

    HandPanel& hand_;
    PilesPanel& piles_;
    const TurnController& turn_;
    PlayTable& table_;
};

}  // namespace gnostica::gui
