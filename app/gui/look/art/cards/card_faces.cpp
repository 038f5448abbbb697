#include "app/gui/look/art/cards/card_faces.h"

#include "app/wording/names.h"
#include "app/wording/power_icons.h"
#include "engine/model/card_set.h"

#include <nlohmann/json.hpp>

namespace gnostica::gui {

using nlohmann::json;

CardFaces::CardFaces(const engine::Rules& rules) {
    const json document = json::parse(rules.document, nullptr, false);
    for (const engine::Card card : engine::CardSet::deck()) {
        texts_[card.index()] = {wording::cardName(card), wording::cardCorner(card), rules.valueOf(card),
                                wording::powerIcons(card, document)};
    }
}

const CardText& CardFaces::text(engine::Card card) const {
    return card.isNone() ? none_ : texts_[card.index()];
}

}  // namespace gnostica::gui
