#include "app/lab/exploration_report.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gnostica::lab {

namespace {

using engine::lab::Exploration;
using engine::lab::ExplorationPlan;
using engine::lab::Explored;
using nlohmann::json;

json numberOrNull(double value) {
    return std::isfinite(value) ? json(value) : json();
}

json settingsOf(const engine::lab::Change& change) {
    json settings = json::array();
    for (const engine::lab::Setting& setting : change.settings) {
        settings.push_back({{"option", setting.key}, {"from", setting.from}, {"to", setting.to}});
    }
    return settings;
}

json differencesOf(const Explored& explored) {
    json differences = json::array();
    for (std::size_t i = 0; i < explored.differences.size(); ++i) {
        const engine::lab::MetricDifference& difference = explored.differences[i];
        const engine::lab::MetricInfo& info = engine::lab::infoOf(engine::lab::exploredMetrics()[i]);
        differences.push_back({{"id", info.id},
                               {"unit", nameOf(info.unit)},
                               {"pairs", difference.pairs},
                               {"mean", numberOrNull(difference.mean)},
                               {"low", numberOrNull(difference.interval.low)},
                               {"high", numberOrNull(difference.interval.high)},
                               {"adjusted", numberOrNull(difference.adjusted)},
                               {"verdict", nameOf(difference.verdict)}});
    }
    return differences;
}

}  // namespace

std::vector<std::size_t> byDifference(const Exploration& exploration, std::size_t metric) {
    std::vector<std::size_t> order(exploration.changes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t place) {
        const engine::lab::MetricDifference& difference = exploration.changes[place].differences[metric];
        return difference.pairs > 0 && std::isfinite(difference.mean) ? std::abs(difference.mean) : -1.0;
    });
    return order;
}

json toJson(const ExplorationPlan& plan, const Exploration& exploration) {
    const auto turns = std::ranges::find(engine::lab::exploredMetrics(), engine::lab::Metric::turns);
    const auto metric = static_cast<std::size_t>(turns - engine::lab::exploredMetrics().begin());
    json written{{"format", 1},
                 {"ruleset", plan.base.label},
                 {"seats", plan.seats},
                 {"seed", plan.seed},
                 {"rounds", exploration.rounds},
                 {"finished", exploration.isWhole},
                 {"changes", json::array()}};
    for (const std::size_t place : byDifference(exploration, metric)) {
        const Explored& explored = exploration.changes[place];
        written["changes"].push_back({{"settings", settingsOf(plan.changes[static_cast<std::size_t>(explored.change)])},
                                      {"pairs", explored.pairs},
                                      {"metrics", differencesOf(explored)}});
    }
    return written;
}

}  // namespace gnostica::lab
