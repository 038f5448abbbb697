// What a player points at, one thing at a time.
#pragma once

#include "engine/model/step.h"

#include <variant>

namespace gnostica::gui {

struct PickWord {  ///< what is to be done: a button
    engine::StepWord word{};
    bool operator==(const PickWord&) const = default;
};
struct PickCard {
    engine::Card card;
    bool operator==(const PickCard&) const = default;
};
struct PickSpace {
    engine::Space space;
    bool operator==(const PickSpace&) const = default;
};
struct PickPiece {
    engine::PieceId piece = engine::kNoPiece;
    bool operator==(const PickPiece&) const = default;
};
struct PickAmount {  ///< spaces, pips, points, cards to draw
    int amount = 0;
    bool operator==(const PickAmount&) const = default;
};
struct PickFacing {
    engine::Facing facing{};
    bool operator==(const PickFacing&) const = default;
};
struct PickSource {  ///< where the card for a territory comes from
    engine::CardSource source{};
    bool operator==(const PickSource&) const = default;
};

using Pick = std::variant<PickWord, PickCard, PickSpace, PickPiece, PickAmount, PickFacing, PickSource>;

}  // namespace gnostica::gui
