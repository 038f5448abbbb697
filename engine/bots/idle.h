// Doing nothing in a turn, by steps like any others: what one can do is compared with it.
#pragma once

#include "engine/model/step_list.h"
#include "engine/play/play.h"

#include <optional>

namespace gnostica::engine::bots {

/// A listed step that changes nothing: leaves a power unused, refreshes nothing, fetches no card, ends the turn
/// without a word. Nothing if there is none.
std::optional<Step> idleStep(const Rules& rules, const StepList& steps);

/// The turn of the mover brought to its closing by idle steps alone. Nothing if something must be done, or chance or
/// another seat has a say.
std::optional<State> idleToClose(const Rules& rules, const State& state);

/// The turn of the mover passed: by idle steps, where there is none by the first that is listed, and by chance drawn
/// from `rng`, until the next turn begins or the game is over.
State passTurn(const Rules& rules, const State& state, Rng& rng);

}  // namespace gnostica::engine::bots
