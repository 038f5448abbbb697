// What a seat's position counts.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/rules.h"

namespace gnostica::engine {

/// SCO-1: the points of the territories on which this seat has pieces and none of its enemies has, or what the rules
/// count instead (Rules::scoring); and whatever the game's mechanics make of them (Mechanic::changedScore).
int score(const Rules& rules, const State& state, Seat seat);

/// The highest score among the enemies of this seat who are still in the game; 0 if there are none.
int bestEnemyScore(const Rules& rules, const State& state, Seat seat);

/// More than this nobody can ever have on the board by these settings: every piece of a stash on a space of its own,
/// each worth the most.
int mostPointsOnBoard(const GameSettings& settings);

}  // namespace gnostica::engine
