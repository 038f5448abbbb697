// Idle turns made of ordinary steps, as a baseline for comparison.
#pragma once

#include "engine/model/step_list.h"
#include "engine/play/play.h"

#include <optional>

namespace gnostica::engine::bots {

/// A listed step that changes nothing: leaves a power unused, refreshes nothing, fetches no card, or ends the turn
/// without an announcement. nullopt if there is none.
std::optional<Step> idleStep(const Rules& rules, const StepList& steps);

/// The position at the close of the mover's turn after idle steps alone. nullopt if a step is compulsory, or if chance
/// or another seat decides.
std::optional<State> idleToClose(const Rules& rules, const State& state);

/// The position after the mover's turn is passed: with idle steps, or the first listed step where there is none, and
/// chance drawn from `rng`, until the next turn begins or the game is over.
State passTurn(const Rules& rules, const State& state, Rng& rng);

}  // namespace gnostica::engine::bots
