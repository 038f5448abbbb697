// Means with intervals that may be watched while they shrink.
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
/// Time-uniform, nonparametric, nonasymptotic confidence sequences, Annals of Statistics 2021): with a chance of
/// 1 - alpha the true mean lies in all of the intervals, however often they are looked at, and whenever one stops.
///
/// With bounds that holds exactly, whatever is observed (see Betting). Of 200 to 1,000 observations such an interval is
/// 1.7 to 1.9 times as wide as that of Student's t, which may be looked at only once; of shares of 1 % twice as wide,
/// but there the latter is far too narrow. What is done without bounds would be a tenth narrower for even shares and
/// twice as wide for rare ones; an empirical Bernstein bound (Howard et al.) was as wide as this or up to a quarter
/// wider, and said nothing at all of fewer than 50.
///
/// Without bounds it can hold only more and more, as observations become many (Waudby-Smith, Arbour, Sinha, Kennedy and
/// Ramdas, Time-uniform central limit theory and asymptotic confidence sequences, Annals of Statistics 2024). The form
/// used here is exact for normal distributions: the mixture of t statistics (Lai, On confidence sequences, Annals of
/// Statistics 1976; Wang and Ramdas, Anytime-valid t-tests, 2024), narrowest around 300 observations. For others it is
/// widened by what the sample tells of its own shape:
/// - the degrees of freedom are those of the estimated variance (Satterthwaite), 2 n / (kurtosis - 1), at most n - 1.
///   Where nearly all are zero, not all count, but only those that are not; of the first few nothing is said at all;
/// - towards the side of the few large values the interval is longer (Hall, On the removal of skewness by
///   transformation, JRSS B 1992); towards the other it is not shortened.
/// In simulations with 1,000 looks (of normal, log-normal, exponential, t distributions, small whole numbers, and zeros
/// with few large values) 97 % and more of such intervals always held the truth; without the two corrections it was
/// 57 % of those of mostly zeros and 90 % of very skewed ones.
class ConfidenceSequence {
public:
    /// Without bounds, observations may be any numbers of finite variance.
    explicit ConfidenceSequence(const std::optional<Bounds>& bounds = std::nullopt);

    /// In an order that is independent of their values.
    void add(double value);

    int count() const { return moments_.count(); }
    /// 0 if there are none.
    double mean() const { return moments_.mean(); }
    double variance() const { return moments_.variance(); }
    /// Contains the mean. Of few observations the bounds themselves or infinite; and as long as all are equal, since
    /// nothing is known of the others there may be, infinite where there are no bounds. 0 < alpha < 1.
    Interval interval(double alpha = 0.05) const;
    /// The smallest alpha whose interval leaves out that mean: 1 / the evidence against it, at most 1. As the
    /// intervals, it may be watched: the chance that it is ever below alpha is at most alpha.
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
