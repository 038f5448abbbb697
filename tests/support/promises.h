// What every state of every ruleset promises, at every decision. One suite for all of them.
#pragma once

#include "engine/model/step_list.h"
#include "engine/play/play.h"

#include <string>

namespace gnostica::tests {

// Each returns what is broken, in words, or nothing.

/// SET-1, SET-2: every card and every pyramid is there exactly once; nobody stands in the void or shares a space
/// with a second card; hands keep to their limit.
std::string brokenAccounts(const engine::Rules& rules, const engine::State& state);

/// Whoever is to decide has steps, each once; nobody else has any.
std::string brokenList(const engine::Rules& rules, const engine::State& state, const engine::StepList& steps);

/// A step is explained as legal if it is listed, and refused otherwise; whatever it says, it has an answer.
std::string brokenExplanations(const engine::Rules& rules, const engine::State& state, const engine::StepList& steps,
                               engine::Rng& rng);

/// What a seat sees depends on nothing hidden, and an imagined state looks like the true one.
std::string brokenViews(const engine::Rules& rules, const engine::State& state, const engine::StepList& steps,
                        engine::Rng& rng);

/// A game that is over has winners who are still in it and have earned it.
std::string brokenEnd(const engine::Rules& rules, const engine::State& state);

/// All of the above that a moment of this kind can break.
std::string brokenPromise(const engine::Rules& rules, const engine::State& state, const engine::StepList& steps,
                          engine::Rng& rng);

}  // namespace gnostica::tests
