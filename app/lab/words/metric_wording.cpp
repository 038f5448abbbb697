#include "app/lab/words/metric_wording.h"

#include "app/lab/words/metric_amount.h"
#include "app/lab/words/metric_texts.h"
#include "app/language/fill.h"

#include <cmath>

namespace gnostica::lab {

using engine::lab::Metric;

namespace {

QString translatedMetric(const MetricText& text) {
    return QCoreApplication::translate(kMetricContext, text.text, text.meaning);
}

}  // namespace

QString MetricWording::name(Metric metric) {
    return translatedMetric(textsOf(metric).name);
}

QString MetricWording::sentence(Metric metric) {
    return translatedMetric({textsOf(metric).sentence});
}

QString MetricWording::formula(Metric metric) {
    return translatedMetric({textsOf(metric).formula});
}

QString MetricWording::source(Metric metric) {
    using engine::lab::MetricSource;
    switch (engine::lab::infoOf(metric).source) {
    case MetricSource::browneMaire: return tr("After Browne and Maire, “Evolutionary Game Design”, 2010.");
    case MetricSource::shannon: return tr("After Shannon, “A Mathematical Theory of Communication”, 1948.");
    case MetricSource::own: break;
    }
    return tr("Defined for this program.");
}

QString MetricWording::unit(Metric metric) {
    return unitName(engine::lab::infoOf(metric).unit);
}

QString MetricWording::value(Metric metric, double value) {
    return std::isfinite(value) ? plainAmount(engine::lab::infoOf(metric).unit, value).text() : QStringLiteral("–");
}

QString MetricWording::estimate(Metric metric, double mean, double low, double high) {
    return std::isfinite(mean) && std::isfinite(low) && std::isfinite(high)
               ? amountBetween(engine::lab::infoOf(metric).unit, {mean, low, high}, AmountOf::value).text()
               : value(metric, mean);
}

QString MetricWording::verdict(Metric metric, const QString& from, const QString& to,
                               const MeasuredDifference& difference) {
    const auto [mean, low, high, isReal] = difference;
    const engine::lab::Unit unit = engine::lab::infoOf(metric).unit;
    if (!std::isfinite(mean) || !std::isfinite(low) || !std::isfinite(high)) {
        return tr("Too few games to say.");
    }
    if (low == 0 && high == 0) {
        return tr("No difference at all.");
    }
    if (!isReal && (low > 0 || high < 0)) {
        //: %1: how much, with its interval: “4.1 ± 0.9 turns”
        return language::fill(tr("Perhaps a difference of %1; with this many comparisons, it may be chance."),
                              {amountBetween(unit, {mean, low, high}, AmountOf::difference)});
    }
    if (!isReal || mean == 0) {
        //: %1: how much, like “0.6 points”
        return language::fill(tr("No difference seen; a difference larger than %1 is excluded."),
                              {amountAtMost(unit, std::fmax(std::fabs(low), std::fabs(high)))});
    }
    const bool isMore = mean > 0;
    const Estimate amount = isMore ? Estimate{mean, low, high} : Estimate{-mean, -high, -low};
    return language::fill(translatedMetric(isMore ? textsOf(metric).more : textsOf(metric).less),
                          {to, amountBetween(unit, amount, AmountOf::difference), from});
}

}  // namespace gnostica::lab
