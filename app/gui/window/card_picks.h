// Picking cards of the hand and of the piles.
#pragma once

#include <QObject>

namespace gnostica::gui {

class HandPanel;
class PilesPanel;
class TurnController;

/// Carries what is picked to the controller, and marks what can be picked and what is.
class CardPicks : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    CardPicks(HandPanel& hand, PilesPanel& piles, TurnController& turn, QObject* parent = nullptr);

private:
    void mark();

    HandPanel& hand_;
    PilesPanel& piles_;
    TurnController& turn_;
};

}  // namespace gnostica::gui
