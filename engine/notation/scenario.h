// Scenarios: tests of the rules, written in the notation.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/notation/position.h"
#include "engine/notation/rehearsal.h"
#include "engine/rules/refusal.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <string>

namespace gnostica::engine {

/// What went wrong in a scenario.
enum class ScenarioFault : std::uint8_t {
    invalid,     ///< the scenario itself, `problem` says what
    refused,     ///< a step of `steps` or `accepts` is not legal; `problem` says why
    accepted,    ///< a step of `rejects` is legal
    wrongRule,   ///< a step is refused by another rule: `expected` and `found` are the ids
    unexpected,  ///< a key of `expect` (in `step`) has another value: `expected` and `found` are JSON
    unaccounted  ///< after this step a card or a pyramid is not there exactly once
};

/// One failure, as data.
struct ScenarioFailure {
    ScenarioFault fault{};
    std::string step;  ///< the step's text, or the pointer of an expectation: "/expect/pieces"
    std::string expected;
    std::string found;
    std::optional<StepProblem> problem;
    std::optional<Rehearsal> at;  ///< the moment at which a step was to be taken
    std::string pointer = {};     ///< what in the scenario fails: "/rejects/0"; empty where `problem` points to it
};

/// The same as a problem of the document: what stands there and what should.
Diagnostic diagnosticOf(const ScenarioFailure& failure);

/// Plays a scenario: its steps, what it accepts and rejects, what it expects. Each failure is told as it is found, for
/// it holds a whole table, and a stranger's file may have any number of them; `tell` is false if no more are wanted. If
/// none was told, the scenario has passed.
void runScenario(const nlohmann::json& scenario, RulesSource& source,
                 const std::function<bool(const ScenarioFailure&)>& tell);

/// The position of a scenario after its steps, or a plain position as it is, for listing and counting. Chance that is
/// given or has a default has been applied; a die that is not given may still be awaited.
tl::expected<Rehearsal, ScenarioFailure> playSteps(const nlohmann::json& scenario, RulesSource& source);
/// The same by rules that are there already; the keys of the position that name a ruleset are not looked at.
tl::expected<Rehearsal, ScenarioFailure> playSteps(const nlohmann::json& scenario, std::shared_ptr<const Rules> rules);

/// "name" of a scenario, or empty.
std::string nameOf(const nlohmann::json& scenario);

}  // namespace gnostica::engine
