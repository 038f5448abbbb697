#include "engine/notation/scenario.h"

#include "engine/documents/document.h"
#include "engine/documents/document_kind.h"
#include "engine/documents/json_value.h"
#include "engine/documents/nearest.h"
#include "engine/documents/problems.h"
#include "engine/notation/detail/accounting.h"
#include "engine/notation/detail/expectation.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace gnostica::engine {
namespace {

using nlohmann::json;

ScenarioFailure invalid(Diagnostic problem) {
    ScenarioFailure failure{ScenarioFault::invalid, problem.pointer, {}, {}, {}, {}};
    failure.problem = StepProblem{std::move(problem), std::nullopt};
    return failure;
}

ScenarioFailure refusedStep(const std::string& line, StepProblem problem, const Rehearsal& at, std::string pointer) {
    return {ScenarioFault::refused, line, {}, {}, std::move(problem), at, std::move(pointer)};
}

/// Plays one line: chance first, then the step or both steps of a link.
std::optional<StepProblem> playLine(Rehearsal& at, const std::string& line) {
    const auto texts = parseLine(line);
    if (!texts) {
        return StepProblem{texts.error(), std::nullopt};
    }
    for (const std::string& text : *texts) {
        if (auto problem = at.settle()) {
            return StepProblem{std::move(*problem), std::nullopt};
        }
        if (auto problem = at.play(text)) {
            return problem;
        }
    }
    return std::nullopt;
}

/// One scenario in progress.
class Run {
public:
    /// Reads the keys "position" and "chance".
    using Opening = std::function<Checked<Rehearsal>(const json&)>;

    Run(const json& scenario, Opening open) : scenario_(scenario), open_(std::move(open)) {}

    using Tell = std::function<bool(const ScenarioFailure&)>;

    void all(const Tell& tell);
    tl::expected<Rehearsal, ScenarioFailure> steps();

private:
    Diagnostics checkShape() const;
    std::optional<ScenarioFailure> balance(const std::string& line, const Rehearsal& at, const PieceCount& before,
                                           std::string pointer) const;
    // Each returns false if no more failures are wanted.
    bool accepts(const Rehearsal& at, const Tell& tell) const;
    bool rejects(const Rehearsal& at, const Tell& tell) const;
    bool expectations(const Rehearsal& at, const Tell& tell) const;
    const json& list(const char* key) const {
        static const json nothing = json::array();
        const auto at = scenario_.find(key);
        return at == scenario_.end() ? nothing : *at;
    }

