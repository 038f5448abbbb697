// The score of a seat.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/rules.h"

namespace gnostica::engine {

/// SCO-1: the points of the territories on which this seat has pieces and none of its enemies has, or as the rules
/// count instead (Rules::scoring); then changed by the game's mechanics (Mechanic::changedScore).
int score(const Rules& rules, const State& state, Seat seat);

/// SCO-1: true if this seat has pieces in the space and its score counts the space: none of its enemies has pieces
/// there, or as the rules say instead (Rules::scoring). Pieces of allies contest nothing.
bool isHeld(const Rules& rules, const State& state, Seat seat, Space space);

/// The points that the score of this seat counts for a space, before mechanics change it; 0 if it does not hold the
/// space.
int pointsAt(const Rules& rules, const State& state, Seat seat, Space space);

/// The highest score among the enemies of this seat that are still in the game; 0 if there are none.
int bestEnemyScore(const Rules& rules, const State& state, Seat seat);

/// Upper limit to a player's points on the board under these settings: every piece of a stash on a separate space, each
/// worth the most.
int mostPointsOnBoard(const GameSettings& settings);

}  // namespace gnostica::engine
