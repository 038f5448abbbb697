// What an experiment is to be: rulesets to compare, who plays them, how often, and the seed of all chance.
//
// A plan is a JSON document, checked against the same table from which its JSON Schema is made:
//
//     { "format": 1, "name": "…", "arms": ["gnostica", "gnostica+an-expansion", {"extends": "gnostica", …}],
//       "seats": 2, "players": ["quick", "quick"], "pairs": 200, "seed": 1 }
//
// An arm is a ruleset by its name, with expansions behind plus signs; or what a position says of its ruleset
// ("variant", "expansions", "options"); or a document. Once it is read, a plan holds whole documents: written down, it
// gives the same games where a ruleset has changed or is not there.
#pragma once

#include "engine/bots/player.h"
#include "engine/documents/document.h"
#include "engine/notation/position.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine::lab {

class UseCatalog;

inline constexpr int kPlanFormat = 1;
inline constexpr std::size_t kMostArms = 64;
inline constexpr int kMostPairs = 1'000'000;

/// A ruleset that takes part.
struct PlanArm {
    std::string label;        ///< as the plan calls it; unique in a plan
    nlohmann::json document;  ///< whole: nothing is extended any more
    std::shared_ptr<const Rules> rules;
    std::shared_ptr<const UseCatalog> catalog;  ///< what there is to use in its games
};
PlanArm armOf(std::string label, std::shared_ptr<const Rules> rules);

/// A computer, and how much it may think. Never by the clock: the same games come out of every machine.
struct PlanPlayer {
    bots::Level level = bots::Level::greedy;
    int iterations = 0;  ///< of levels that search; 0: as the level has it
    friend bool operator==(const PlanPlayer&, const PlanPlayer&) = default;
};

bots::Budget budgetOf(const PlanPlayer& player);

/// Until when pairs are played, if not for their number.
struct PlanPrecision {
    std::string metric;  ///< the id of one (lab/metrics.h)
    double within = 0;   ///< half the width of the interval of each difference, in the unit of the metric
};

/// Games of unequal players, to see how much skill decides.
struct PlanSkill {
    int pairs = 0;  ///< of the first pairs, each has two such games
    PlanPlayer stronger{bots::Level::adept, 0};
    PlanPlayer weaker{bots::Level::apprentice, 0};
};

struct Plan {
    std::string name;
    std::vector<PlanArm> arms;  ///< the first is what the others are compared with
    int seats = 2;
    std::vector<PlanPlayer> players;  ///< one for each seat; they change places from pair to pair
    int pairs = 200;                  ///< at most, where there is a precision
    std::optional<PlanPrecision> precision;
    std::uint64_t seed = 1;
    bool commonChance = true;  ///< the arms of a pair have the same shuffles and dice
    int longest = 2000;        ///< decisions after which a game is cut
    int courses = 200;         ///< of so many pairs, turn by turn and use by use are kept
    std::optional<PlanSkill> skill;
};

/// Reads a plan. Problems carry line and column in `text`; those of a ruleset in the ruleset that has them.
Checked<Plan> readPlan(std::string_view text, std::string_view source, const Library& library, const Registry& registry,
                       const RulesSource::Resolver& resolver = {});
/// The same of a document that has no text of its own.
Checked<Plan> readPlan(const nlohmann::json& document, const Library& library, const Registry& registry,
                       const RulesSource::Resolver& resolver = {});

/// Whole: what readPlan() reads anywhere.
nlohmann::json toJson(const Plan& plan);

/// The JSON Schema (draft 7) of plans.
nlohmann::json planSchema();

}  // namespace gnostica::engine::lab
