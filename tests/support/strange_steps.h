// Steps that are not in any list: to be explained, never played.
#pragma once

#include "engine/model/rng.h"
#include "engine/model/state.h"
#include "engine/model/step.h"
#include "engine/rules/rules.h"
#include "tests/support/step_key.h"

namespace gnostica::tests {

/// A step of the same kind with one part replaced at random: a piece, facing, number, card or space. Pieces are always
/// on the board, so it must have at least one.
engine::Step mutated(const engine::State& state, engine::Step step, engine::Rng& rng);

/// A step of any kind with random parts.
engine::Step anyStep(const engine::State& state, engine::Rng& rng);

/// True if `step` is listed after pieces that it names are replaced by identical pieces (in a list, one represents
/// all).
bool isTwinOfListed(const engine::Rules& rules, const engine::State& state, const engine::Step& step,
                    const StepSet& listed);

}  // namespace gnostica::tests
