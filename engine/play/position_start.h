// The start of play from a position that was set up by hand.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/rules.h"

namespace gnostica::engine {

/// Clears the memory of mechanics, so that a position's own fields can be read into it.
void resetMechanics(const Rules& rules, State& state);

/// Begins the turn of `seat`, with the order of turns clockwise from A. Pieces in the void remain there until the first
/// step is complete; nothing is shuffled before that.
void beginTurnAt(const Rules& rules, State& state, Seat seat);

/// Begins with the bids, whatever the setting for the first player.
void beginBids(const Rules& rules, State& state);

/// Cards that are neither on the board nor in a hand or pile: bids.
CardSet cardsAside(const Rules& rules, const State& state);

}  // namespace gnostica::engine
