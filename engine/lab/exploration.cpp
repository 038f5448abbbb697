#include "engine/lab/exploration.h"

#include "engine/bots/together.h"
#include "engine/lab/holm.h"
#include "engine/lab/pair.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <numeric>

namespace gnostica::engine::lab {

namespace {

constexpr std::array kExplored{Metric::ended,    Metric::turns,        Metric::stagnation,
                               Metric::pilingOn, Metric::eliminations, Metric::leadChanges};

/// For a pair under one ruleset, the mean of its two games.
using PairValues = std::array<double, kExplored.size()>;

double meanOfGames(double a, double b) {
    return std::isnan(a) ? b : std::isnan(b) ? a : (a + b) / 2;
}

/// The rulesets as the arms of one plan, the explored ruleset first.
Plan planFor(const ExplorationPlan& exploration) {
    Plan plan;
    plan.seats = exploration.seats;
    plan.players.assign(static_cast<std::size_t>(exploration.seats), exploration.player);
    plan.seed = exploration.seed;
    plan.longest = exploration.longest;
    plan.courses = 0;
    plan.arms.push_back(exploration.base);
    for (const Change& change : exploration.changes) {
        plan.arms.push_back(change.arm);
    }
    return plan;
}

PairValues playUnder(const Plan& plan, int pair, int arm, const std::stop_token& stop) {
    std::array<PairValues, 2> games{};
    constexpr std::array roles{GameRole::deal, GameRole::swapped};
    for (std::size_t i = 0; i < roles.size(); ++i) {
        const MeasuredGame game = playMeasured(gamePlanOf(plan, {pair, arm, roles[i]}), stop);
        for (std::size_t metric = 0; metric < kExplored.size(); ++metric) {
            games[i][metric] = game.values[static_cast<std::size_t>(kExplored[metric])];
        }
    }
    PairValues values{};
    for (std::size_t metric = 0; metric < values.size(); ++metric) {
        values[metric] = meanOfGames(games[0][metric], games[1][metric]);
    }
    return values;
}

/// All games played so far.
class Trials {
public:
    Trials(const ExplorationPlan& exploration, const std::stop_token& stop)
        : exploration_(exploration),
          plan_(planFor(exploration)),
          stop_(stop),
          played_(plan_.arms.size()) {}

    /// Plays these arms and the first up to this number of pairs; false if it was stopped.
    bool playUpTo(int pairs, const std::vector<int>& arms, const std::function<void(int done, int of)>& tell) {
        struct Task {
            int arm;
            int pair;
        };
        std::vector<Task> tasks;
        for (const int arm : arms) {
            const auto known = static_cast<int>(played_[static_cast<std::size_t>(arm)].size());
            for (int pair = known; pair < pairs; ++pair) {
                tasks.push_back({arm, pair});
            }
        }
        std::vector<PairValues> found(tasks.size());
        std::atomic<std::size_t> next{0};
        std::atomic<int> done{0};
        const auto work = [&](int thread) {
            for (std::size_t i = next++; i < tasks.size() && !stop_.stop_requested(); i = next++) {
                found[i] = playUnder(plan_, tasks[i].pair, tasks[i].arm, stop_);
                ++done;
                if (thread == 0) {
                    tell(done, static_cast<int>(tasks.size()));
                }
            }
        };
        bots::together(exploration_.jobs, work, [&] { next = tasks.size(); });
        if (stop_.stop_requested()) {
            return false;
        }
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            played_[static_cast<std::size_t>(tasks[i].arm)].push_back(found[i]);
        }
        return true;
    }

    Explored explored(int arm) const {
        const auto& own = played_[static_cast<std::size_t>(arm)];
        Explored result{.change = arm - 1, .pairs = static_cast<int>(own.size()), .differences = {}, .promise = 0};
        for (std::size_t metric = 0; metric < kExplored.size(); ++metric) {
            ConfidenceSequence sequence(boundsOfDifference(kExplored[metric]));
            std::vector<double> before;
            std::vector<double> after;
            for (std::size_t pair = 0; pair < own.size(); ++pair) {
                const double a = played_[0][pair][metric];
                const double b = own[pair][metric];
                if (!std::isnan(a) && !std::isnan(b)) {
                    sequence.add(b - a);
                    before.push_back(a);
                    after.push_back(b);
                }
            }
            MetricDifference difference;
            difference.to = arm;
            difference.pairs = sequence.count();
            difference.mean = sequence.mean();
            difference.interval = sequence.interval();
            difference.p = sequence.pValue();
            difference.gain = pairedGain(before, after);
            const double error = sequence.count() > 1 ? std::sqrt(sequence.variance() / sequence.count()) : 0;
            result.promise = std::max(result.promise, error > 0 ? std::abs(difference.mean) / error : 0);
            result.differences.push_back(difference);
        }
        return result;
    }

private:
    const ExplorationPlan& exploration_;
    Plan plan_;
    std::stop_token stop_;
    std::vector<std::vector<PairValues>> played_;  ///< for each arm, pair by pair
};

/// The better half of these arms.
std::vector<int> promising(const Trials& trials, std::vector<int> arms) {
    std::vector<std::pair<double, int>> order;
    for (const int arm : arms) {
        order.emplace_back(-trials.explored(arm).promise, arm);
    }
    std::ranges::sort(order);
    arms.clear();
    for (std::size_t i = 0; i < (order.size() + 1) / 2; ++i) {
        arms.push_back(order[i].second);
    }
    std::ranges::sort(arms);
    return arms;
}

void judge(Exploration& exploration) {
    constexpr double alpha = 0.05;
    std::vector<double> chances;
    for (const Explored& change : exploration.changes) {
        for (const MetricDifference& difference : change.differences) {
            chances.push_back(difference.p);
        }
    }
    const std::vector<double> adjusted = holm(chances);
    auto next = adjusted.begin();
    for (Explored& change : exploration.changes) {
        for (MetricDifference& difference : change.differences) {
            difference.adjusted = *next++;
            difference.verdict = verdictOf(difference, alpha);
        }
    }
}

}  // namespace

std::span<const Metric> exploredMetrics() {
    return kExplored;
}

Exploration explore(const ExplorationPlan& plan, const std::stop_token& stop,
                    const std::function<void(const ExplorationProgress&)>& tell) {
    Trials trials(plan, stop);
    Exploration exploration;
    std::vector<int> arms(plan.changes.size());
    std::iota(arms.begin(), arms.end(), 1);
    int rounds = 1;
    for (int pairs = plan.firstPairs; pairs < plan.lastPairs; pairs *= 2) {
        ++rounds;
    }
    exploration.isWhole = true;
    int pairs = plan.firstPairs;
    for (int round = 0; round < rounds && exploration.isWhole; ++round) {
        std::vector<int> players = arms;
        players.insert(players.begin(), 0);
        exploration.isWhole = trials.playUpTo(pairs, players, [&](int done, int of) {
            if (tell) {
                tell({round, rounds, static_cast<int>(arms.size()), done, of});
            }
        });
        if (exploration.isWhole) {
            exploration.rounds.push_back(pairs);
            arms = promising(trials, std::move(arms));
            pairs = std::min(pairs * 2, plan.lastPairs);
        }
    }
    for (std::size_t i = 0; i < plan.changes.size() && !exploration.rounds.empty(); ++i) {
        exploration.changes.push_back(trials.explored(static_cast<int>(i) + 1));
    }
    judge(exploration);
    return exploration;
}

}  // namespace gnostica::engine::lab
