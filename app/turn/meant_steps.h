// The steps that a player could mean by pointing at something, legal or not.
#pragma once

#include "app/turn/pick.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <span>
#include <vector>

namespace gnostica::gui {

/// Completes what was pointed at to whole steps, of every kind of which it could be a part. What was not named is
/// filled with the nearest thing: each own piece as the minion, the space it aims at, one pip, the facing as it is.
std::vector<engine::Step> meantSteps(const engine::Rules& rules, const engine::State& state, engine::Seat decider,
                                     std::span<const Pick> before, const Pick& pick);

/// The simplest steps of every kind: what the buttons of all words could mean.
std::vector<engine::Step> meantSteps(const engine::Rules& rules, const engine::State& state, engine::Seat decider);

}  // namespace gnostica::gui
