#include "app/gui/shared/panels/hand_model.h"

namespace gnostica::gui {

void HandModel::setHand(const engine::View& view, engine::Seat seat) {
    std::vector<engine::Card> cards;
    if (engine::isPlayer(seat)) {
        const engine::CardSet known = view.known(seat);
        cards.assign(known.begin(), known.end());
        cards.resize(static_cast<std::size_t>(view.handSize(seat)), engine::Card::none());
    }
    setCards(cards);
}

}  // namespace gnostica::gui
