// The effects of each option of a ruleset on its games: all options are changed, one at a time, and tried.
//
// A few games identify changes without effect; the others get twice as many, repeatedly (successive halving; Jamieson
// and Talwalkar, AISTATS 2016). Intervals and p-values are valid at every look. Holm's adjustment covers all changes
// that were ever tried, so that many tests do not create false effects.
#pragma once

#include "engine/lab/intervals.h"
#include "engine/lab/metrics.h"
#include "engine/lab/plan.h"
#include "engine/lab/summary.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

/// One changed setting.
struct Setting {
    std::string key;  ///< of the option table
    nlohmann::json from;
    nlohmann::json to;
};

/// A ruleset that differs from the explored one in one setting, or in a few chosen ones.
struct Change {
    std::vector<Setting> settings;
    PlanArm arm;
};

/// Every change of one option by one step: a switch toggled, a number increased and decreased by one, each other word
/// of a choice, each element of a set added or removed. Omits changes without a valid game, and also the powers of
/// single cards and drawn boards, which have no steps.
std::vector<Change> changesOf(const nlohmann::json& document, const Registry& registry);

/// The change that sets these keys; problems as in compile().
Checked<Change> changeOf(const nlohmann::json& document, const Registry& registry, const nlohmann::json& settings);

struct ExplorationPlan {
    PlanArm base;
    std::vector<Change> changes;
    int seats = 2;
    PlanPlayer player;
    std::uint64_t seed = 1;
    int firstPairs = 16;  ///< for every change
    int lastPairs = 256;  ///< for the changes that remain to the end
    int longest = 2000;
    int jobs = 1;
};

/// The explored metrics: whether games end, how soon and how.
std::span<const Metric> exploredMetrics();

/// The effects of a change.
struct Explored {
    int change = 0;                             ///< its index in the plan
    int pairs = 0;                              ///< number that it was given
    std::vector<MetricDifference> differences;  ///< for each of exploredMetrics(), from the unchanged ruleset
    double promise = 0;                         ///< the largest difference relative to its standard error
};

struct Exploration {
    std::vector<Explored> changes;  ///< in the order of the plan
    std::vector<int> rounds;        ///< pairs after each round
    bool isWhole = false;           ///< not stopped early
};

struct ExplorationProgress {
    int round = 0;
    int rounds = 0;
    int changes = 0;  ///< still being tried
    int games = 0;    ///< in this round
    int of = 0;
};

/// Explores; the result does not depend on `jobs`. If stopped, returns the results of the last complete round.
Exploration explore(const ExplorationPlan& plan, const std::stop_token& stop = {},
                    const std::function<void(const ExplorationProgress&)>& tell = {});

}  // namespace gnostica::engine::lab
