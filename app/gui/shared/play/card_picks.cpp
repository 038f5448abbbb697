#include "app/gui/shared/play/card_picks.h"

#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/piles_widget.h"
#include "app/gui/shared/play/pick_tool.h"
#include "app/gui/shared/play/play_table.h"
#include "app/turn/turn_controller.h"

#include <algorithm>
#include <type_traits>

namespace gnostica::gui {

CardPicks::CardPicks(HandPanel& hand, PilesWidget& piles, const turn::TurnController& turn, PlayTable& table)
    : QObject(&table),
      hand_(hand),
      piles_(piles),
      turn_(turn),
      table_(table) {
    const auto hear = [this](const auto& panel) {
        using Panel = std::remove_cvref_t<decltype(panel)>;
        const auto pick = [this](engine::Card card) { table_.take(turn::PickCard{card}); };
        connect(&panel, &Panel::cardPicked, this, pick);
        connect(&panel, &Panel::whyNotAsked, this, pick);  // the tool explains why not
        connect(&panel, &Panel::cardPickedAgain, this,
                [this](engine::Card card) { table_.pickTool().takeAgain(turn::PickCard{card}); });
    };
    hear(hand);
    hear(piles);
    const turn::PickSource drawPile{engine::CardSource::drawPile};
    connect(&piles, &PilesWidget::drawPilePicked, this, [this, drawPile] { table_.take(drawPile); });
    connect(&piles, &PilesWidget::drawPileAsked, this, [this, drawPile] {
        if (!turn_.chooser().isIdle()) {
            table_.take(drawPile);
        }
    });
    connect(&turn, &turn::TurnController::choiceChanged, this, &CardPicks::mark);
}

void CardPicks::mark() {
    engine::CardSet open;
    for (const engine::Card card : turn_.openCards()) {
        if (table_.pickTool().allows(turn::PickCard{card})) {
            open.insert(card);
        }
    }
    const engine::CardSet picked = turn_.pickedCards();
    const auto& sources = turn_.chooser().candidates().sources;
    hand_.setPickable(open | picked);
    hand_.setPicked(picked);
    piles_.setPickable(open | picked);
    piles_.setPicked(picked);
    piles_.setDrawPilePickable(std::ranges::find(sources, engine::CardSource::drawPile) != sources.end());
}

}  // namespace gnostica::gui
