// Texts on the cards of one ruleset.
#pragma once

#include "app/gui/look/art/cards/card_text.h"
#include "engine/model/card.h"
#include "engine/rules/rules.h"

#include <array>

namespace gnostica::gui {

/// Names, values and powers of all cards in a ruleset. A value type: make a new one when the rules or the language
/// change.
class CardFaces {
public:
    CardFaces() = default;
    explicit CardFaces(const engine::Rules& rules);

    /// Empty if there is no card.
    const CardText& text(engine::Card card) const;

private:
    std::array<CardText, engine::kCardCount> texts_;
    CardText none_;
};

}  // namespace gnostica::gui
