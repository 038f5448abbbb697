// Oddities: properties of a position that no game leads to.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/refusal.h"
#include "engine/rules/rules.h"

#include <cstdint>
#include <vector>

namespace gnostica::engine {

/// Any test position is allowed, and is played all the same; programs inform the person who sets one up.
struct Oddity {
    enum class Kind : std::uint8_t {
        crowded,      ///< SPC-4: more pieces on `space` than it may hold; `number` of them
        inVoid,       ///< SPC-3: `piece` on `space` returns to its stash after the first step
        largeHand,    ///< DRW-1: `seat` holds `number` cards, more than `most`
        noTerritory,  ///< CHL-4: the board has no territory
        noSeatLeft    ///< CHL-3: only `seat` is still in the game
    };
    Kind kind{};
    RuleId rule;
    Space space = {};
    PieceId piece = kNoPiece;
    Seat seat = Seat::none;
    int number = 0;
    int most = 0;
};

/// All oddities of a state at the start of a turn, in the order of the kinds. Takes at most one millisecond.
std::vector<Oddity> odditiesOf(const Rules& rules, const State& state);

}  // namespace gnostica::engine
