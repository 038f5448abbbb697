// Words that several parts of a report use.
#pragma once

#include "app/lab/report.h"
#include "app/lab/words/metric_wording.h"
#include "app/plugins/picture.h"
#include "engine/lab/plan.h"
#include "engine/lab/summary.h"

#include <QString>

namespace gnostica::report {

/// The label of an arm, on one line.
QString nameOf(const engine::lab::PlanArm& arm);
QString nameOf(const engine::lab::Plan& plan, int arm);

/// "200 pairs, 800 games; finished"
QString howMuch(const lab::Report& report);
/// Whole sentences about games that are missing from a finished experiment, and pairs that do not count for that
/// reason; empty if there are none.
QString missingGames(const lab::Report& report);

/// True if the experiment's own test finds a difference.
bool isReal(const engine::lab::MetricDifference& difference);
/// The verdict: a whole sentence.
QString verdictOf(engine::lab::Metric metric, const QString& from, const QString& to,
                  const engine::lab::MetricDifference& difference);
/// "4.1 ± 0.9 turns"; a dash if unknown.
QString amountOf(engine::lab::Metric metric, const engine::lab::MetricDifference& difference);
/// The distance from 0, in widths of the interval: the key for sorting.
double strengthOf(const engine::lab::MetricDifference& difference);

/// A metric as the title of an axis: "Length of games (turns)".
QString axisTitle(engine::lab::Metric metric);
/// The same for differences: those of shares are in percentage points.
QString differenceTitle(engine::lab::Metric metric);
/// The value as charts show it: shares in percent.
double shown(engine::lab::Metric metric, double value);
plugins::Estimate shown(engine::lab::Metric metric, double mean, const engine::lab::Interval& interval);

}  // namespace gnostica::report
