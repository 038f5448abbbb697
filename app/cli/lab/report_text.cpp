#include "app/cli/lab/report_text.h"

#include "app/cli/plain_text.h"
#include "app/cli/tr.h"
#include "app/lab/exploration_report.h"
#include "app/lab/words/metric_wording.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/report/report_words.h"

#include <ostream>

namespace gnostica::cli {

namespace {

using engine::lab::MetricDifference;
using engine::lab::MetricSummary;
using lab::MetricWording;

QString nameOf(const engine::lab::PlanArm& arm) {
    return QString::fromStdString(oneLine(arm.label));
}

lab::MeasuredDifference inWords(const MetricDifference& difference) {
    const bool isReal =
        difference.verdict == engine::lab::Difference::higher || difference.verdict == engine::lab::Difference::lower;
    return {difference.mean, difference.interval.low, difference.interval.high, isReal};
}

// lupdate loses the context of texts in functions with a qualified result type.
QString tooFewYet(const QString& name) {
    //: %1: the name of a ruleset
    return language::fill(Tr::tr("%1: not enough games yet."), {name});
}

/// A verdict with a difference names both rulesets; if there are several verdicts, the others need a name as well.
QString named(const QString& name, const QString& verdict) {
    //: %1: the name of a ruleset, %2: a sentence about it
    return language::fill(Tr::tr("%1: %2"), {name, verdict});
}

QString verdictOf(const lab::Report& report, const MetricSummary& metric, const MetricDifference& difference) {
    const QString from = nameOf(report.plan.arms[static_cast<std::size_t>(difference.from)]);
    const QString to = nameOf(report.plan.arms[static_cast<std::size_t>(difference.to)]);
    if (difference.verdict == engine::lab::Difference::tooFew) {
        return tooFewYet(to);
    }
    const lab::MeasuredDifference measured = inWords(difference);
    const QString verdict = MetricWording::verdict(metric.metric, from, to, measured);
    return measured.isReal || report.plan.arms.size() <= 2 ? verdict : named(to, verdict);
}

void print(std::ostream& out, const lab::Report& report, const MetricSummary& metric) {
    out << '\n' << MetricWording::name(metric.metric).toStdString() << '\n';
    for (std::size_t arm = 0; arm < metric.values.size(); ++arm) {
        const engine::lab::MetricValue& value = metric.values[arm];
        if (value.pairs > 0) {
            out << "  " << nameOf(report.plan.arms[arm]).toStdString() << ": "
                << MetricWording::estimate(metric.metric, value.mean, value.interval.low, value.interval.high)
                       .toStdString()
                << '\n';
        }
    }
    for (const MetricDifference& difference : metric.differences) {
        out << "  " << verdictOf(report, metric, difference).toStdString() << '\n';
    }
}

}  // namespace

void print(std::ostream& out, const lab::Report& report) {
    if (!report.plan.name.empty()) {
        out << oneLine(report.plan.name) << '\n';
    }
    out << report::howMuch(report).toStdString() << '\n';
    if (const QString missing = report::missingGames(report); !missing.isEmpty()) {
        out << missing.toStdString() << '\n';
    }
    for (const MetricSummary& metric : report.summary.metrics) {
        print(out, report, metric);
    }
}

void print(std::ostream& out, const engine::lab::ExplorationPlan& plan, const engine::lab::Exploration& exploration) {
    const auto metrics = engine::lab::exploredMetrics();
    const auto turns =
        static_cast<std::size_t>(std::ranges::find(metrics, engine::lab::Metric::turns) - metrics.begin());
    for (const std::size_t place : lab::byDifference(exploration, turns)) {
        const engine::lab::Explored& explored = exploration.changes[place];
        const engine::lab::Change& change = plan.changes[static_cast<std::size_t>(explored.change)];
        const MetricDifference& length = explored.differences[turns];
        out << oneLine(change.arm.label) << ": "
            << MetricWording::estimate(metrics[turns], length.mean, length.interval.low, length.interval.high)
                   .toStdString()
            << '\n';
        for (std::size_t metric = 0; metric < metrics.size(); ++metric) {
            const MetricDifference& difference = explored.differences[metric];
            if (inWords(difference).isReal) {
                out << "  "
                    << MetricWording::verdict(metrics[metric], nameOf(plan.base), nameOf(change.arm),
                                              inWords(difference))
                           .toStdString()
                    << '\n';
            }
        }
    }
}

}  // namespace gnostica::cli
