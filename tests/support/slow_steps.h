// The legal steps found again without the quick lists.
#pragma once

#include "engine/play/play.h"

#include <string>

namespace gnostica::tests {

/// Fills `out` with the legal steps in any order: of all that are possible those that nothing refuses; of first halves
/// of links those that the link mends and for which a second half can be found. While a mechanic has the floor, and at
/// the end of a turn, with what legalSteps() gives.
void slowSteps(const engine::Rules& rules, const engine::State& state, engine::StepList& out);

/// How the quick lists differ from the slow ones; empty if they do not.
std::string brokenQuickList(const engine::Rules& rules, const engine::State& state, const engine::StepList& steps);

}  // namespace gnostica::tests
