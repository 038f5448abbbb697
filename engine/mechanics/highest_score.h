// The leaders.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <cstdint>

namespace gnostica::engine {

/// The seats with the highest score (TMR-1), as bits; never eliminated ones.
std::uint8_t seatsWithHighestScore(const Rules& rules, const State& state);

}  // namespace gnostica::engine