    const json& scenario_;
    Opening open_;
};

/// A step of a list: a string or, among the rejected steps, an object with the keys "step" and "rule".
std::string stepOf(const json& entry) {
    return entry.is_string() ? entry.get<std::string>() : entry.value("step", "");
}

bool isRejection(const json& entry) {
    const auto isText = [&](const char* key) { return entry.contains(key) && entry[key].is_string(); };
    return entry.is_object() && isText("step") && (entry.size() == 1 || isText("rule"));
}

Diagnostics Run::checkShape() const {
    Problems problems;
    if (!scenario_.is_object()) {
        problems.wrongType("", scenario_, "object");
        return problems.take();
    }
    const std::vector<std::string> known{"name",   "rules",   "position", "steps",
                                         "chance", "accepts", "rejects",  "expect"};
    const DocumentKind kind = kindOf(scenario_);
    const bool isLike = holdsPosition(kind) && kind != DocumentKind::scenario;  // has its own keys
    // People annotate their scenarios, but a misspelt known key must not be ignored.
    for (const auto& [key, value] : scenario_.items()) {
        const bool isFine = isLike || std::ranges::find(known, key) != known.end() || key == "note";
        if (!isFine && !nearest(key, known).empty()) {
            problems.unknownKey("", key, known);
        }
    }
    if (problems.empty() && !holdsPosition(kind)) {
        problems.add(kind == DocumentKind::unknown || kind == DocumentKind::other
                         ? problemAt(DiagnosticCode::missingKey, "", "", "position")
                         : problemAt(DiagnosticCode::otherKind, "", std::string(toText(kind)), "scenario"));
    }
    for (const char* key : {"steps", "accepts", "rejects"}) {
        const std::string pointer = childOf("", key);
        if (!list(key).is_array()) {
            problems.wrongType(pointer, list(key), "array");
            continue;
        }
        for (std::size_t i = 0; i < list(key).size() && !problems.full(); ++i) {
            const json& entry = list(key)[i];
            if (!entry.is_string() && !(key == std::string_view("rejects") && isRejection(entry))) {
                problems.wrongType(childOf(pointer, i), entry, "string");
            }
        }
    }
    if (scenario_.contains("expect") && !scenario_["expect"].is_object()) {
        problems.wrongType("/expect", scenario_["expect"], "object");
    }
    return problems.take();
}

std::optional<ScenarioFailure> Run::balance(const std::string& line, const Rehearsal& at, const PieceCount& before,
                                            std::string pointer) const {
    const auto wrong = imbalances(at.rules(), at.state(), before);
    if (wrong.empty()) {
        return std::nullopt;
    }
    const auto text = [&](int count) { return wrong.front().what + " \u00d7 " + std::to_string(count); };
    return ScenarioFailure{ScenarioFault::unaccounted, line, text(wrong.front().expected),
                           text(wrong.front().found),  {},   {},
                           std::move(pointer)};
}

tl::expected<Rehearsal, ScenarioFailure> Run::steps() {
    if (const Diagnostics problems = checkShape(); !problems.empty()) {
        return tl::unexpected(invalid(problems.front()));
    }
    auto rehearsal = open_(scenario_);
    if (!rehearsal) {
        return tl::unexpected(invalid(rehearsal.error().front()));
    }
    const PieceCount pieces = countPieces(rehearsal->state());
    for (std::size_t i = 0; i < list("steps").size(); ++i) {
        const std::string line = stepOf(list("steps")[i]);
        const std::string pointer = childOf("/steps", i);
        if (auto problem = playLine(*rehearsal, line)) {
            return tl::unexpected(refusedStep(line, std::move(*problem), *rehearsal, pointer));
        }
        if (auto failure = balance(line, *rehearsal, pieces, pointer)) {
            return tl::unexpected(std::move(*failure));
        }
    }
    // A die that is no longer needed may be missing; a given die that does not fit is an error.
    if (auto problem = rehearsal->settle(); problem && problem->code != DiagnosticCode::missingKey) {
        return tl::unexpected(invalid(std::move(*problem)));
    }
    if (auto failure = balance({}, *rehearsal, pieces, "/steps")) {
        return tl::unexpected(std::move(*failure));
    }
    return std::move(*rehearsal);
}

bool Run::accepts(const Rehearsal& at, const Tell& tell) const {
    for (std::size_t i = 0; i < list("accepts").size(); ++i) {
        const std::string line = stepOf(list("accepts")[i]);
        Rehearsal copy = at;
        auto problem = playLine(copy, line);
        if (problem && !tell(refusedStep(line, std::move(*problem), copy, childOf("/accepts", i)))) {
            return false;
        }
    }
    return true;
}

bool Run::rejects(const Rehearsal& at, const Tell& tell) const {
    for (std::size_t i = 0; i < list("rejects").size(); ++i) {
        const json& entry = list("rejects")[i];
        const std::string pointer = childOf("/rejects", i);
        Rehearsal copy = at;
        const auto problem = playLine(copy, stepOf(entry));
        const std::string rule = entry.is_object() ? entry.value("rule", "") : std::string();
        const bool isOther = problem && !rule.empty() && rule != problem->diagnostic.rule;
        if (!problem && !tell({ScenarioFault::accepted, stepOf(entry), rule, {}, {}, at, pointer})) {
            return false;
        }
        if (isOther && !tell({ScenarioFault::wrongRule, stepOf(entry), rule, problem->diagnostic.rule, problem, copy,
                              childOf(pointer, "rule")})) {
            return false;
        }
    }
    return true;
}

bool Run::expectations(const Rehearsal& at, const Tell& tell) const {
    const json nothing = json::object();
    for (const auto& [key, value] : (scenario_.contains("expect") ? scenario_["expect"] : nothing).items()) {
        const auto comparison = compare(at, key, value);
        if (comparison && comparison->expected == comparison->found) {
            continue;
        }
        ScenarioFailure failure;
        if (comparison) {
            failure.fault = ScenarioFault::unexpected;
            failure.step = failure.pointer = childOf("/expect", key);
            failure.expected = jsonText(comparison->expected);
            failure.found = jsonText(comparison->found);
        } else {
            Problems problems;
            problems.unknownKey("/expect", key, expectationKeys());
            failure = invalid(problems.list().front());
        }
        if (!tell(failure)) {
            return false;
        }
    }
    return true;
}

void Run::all(const Tell& tell) {
    const DocumentKind kind = kindOf(scenario_);
    if (kind != DocumentKind::scenario && holdsPosition(kind)) {  // a lesson or a puzzle, which has no tests
        tell(invalid(problemAt(DiagnosticCode::otherKind, "", std::string(toText(kind)), "scenario")));
        return;
    }
    const auto at = steps();
    if (!at) {
        tell(at.error());
    } else if (accepts(*at, tell) && rejects(*at, tell)) {
        expectations(*at, tell);
    }
}

/// A scenario without steps; pointers are those of the position.
tl::expected<Rehearsal, ScenarioFailure> playPosition(const json& position, RulesSource& source) {
    constexpr std::string_view key = "/position";
    auto rehearsal = Rehearsal::open({{"position", position}}, source);
    if (rehearsal) {
        return std::move(*rehearsal);
    }
    Diagnostic problem = rehearsal.error().front();
    if (problem.pointer.starts_with(key)) {
        problem.pointer.erase(0, key.size());
    }
    return tl::unexpected(invalid(std::move(problem)));
}

}  // namespace

