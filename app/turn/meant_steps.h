// The steps that a player may mean by pointing at something, legal or not.
#pragma once

#include "app/turn/pick.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <span>
#include <vector>

namespace gnostica::turn {

/// Completes the picks to whole steps of every kind that can contain them. Uses the most obvious value for the rest:
/// each own piece as the minion, the space it aims at, one pip, the present facing where it can be kept.
std::vector<engine::Step> meantSteps(const engine::Rules& rules, const engine::State& state, engine::Seat decider,
                                     std::span<const Pick> before, const Pick& pick);

/// The simplest steps of every kind: the possible meanings of all buttons with words.
std::vector<engine::Step> meantSteps(const engine::Rules& rules, const engine::State& state, engine::Seat decider);

}  // namespace gnostica::turn
