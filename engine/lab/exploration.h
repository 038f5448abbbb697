// What each option of a ruleset does to its games: all of them are changed, one at a time, and tried.
//
// Few games sort out what does nothing; the others get twice as many, again and again (successive halving; Jamieson
// and Talwalkar, AISTATS 2016). Intervals and p-values hold at every look, and Holm's adjustment is over all changes
// that were ever tried, so that looking at many does not make something out of nothing.
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

/// One setting that is otherwise.
struct Setting {
    std::string key;  ///< of the option table
    nlohmann::json from;
    nlohmann::json to;
};

/// A ruleset that differs from the explored one in one setting, or in a few that were chosen.
struct Change {
    std::vector<Setting> settings;
    PlanArm arm;
};

/// Every change of one option by one step: a switch turned, a number one more and one less, each other word of a
/// choice, each element of a set in or out. What would be no game is left out; so are the powers of single cards and
/// drawn boards, which have no steps.
std::vector<Change> changesOf(const nlohmann::json& document, const Registry& registry);

/// The change that sets these keys; problems as compile() tells them.
Checked<Change> changeOf(const nlohmann::json& document, const Registry& registry, const nlohmann::json& settings);

struct ExplorationPlan {
    PlanArm base;
    std::vector<Change> changes;
    int seats = 2;
    PlanPlayer player;
    std::uint64_t seed = 1;
    int firstPairs = 16;  ///< of every change
    int lastPairs = 256;  ///< of those that stay to the end
    int longest = 2000;
    int jobs = 1;
};

/// What is looked at: does it end, how soon, and how is its end.
std::span<const Metric> exploredMetrics();

/// What a change has done.
struct Explored {
    int change = 0;                             ///< its place in the plan
    int pairs = 0;                              ///< that it was given
    std::vector<MetricDifference> differences;  ///< of each of exploredMetrics(), from the ruleset as it is
    double promise = 0;                         ///< the largest of these by its standard error
};

struct Exploration {
    std::vector<Explored> changes;  ///< in the order of the plan
    std::vector<int> rounds;        ///< pairs after each round
    bool isWhole = false;           ///< not stopped before its end
};

struct ExplorationProgress {
    int round = 0;
    int rounds = 0;
    int changes = 0;  ///< that are still in it
    int games = 0;    ///< of this round
    int of = 0;
};

/// Explores; the result does not depend on `jobs`. When it is stopped, what the last whole round has shown is given.
Exploration explore(const ExplorationPlan& plan, const std::stop_token& stop = {},
                    const std::function<void(const ExplorationProgress&)>& tell = {});

}  // namespace gnostica::engine::lab