Diagnostic diagnosticOf(const ScenarioFailure& failure) {
    const bool isSaid = failure.fault != ScenarioFault::wrongRule && failure.problem.has_value();
    if (isSaid) {
        Diagnostic problem = failure.problem->diagnostic;
        problem.pointer = problem.pointer.empty() ? failure.pointer : problem.pointer;
        return problem;
    }
    const auto wrong = [&](std::string stands, std::string should) {
        return problemAt(DiagnosticCode::wrongValue, failure.pointer, std::move(stands), std::move(should));
    };
    switch (failure.fault) {
    case ScenarioFault::accepted: return wrong(failure.step, {});
    case ScenarioFault::unaccounted: return wrong(failure.found, failure.expected);
    default: return wrong(failure.expected, failure.found);  // the game is right, and the file is wrong
    }
}

void runScenario(const json& scenario, RulesSource& source, const std::function<bool(const ScenarioFailure&)>& tell) {
    Run(scenario, [&](const json& file) { return Rehearsal::open(file, source); }).all(tell);
}

tl::expected<Rehearsal, ScenarioFailure> playSteps(const json& scenario, RulesSource& source) {
    if (kindOf(scenario) == DocumentKind::position) {
        return playPosition(scenario, source);
    }
    return Run(scenario, [&](const json& file) { return Rehearsal::open(file, source); }).steps();
}

tl::expected<Rehearsal, ScenarioFailure> playSteps(const json& scenario, std::shared_ptr<const Rules> rules) {
    return Run(scenario, [&](const json& file) { return Rehearsal::open(file, rules); }).steps();
}

std::string nameOf(const json& scenario) {
    return scenario.is_object() && scenario.contains("name") && scenario["name"].is_string()
               ? scenario["name"].get<std::string>()
               : std::string();
}

}  // namespace gnostica::engine
