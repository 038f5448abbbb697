// A report of an experiment for the terminal.
#pragma once

#include "app/lab/report.h"
#include "engine/lab/exploration.h"

#include <iosfwd>

namespace gnostica::cli {

/// A block for each metric: its value under each arm, the differences with their intervals, and what they mean.
void print(std::ostream& out, const lab::Report& report);
/// What each change does to the length of games, the largest first, and what else it certainly does.
void print(std::ostream& out, const engine::lab::ExplorationPlan& plan, const engine::lab::Exploration& exploration);

}  // namespace gnostica::cli
