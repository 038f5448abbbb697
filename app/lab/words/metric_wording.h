// The words of metrics: names, explanations, values, and the verdict on a difference between two rulesets.
#pragma once

#include "engine/lab/metrics.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::lab {

/// A difference between two rulesets, the second minus the first: the estimate and the bounds of its interval. NaN if
/// too few games have a value.
struct MeasuredDifference {
    double mean = 0;
    double low = 0;
    double high = 0;
    bool isReal = false;  ///< more than chance makes likely, by the experiment's own test
};

/// Gives the words for the metrics of engine/lab/metrics.h.
class MetricWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::lab::MetricWording)
public:
    /// A label: "Turns until the first announcement".
    static QString name(engine::lab::Metric metric);
    /// The meaning for players: a whole sentence.
    static QString sentence(engine::lab::Metric metric);
    /// The formula in plain words: whole sentences.
    static QString formula(engine::lab::Metric metric);
    /// The author of the metric: a whole sentence.
    static QString source(engine::lab::Metric metric);
    /// The unit, for a heading or an axis: "turns".
    static QString unit(engine::lab::Metric metric);

    /// "4.1 turns", "12.0 %"; a dash for NaN.
    static QString value(engine::lab::Metric metric, double value);
    /// An estimate with its interval: "4.1 ± 0.9 turns".
    static QString estimate(engine::lab::Metric metric, double mean, double low, double high);
    /// A whole sentence: "B ends 4.1 ± 0.9 turns sooner than A." `from` and `to` are the rulesets' names for players.
    static QString verdict(engine::lab::Metric metric, const QString& from, const QString& to,
                           const MeasuredDifference& difference);
};

}  // namespace gnostica::lab
