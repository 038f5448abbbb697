// What stands on the cards of one ruleset.
#pragma once

#include "app/gui/look/art/cards/card_text.h"
#include "engine/model/card.h"
#include "engine/rules/rules.h"

#include <array>

namespace gnostica::gui {

/// Words, values and powers of all cards, as a ruleset has them. A value: make a new one when the rules or the
/// language change.
class CardFaces {
public:
    CardFaces() = default;
    explicit CardFaces(const engine::Rules& rules);

    /// Empty for no card.
    const CardText& text(engine::Card card) const;

private:
    std::array<CardText, engine::kCardCount> texts_;
    CardText none_;
};

}  // namespace gnostica::gui
