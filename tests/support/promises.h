// The promises of every state of every ruleset at every step. One suite for all rulesets.
#pragma once

#include "engine/model/step_list.h"
#include "engine/play/play.h"

#include <string>

namespace gnostica::tests {

// Each function describes the broken promise, or returns an empty text.

/// SET-1, SET-2: every card and every pyramid exists exactly once; no piece is in the void, and no space has two cards;
/// hands keep to their limit.
std::string brokenAccounts(const engine::Rules& rules, const engine::State& state);

/// The player to act has steps, each listed once; nobody else has any.
std::string brokenList(const engine::Rules& rules, const engine::State& state, const engine::StepList& steps);

/// A step is explained as legal if it is listed, and as refused if not; every step gets an answer.
std::string brokenExplanations(const engine::Rules& rules, const engine::State& state, const engine::StepList& steps,
                               engine::Rng& rng);

/// The view of a seat does not depend on hidden facts, and an imagined state looks like the true one.
std::string brokenViews(const engine::Rules& rules, const engine::State& state, const engine::StepList& steps,
                        engine::Rng& rng);

/// A finished game has winners who are still in it and have earned the win.
std::string brokenEnd(const engine::Rules& rules, const engine::State& state);

/// All of the above promises that a state of this kind can break.
std::string brokenPromise(const engine::Rules& rules, const engine::State& state, const engine::StepList& steps,
                          engine::Rng& rng);

}  // namespace gnostica::tests
