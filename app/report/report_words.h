// What the parts of a report have in common.
#pragma once

#include "app/lab/report.h"
#include "app/lab/words/metric_wording.h"
#include "app/plugins/picture.h"
#include "engine/lab/plan.h"
#include "engine/lab/summary.h"

#include <QString>

namespace gnostica::report {

/// What an arm is called: its label, on one line.
QString nameOf(const engine::lab::PlanArm& arm);
QString nameOf(const engine::lab::Plan& plan, int arm);

/// "200 pairs, 800 games; finished"
QString howMuch(const lab::Report& report);
/// That games are missing of what was finished once, and what is not counted for others that are not there, in whole
/// sentences; empty where neither is so.
QString missingGames(const lab::Report& report);

/// Did the experiment's own test see a difference?
bool isReal(const engine::lab::MetricDifference& difference);
/// A whole sentence.
QString verdictOf(engine::lab::Metric metric, const QString& from, const QString& to,
                  const engine::lab::MetricDifference& difference);
/// "4.1 ± 0.9 turns"; a dash where nothing is known.
QString amountOf(engine::lab::Metric metric, const engine::lab::MetricDifference& difference);
/// How far it is from 0, in widths of its interval: what is sorted by.
double strengthOf(const engine::lab::MetricDifference& difference);

/// "Length of games (turns)": a metric as the title of an axis.
QString axisTitle(engine::lab::Metric metric);
/// The same of differences: shares are counted in percentage points.
QString differenceTitle(engine::lab::Metric metric);
/// In what charts count it: shares are percentages.
double shown(engine::lab::Metric metric, double value);
plugins::Estimate shown(engine::lab::Metric metric, double mean, const engine::lab::Interval& interval);

}  // namespace gnostica::report
