// Picking cards of the hand and of the piles.
#pragma once

#include <QObject>

namespace gnostica::gui {

class HandPanel;
class PickHub;
class PilesPanel;
class TurnController;

/// Tells the hub which cards are picked, or asked about, and marks what can be picked and what is.
class CardPicks : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    CardPicks(HandPanel& hand, PilesPanel& piles, const TurnController& turn, PickHub& hub, QObject* parent = nullptr);

private:
    void mark();

    HandPanel& hand_;
    PilesPanel& piles_;
    const TurnController& turn_;
    PickHub& hub_;
};

}  // namespace gnostica::gui
