// The legal steps, computed without the optimised lists.
#pragma once

#include "engine/play/play.h"

#include <string>

namespace gnostica::tests {

/// Fills `out` with the legal steps in any order: every possible step that is not refused, and every first half of a
/// link that the link permits and for which a second half exists. While a mechanic has a step to choose, and at the end
/// of a turn, uses the steps of legalSteps().
void slowSteps(const engine::Rules& rules, const engine::State& state, engine::StepList& out);

/// The difference between the optimised and the slow list; empty if there is none.
std::string brokenQuickList(const engine::Rules& rules, const engine::State& state, const engine::StepList& steps);

}  // namespace gnostica::tests
