// Means with intervals that may be inspected at any time.
#pragma once

#include "engine/lab/betting.h"
#include "engine/lab/moments.h"

#include <optional>

namespace gnostica::engine::lab {

struct Interval {
    double low = 0;
    double high = 0;
    friend bool operator==(const Interval&, const Interval&) = default;
};

/// The mean of independent observations, and a confidence sequence for it (Howard, Ramdas, McAuliffe and Sekhon,
/// Time-uniform, nonparametric, nonasymptotic confidence sequences, Annals of Statistics 2021): with a chance of 1 -
/// alpha the true mean is in all of the intervals, at any number of looks and with any stopping rule.
///
/// With bounds this is exact for all observations (see Betting). For 200 to 1,000 observations such an interval is 1.7
/// to 1.9 times as wide as that of Student's t, which is valid for one look only; for shares of 1 % twice as wide, but
/// there Student's t is far too narrow. The method without bounds would be a tenth narrower for even shares and twice
/// as wide for rare ones; an empirical Bernstein bound (Howard et al.) was as wide as this or up to a quarter wider,
/// and gave no result for fewer than 50.
///
/// Without bounds it is only asymptotic (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, Time-uniform central limit
/// theory and asymptotic confidence sequences, Annals of Statistics 2024). The form used here is exact for normal
/// distributions: the mixture of t statistics (Lai, On confidence sequences, Annals of Statistics 1976; Wang and
/// Ramdas, Anytime-valid t-tests, 2024), narrowest around 300 observations. For other distributions it is widened
/// according to the shape of the sample:
/// - the degrees of freedom are those of the estimated variance (Satterthwaite), 2 n / (kurtosis - 1), at most n - 1.
/// If nearly all observations are zero, only the others count; the first few give no result;
/// - on the side of the few large values the interval is longer (Hall, On the removal of skewness by transformation,
/// JRSS B 1992); on the other side it is not shortened.
/// Tested in 1,000 simulated experiments each, with a look after every observation from the tenth to the thousandth,
/// for normal, log-normal, exponential and t distributions, small integers, and zeros with few large values: 96.6 % or
/// more had the truth in all intervals. Without the two corrections it was 57 % for mostly zeros and 90 % for very
/// skewed samples.
class ConfidenceSequence {
public:
    /// Without bounds, observations may be any numbers with finite variance.
    explicit ConfidenceSequence(const std::optional<Bounds>& bounds = std::nullopt);

    /// In an order that must not depend on the values.
    void add(double value);

    int count() const { return moments_.count(); }
    /// 0 without observations.
    double mean() const { return moments_.mean(); }
    double variance() const { return moments_.variance(); }
    /// Contains the mean. For few observations it consists of the bounds or is infinite; without bounds it is also
    /// infinite while all are equal, as nothing is known about other values. 0 < alpha < 1.
    Interval interval(double alpha = 0.05) const;
    /// The smallest alpha whose interval excludes this mean: 1 / the evidence against it, at most 1. Valid at every
    /// look: the chance that it is ever below alpha is at most alpha.
    double pValue(double null = 0) const;

private:
    double logEvidence(double mean) const;
    double boundedEnd(double bound, double logNeeded) const;
    Interval unboundedInterval(double alpha) const;

    Moments moments_;
    std::optional<Bounds> bounds_;
    std::optional<Betting> betting_;
};

}  // namespace gnostica::engine::lab
