// A report of an experiment for the terminal.
#pragma once

#include "app/lab/report.h"
#include "engine/lab/exploration.h"

#include <iosfwd>

namespace gnostica::cli {

/// A block for each metric: its value under each ruleset, the differences with their intervals, and the verdicts.
void print(std::ostream& out, const lab::Report& report);
/// The effect of each change on the length of games, the largest first, and its other certain effects.
void print(std::ostream& out, const engine::lab::ExplorationPlan& plan, const engine::lab::Exploration& exploration);

}  // namespace gnostica::cli
