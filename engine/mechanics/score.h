// What a seat's territories are worth.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/rules.h"

namespace gnostica::engine {

/// SCO-1: the points of the territories that only this seat's pieces occupy.
int score(const Rules& rules, const State& state, Seat seat);

}  // namespace gnostica::engine
