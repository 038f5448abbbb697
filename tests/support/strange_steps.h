// Steps that nobody has listed: to be explained, never to be played.
#pragma once

#include "engine/model/rng.h"
#include "engine/model/state.h"
#include "engine/model/step.h"
#include "engine/rules/rules.h"
#include "tests/support/step_key.h"

namespace gnostica::tests {

/// The same kind of step with one of its parts replaced at random: another piece, facing, number, card, space.
/// Pieces are always some that stand on the board, so there must be one.
engine::Step mutated(const engine::State& state, engine::Step step, engine::Rng& rng);

/// A step of any kind whose parts are all drawn at random.
engine::Step anyStep(const engine::State& state, engine::Rng& rng);

/// True if `step` is listed once pieces that it names are exchanged for pieces alike in everything (one of which
/// stands for all in a list).
bool isTwinOfListed(const engine::Rules& rules, const engine::State& state, const engine::Step& step,
                    const StepSet& listed);

}  // namespace gnostica::tests
