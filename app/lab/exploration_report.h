// Results of exploring a ruleset, for programs.
#pragma once

#include "engine/lab/exploration.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace gnostica::lab {

/// Every change with its settings and differences, sorted by the effect on the length of games, the largest first.
nlohmann::json toJson(const engine::lab::ExplorationPlan& plan, const engine::lab::Exploration& exploration);

/// Indices into Exploration::changes, sorted by the distance of a metric's difference from 0, the largest first.
/// Changes with an unknown difference come last.
std::vector<std::size_t> byDifference(const engine::lab::Exploration& exploration, std::size_t metric);

}  // namespace gnostica::lab
