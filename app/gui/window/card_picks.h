// Picking cards of the hand and of the piles.
#pragma once

#include "app/gui/play/choice/pick.h"

#include <QObject>

namespace gnostica::gui {

class HandPanel;
class PilesPanel;
class TurnController;

/// Says what is picked, or asked about, and marks what can be picked and what is.
class CardPicks : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    CardPicks(HandPanel& hand, PilesPanel& piles, const TurnController& turn, QObject* parent = nullptr);

Q_SIGNALS:
    void picked(const gnostica::gui::Pick& pick);
    /// The second click of a double click.
    void pickedAgain(const gnostica::gui::Pick& pick);

private:
    void mark();

    HandPanel& hand_;
    PilesPanel& piles_;
    const TurnController& turn_;
};

}  // namespace gnostica::gui
