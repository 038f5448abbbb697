// Accounting: every card and every pyramid must be present exactly once.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <string>
#include <vector>

namespace gnostica::engine {

/// Pieces of each seat and size on the board and in the stash.
using PieceCount = PerSeat<std::array<int, kSizes>>;
PieceCount countPieces(const State& state);

/// A count that is wrong: a card's id or a seat and size, with the expected and the found number.
struct Imbalance {
    std::string what;
    int expected = 0;
    int found = 0;
};

/// Compares the cards with the deck, and the pieces with an earlier count.
std::vector<Imbalance> imbalances(const Rules& rules, const State& state, const PieceCount& before);

}  // namespace gnostica::engine
