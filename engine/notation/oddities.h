// What a position may be, though no game leads there.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/refusal.h"
#include "engine/rules/rules.h"

#include <cstdint>
#include <vector>

namespace gnostica::engine {

/// Positions may be any test position: they are played all the same. Whoever sets one up is told.
struct Oddity {
    enum class Kind : std::uint8_t {
        crowded,      ///< SPC-4: more pieces on `space` than may stand there; `number` of them
        inVoid,       ///< SPC-3: `piece` on `space` returns to its stash when the first step is done
        largeHand,    ///< DRW-1: `seat` holds `number` cards, more than `most`
        noTerritory,  ///< CHL-4: the board holds none
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

/// All of a state at the start of a turn, in the order of the kinds. Needs no more than a millisecond.
std::vector<Oddity> odditiesOf(const Rules& rules, const State& state);

}  // namespace gnostica::engine
