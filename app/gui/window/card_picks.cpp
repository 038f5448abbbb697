#include "app/gui/window/card_picks.h"

#include "app/gui/panels/hand_panel.h"
#include "app/gui/panels/piles_panel.h"
#include "app/gui/play/turn_controller.h"

#include <algorithm>

namespace gnostica::gui {

CardPicks::CardPicks(HandPanel& hand, PilesPanel& piles, const TurnController& turn, QObject* parent)
    : QObject(parent),
      hand_(hand),
      piles_(piles),
      turn_(turn) {
    const auto pickCard = [this](engine::Card card) { Q_EMIT picked(PickCard{card}); };
    const auto pickAgain = [this](engine::Card card) { Q_EMIT pickedAgain(PickCard{card}); };
    connect(&hand, &HandPanel::cardPicked, this, pickCard);
    connect(&hand, &HandPanel::cardPickedAgain, this, pickAgain);
    connect(&piles, &PilesPanel::cardPickedAgain, this, pickAgain);
    connect(&hand, &HandPanel::whyNotAsked, this, pickCard);
    connect(&piles, &PilesPanel::cardPicked, this, pickCard);
    connect(&piles, &PilesPanel::whyNotAsked, this, pickCard);
    connect(&piles, &PilesPanel::drawPilePicked, this,
            [this] { Q_EMIT picked(PickSource{engine::CardSource::drawPile}); });
    connect(&piles, &PilesPanel::drawPileAsked, this, [this] {
        if (!turn_.chooser().isIdle()) {
            Q_EMIT picked(PickSource{engine::CardSource::drawPile});
        }
    });
    connect(&turn, &TurnController::choiceChanged, this, &CardPicks::mark);
}

void CardPicks::mark() {
    const auto& sources = turn_.chooser().candidates().sources;
    hand_.setPickable(turn_.openCards());
    hand_.setPicked(turn_.pickedCards());
    piles_.setPickable(turn_.openCards());
    piles_.setPicked(turn_.pickedCards());
    piles_.setDrawPilePickable(std::ranges::find(sources, engine::CardSource::drawPile) != sources.end());
}

}  // namespace gnostica::gui
