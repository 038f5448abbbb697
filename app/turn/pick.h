// Things that a player points at, one at a time.
#pragma once

#include "engine/model/step.h"

#include <variant>

namespace gnostica::turn {

struct PickWord {  ///< the action to take: a button
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
struct PickSource {  ///< the source of a territory's card
    engine::CardSource source{};
    bool operator==(const PickSource&) const = default;
};

using Pick = std::variant<PickWord, PickCard, PickSpace, PickPiece, PickAmount, PickFacing, PickSource>;

}  // namespace gnostica::turn
