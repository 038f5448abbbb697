// What is measured of games, in words: names, explanations, values, and what a difference between two rulesets means.
#pragma once

#include "engine/lab/metrics.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::wording {

/// A difference between two rulesets, the second minus the first: the estimate and the bounds of its interval. NaN
/// where too few games say anything.
struct MeasuredDifference {
    double mean = 0;
    double low = 0;
    double high = 0;
    bool isReal = false;  ///< by the experiment's own test: more than chance makes likely
};

/// Words the metrics of engine/lab/metrics.h.
class MetricWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::MetricWording)
public:
    /// "Turns until the first announcement": a label.
    static QString name(engine::lab::Metric metric);
    /// What it tells players: a whole sentence.
    static QString sentence(engine::lab::Metric metric);
    /// How it is computed, in plain words: whole sentences.
    static QString formula(engine::lab::Metric metric);
    /// Who has thought of it: a whole sentence.
    static QString source(engine::lab::Metric metric);
    /// What its numbers count, for a heading or an axis: "turns".
    static QString unit(engine::lab::Metric metric);

    /// "4.1 turns", "12.0 %". A dash for NaN.
    static QString value(engine::lab::Metric metric, double value);
    /// "4.1 ± 0.9 turns": an estimate and its interval.
    static QString estimate(engine::lab::Metric metric, double mean, double low, double high);
    /// "B ends 4.1 ± 0.9 turns sooner than A.": a whole sentence. The rulesets by the names that players read.
    static QString verdict(engine::lab::Metric metric, const QString& from, const QString& to,
                           const MeasuredDifference& difference);
};

}  // namespace gnostica::wording
