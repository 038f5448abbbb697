#include "app/report/report_words.h"

#include "app/lab/words/metric_amount.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/report/tr.h"

#include <cmath>

namespace gnostica::report {

using engine::lab::Metric;
using engine::lab::MetricDifference;
using engine::lab::Unit;
using lab::MetricWording;
using language::fill;

QString nameOf(const engine::lab::PlanArm& arm) {
    return language::cleaned(QString::fromStdString(arm.label));
}

QString nameOf(const engine::lab::Plan& plan, int arm) {
    return nameOf(plan.arms[static_cast<std::size_t>(arm)]);
}

// lupdate loses the context of texts in functions with a qualified result type.
QString howMuch(const lab::Report& report) {
    const QString deals = Tr::tr("%n deals", nullptr, report.summary.pairs);
    const QString games = Tr::tr("%n games", nullptr, report.summary.games);
    //: %1: "200 deals", %2: "800 games"
    return fill(report.isFinished ? Tr::tr("%1, %2; finished") : Tr::tr("%1, %2; not finished"), {deals, games});
}

QString missingGames(const lab::Report& report) {
    QStringList parts;
    if (const auto deals = static_cast<int>(report.missing.size()); deals > 0) {
        parts << Tr::tr("Games of %n deals are missing. Run the experiment again to play them.", nullptr, deals);
    }
    if (report.uncounted > 0) {
        parts << Tr::tr("%n further deals are complete but do not count, because an earlier deal is missing.", nullptr,
                        report.uncounted);
    }
    return language::sentences(parts);
}

bool isReal(const MetricDifference& difference) {
    return difference.verdict == engine::lab::Difference::higher ||
           difference.verdict == engine::lab::Difference::lower;
}

QString verdictOf(Metric metric, const QString& from, const QString& to, const MetricDifference& difference) {
    if (difference.verdict == engine::lab::Difference::tooFew) {
        return Tr::tr("Too few games to say.");
    }
    return MetricWording::verdict(
        metric, from, to, {difference.mean, difference.interval.low, difference.interval.high, isReal(difference)});
}

QString amountOf(Metric metric, const MetricDifference& difference) {
    const auto [low, high] = difference.interval;
    if (difference.pairs == 0 || !std::isfinite(difference.mean) || !std::isfinite(low) || !std::isfinite(high)) {
        return QStringLiteral("–");
    }
    return lab::amountBetween(engine::lab::infoOf(metric).unit, {difference.mean, low, high}, lab::AmountOf::difference)
        .text();
}

double strengthOf(const MetricDifference& difference) {
    const double width = difference.interval.high - difference.interval.low;
    const bool isKnown = difference.pairs > 0 && std::isfinite(width) && width > 0;
    return isKnown ? std::fabs(difference.mean) / width : 0;
}

// lupdate loses the context of texts in functions with a qualified result type.
QString axisTitle(Metric metric) {
    //: the title of an axis: %1: what is measured, %2: in what it is counted
    return fill(Tr::tr("%1 (%2)", "axis"), {MetricWording::name(metric), MetricWording::unit(metric)});
}

QString differenceTitle(Metric metric) {
    const bool isShare = engine::lab::infoOf(metric).unit == Unit::share;
    const QString unit = isShare ? Tr::tr("percentage points") : MetricWording::unit(metric);
    //: the title of an axis: %1: what is measured, %2: in what differences of it are counted
    return fill(Tr::tr("Difference: %1 (%2)", "axis"), {MetricWording::name(metric), unit});
}

double shown(Metric metric, double value) {
    return engine::lab::infoOf(metric).unit == Unit::share ? 100 * value : value;
}

plugins::Estimate shown(Metric metric, double mean, const engine::lab::Interval& interval) {
    return {shown(metric, mean), shown(metric, interval.low), shown(metric, interval.high)};
}

}  // namespace gnostica::report
