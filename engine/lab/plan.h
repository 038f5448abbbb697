// The plan of an experiment: rulesets to compare, players, number of pairs, and the seed of all chance.
//
// A plan is a JSON document, checked against the table from which its JSON Schema is made:
//
//     { "format": 1, "name": "…", "arms": ["gnostica", "gnostica+an-expansion", {"extends": "gnostica", …}],
//       "seats": 2, "players": ["quick", "quick"], "pairs": 200, "seed": 1 }
//
// An arm is the name of a ruleset, with expansions after plus signs; or the ruleset part of a position ("variant",
// "expansions", "options"); or a document. After reading, a plan contains whole documents: when written, it gives the
// same games even if a ruleset has changed or is missing.
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

/// A ruleset of the experiment.
struct PlanArm {
    std::string label;        ///< its name in the plan; unique
    nlohmann::json document;  ///< whole, without `extends`
    std::shared_ptr<const Rules> rules;
    std::shared_ptr<const UseCatalog> catalog;  ///< everything that can be used in its games
};
PlanArm armOf(std::string label, std::shared_ptr<const Rules> rules);

/// A computer player and its budget. Never limited by time, so that every machine plays the same games.
struct PlanPlayer {
    bots::Level level = bots::Level::greedy;
    int iterations = 0;  ///< of levels that search; 0: the default of the level
    friend bool operator==(const PlanPlayer&, const PlanPlayer&) = default;
};

bots::Budget budgetOf(const PlanPlayer& player);

/// The precision at which the experiment ends before its number of pairs.
struct PlanPrecision {
    std::string metric;  ///< the id of a metric (lab/metrics.h)
    double within = 0;   ///< half the width of the interval of each difference, in the unit of the metric
};

/// Games of unequal players, to measure how much skill decides.
struct PlanSkill {
    int pairs = 0;  ///< each of this many first pairs has two such games
    PlanPlayer stronger{bots::Level::adept, 0};
    PlanPlayer weaker{bots::Level::apprentice, 0};
};

struct Plan {
    std::string name;
    std::vector<PlanArm> arms;  ///< the others are compared with the first
    int seats = 2;
    std::vector<PlanPlayer> players;  ///< one for each seat; they change seats from pair to pair
    int pairs = 200;                  ///< the maximum, if there is a precision
    std::optional<PlanPrecision> precision;
    std::uint64_t seed = 1;
    bool commonChance = true;  ///< the arms of a pair have the same shuffles and dice
    int longest = 2000;        ///< number of choices after which a game is cut
    int courses = 200;         ///< number of pairs whose turns and uses are kept
    std::optional<PlanSkill> skill;
};

/// Reads a plan. Problems carry line and column in `text`; those of a ruleset in the text of that ruleset.
Checked<Plan> readPlan(std::string_view text, std::string_view source, const Library& library, const Registry& registry,
                       const RulesSource::Resolver& resolver = {});
/// The same for a document without a text.
Checked<Plan> readPlan(const nlohmann::json& document, const Library& library, const Registry& registry,
                       const RulesSource::Resolver& resolver = {});

/// The whole plan, which readPlan() can read anywhere.
nlohmann::json toJson(const Plan& plan);

/// The JSON Schema (draft 7) of plans.
nlohmann::json planSchema();

}  // namespace gnostica::engine::lab
