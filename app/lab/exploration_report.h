// What exploring a ruleset has found, for programs.
#pragma once

#include "engine/lab/exploration.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace gnostica::lab {

/// Every change with its settings and differences, those first that do most to the length of games.
nlohmann::json toJson(const engine::lab::ExplorationPlan& plan, const engine::lab::Exploration& exploration);

/// The places of all changes in Exploration::changes, in this order: by how far the difference of a metric is from 0.
/// Those whose difference is unknown come last.
std::vector<std::size_t> byDifference(const engine::lab::Exploration& exploration, std::size_t metric);

}  // namespace gnostica::lab
