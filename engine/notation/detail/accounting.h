// Nothing is lost: every card and every pyramid is somewhere, exactly once.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <string>
#include <vector>

namespace gnostica::engine {

/// Pieces of each seat and size on the board and in the stash.
using PieceCount = PerSeat<std::array<int, kSizes>>;
PieceCount countPieces(const State& state);

/// Something that does not add up: a card's id or a seat and size, how many there should be and are.
struct Imbalance {
    std::string what;
    int expected = 0;
    int found = 0;
};

/// Compares the cards with the deck, and the pieces with what there was before.
std::vector<Imbalance> imbalances(const Rules& rules, const State& state, const PieceCount& before);

}  // namespace gnostica::engine
