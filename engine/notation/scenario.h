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

/// Faults of a scenario.
enum class ScenarioFault : std::uint8_t {
    invalid,     ///< the scenario itself is wrong; `problem` has the reason
    refused,     ///< a step of `steps` or `accepts` is not legal; `problem` has the reason
    accepted,    ///< a step of `rejects` is legal
    wrongRule,   ///< a different rule refuses a step: `expected` and `found` are the ids
    unexpected,  ///< a key of `expect` (in `step`) has a different value: `expected` and `found` are JSON
    unaccounted  ///< after this step a card or a pyramid is not present exactly once
};

/// One failure, as data.
struct ScenarioFailure {
    ScenarioFault fault{};
    std::string step;  ///< the step's text, or the pointer of an expectation: "/expect/pieces"
    std::string expected;
    std::string found;
    std::optional<StepProblem> problem;
    std::optional<Rehearsal> at;  ///< the position in which the step was to be taken
    std::string pointer = {};     ///< to the failing part: "/rejects/0"; empty if `problem` has it
};

/// The same as a problem of the document: the value that it has, and the value that it should have.
Diagnostic diagnosticOf(const ScenarioFailure& failure);

/// Plays a scenario: its steps, the steps that it accepts and rejects, and its expectations. Calls `tell` for each
/// failure as it is found, because a failure holds a whole table and a stranger's file can have any number of them;
/// `tell` returns false if no more are wanted. If `tell` is never called, the scenario has passed.
void runScenario(const nlohmann::json& scenario, RulesSource& source,
                 const std::function<bool(const ScenarioFailure&)>& tell);

/// The position of a scenario after its steps, or a plain position unchanged, for listing and counting. Outcomes of
/// chance that are given or have a default have been applied; a die that is not given may still be awaited.
tl::expected<Rehearsal, ScenarioFailure> playSteps(const nlohmann::json& scenario, RulesSource& source);
/// The same under existing rules; the keys of the position that name a ruleset are ignored.
tl::expected<Rehearsal, ScenarioFailure> playSteps(const nlohmann::json& scenario, std::shared_ptr<const Rules> rules);

/// The "name" of a scenario, or empty.
std::string nameOf(const nlohmann::json& scenario);

}  // namespace gnostica::engine
