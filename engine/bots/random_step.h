// Random choices among steps, for players that do not judge.
#pragma once

#include "engine/model/rng.h"
#include "engine/model/step.h"

#include <span>

namespace gnostica::engine::bots {

/// Draws a kind of step, then a step of that kind: otherwise the many ways to refresh a hand would dominate. At least
/// one step is needed.
const Step& drawStep(std::span<const Step> steps, Rng& rng);

}  // namespace gnostica::engine::bots
