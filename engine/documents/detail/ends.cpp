#include "engine/documents/detail/ends.h"

#include "engine/documents/detail/fixes.h"
#include "engine/documents/detail/use_maker.h"
#include "engine/documents/options.h"
#include "engine/documents/plain_json.h"
#include "engine/mechanics/challenge.h"
#include "engine/mechanics/registry.h"
#include "engine/rules/general_options.h"

#include <map>
#include <memory>
#include <optional>

namespace gnostica::engine {

using nlohmann::json;

namespace {

void warn(Diagnostic problem, std::vector<Fix> fixes, Problems& problems) {
    problem.severity = Severity::warning;
    problem.fixes = std::move(fixes);
    problems.add(std::move(problem));
}

/// Adds the announced last turn, with a target.
Fix addLastTurn(const json& document, const Registry& registry) {
    const std::string name(LastTurn::kId);
    Fix fix = fix::set(FixCode::addMechanic, childOf("/mechanics", name),
                       fix::standards(registry.mechanics().find(name)->second.parameters));
    if (valueAt(document, "/end/target") == nullptr) {
        const json end{{"target", GameSettings().target}};
        fix.edits.push_back(fix::set(FixCode::addMechanic, "/end", end).edits.front());
    }
    return fix;
}

void warnOfNoCards(const GameSettings& settings, Problems& problems) {
    if (settings.activateAllowed || settings.playAllowed) {
        return;
    }
    const Option* options = findOption(generalOptions(), "turnOptions");
    warn(problemAt(DiagnosticCode::noCardsUsed, options->pointer),
         {fix::set(FixCode::setDefault, options->pointer, toJson(options->standard))}, problems);
}

}  // namespace

void checkEnds(const json& document, const Registry& registry, const UseMaker& uses, Problems& problems) {
    const GameSettings settings = generalTable().make(valuesOf(generalOptions(), document));
    const PowerMaker maker = uses.forMechanics();
    std::optional<Hindrance> hindrance;
    std::string hindered;
    std::map<std::string, std::unique_ptr<Mechanic>> mechanics;
    bool changesScore = false;
    for (const auto& [name, parameters] : document.at("mechanics").items()) {
        const MechanicKind& kind = registry.mechanics().find(name)->second;
        auto mechanic = kind.make(valuesOf(kind.parameters, parameters), {settings, maker});
        const bool mayChangeIt = mechanic != nullptr && mechanic->changesScore();
        changesScore = changesScore || (mayChangeIt && !mechanic->hindranceToEnd(settings));
        mechanics[name] = std::move(mechanic);
    }
    for (const auto& [name, mechanic] : mechanics) {
        if (mechanic == nullptr || mechanic->ruleOfEnd().text.empty()) {
            continue;
        }
        hindrance = mechanic->hindranceToEnd(settings);
        if (!hindrance || (hindrance->ofPoints && changesScore)) {
            warnOfNoCards(settings, problems);
            return;
        }
        hindered = name;
    }
    if (hindrance) {
        warn(problemAt(DiagnosticCode::neverEnds, hindrance->pointer, hindered),
             {fix::set(FixCode::agree, hindrance->pointer, toJson(hindrance->better))}, problems);
    } else {
        Diagnostic problem = problemAt(DiagnosticCode::neverEnds, "/mechanics");
        if (valueAt(document, "/end/target") == nullptr) {
            problem.involved.emplace_back("/end");
        }
        warn(std::move(problem), {addLastTurn(document, registry)}, problems);
    }
}

}  // namespace gnostica::engine
