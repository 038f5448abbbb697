#include "engine/lab/intervals.h"

#include <algorithm>
#include <boost/math/tools/roots.hpp>
#include <cmath>
#include <utility>

namespace gnostica::engine::lab {

namespace {

constexpr double kInfinite = HUGE_VAL;
/// Variance of the standardized mean in the mixture: for an alpha of 5 % it makes intervals narrowest at 300
/// observations (Waudby-Smith et al., appendix B.2: (log(1 / alpha²) + log(1 + log(1 / alpha²))) / n).
constexpr double kMixtureVariance = 7.936 / 300;

/// Hall's transformation, which removes the effect of skewness from a t statistic, on the side of the few large values.
class SkewnessCorrection {
public:
    explicit SkewnessCorrection(const Moments& moments)
        : shape_(std::abs(moments.skewness()) / std::sqrt(static_cast<double>(moments.count())) / 3) {}

    /// Never more than `t`, never negative.
    double corrected(double t) const {
        if (shape_ < kNone) {
            return t;
        }
        return std::clamp((1 - std::pow(1 - shape_ * t, 3)) / (3 * shape_) - shape_ / 2, 0.0, t);
    }
    /// The statistic whose correction is `t`.
    double uncorrected(double t) const {
        if (shape_ < kNone) {
            return t;
        }
        return std::max(t, (1 - std::cbrt(1 - 3 * shape_ * (t + shape_ / 2))) / shape_);
    }

private:
    static constexpr double kNone = 1e-6;  // below this the formulas would divide by nearly zero
    double shape_;
};

double degreesOfFreedom(const Moments& moments) {
    const double most = moments.count() - 1;
    const double spread = moments.kurtosis() - 1;
    return spread > 0 ? std::min(most, 2 * moments.count() / spread) : most;
}

double standardError(const Moments& moments) {
    return std::sqrt(moments.variance() / moments.count());
}

/// The variance of the mean in the mixture, where the true mean also varies, over the variance from error alone.
double growth(const Moments& moments) {
    return 1 + moments.count() * kMixtureVariance;
}

/// The logarithm of the mixture.
double logMixture(const Moments& moments, double t) {
    const double degrees = degreesOfFreedom(moments);
    const double grown = growth(moments);
    const double square = t * t / degrees;
    return 0.5 * (degrees + 1) * std::log((1 + square) / (1 + square / grown)) - 0.5 * std::log(grown);
}

/// The t statistic at which the mixture reaches 1 / alpha; infinite if there is none.
double criticalT(const Moments& moments, double alpha) {
    const double degrees = degreesOfFreedom(moments);
    const double grown = growth(moments);
    const double needed = std::pow(grown / (alpha * alpha), 1 / (degrees + 1));
    return needed < grown ? std::sqrt(degrees * grown * (needed - 1) / (grown - needed)) : kInfinite;
}

}  // namespace

ConfidenceSequence::ConfidenceSequence(const std::optional<Bounds>& bounds) : bounds_(bounds) {
    if (bounds) {
        betting_.emplace(*bounds);
    }
}

void ConfidenceSequence::add(double value) {
    moments_.add(value);
    if (betting_) {
        betting_->add(value);
    }
}

double ConfidenceSequence::logEvidence(double mean) const {
    const double distance = moments_.mean() - mean;
    if (betting_) {
        return distance > 0 ? betting_->logWonOnMore(mean) : betting_->logWonOnLess(mean);
    }
    if (moments_.variance() <= 0) {
        return 0;
    }
    const double t = std::abs(distance) / standardError(moments_);
    const bool isSkewed = distance * moments_.skewness() < 0;
    return logMixture(moments_, isSkewed ? SkewnessCorrection(moments_).corrected(t) : t);
}

double ConfidenceSequence::pValue(double null) const {
    return count() == 0 ? 1 : std::min(1.0, std::exp(-logEvidence(null)));
}

/// Uses that evidence grows from the mean to the bound.
double ConfidenceSequence::boundedEnd(double bound, double logNeeded) const {
    const auto surplus = [&](double mean) { return logEvidence(mean) - logNeeded; };
    if (surplus(bound) <= 0) {
        return bound;
    }
    const double precision = 1e-9 * (bounds_->high - bounds_->low);
    const auto isFound = [&](double low, double high) { return high - low < precision; };
    const bool isLow = bound < mean();
    const auto found = boost::math::tools::bisect(surplus, isLow ? bound : mean(), isLow ? mean() : bound, isFound);
    return isLow ? found.first : found.second;
}

Interval ConfidenceSequence::unboundedInterval(double alpha) const {
    if (moments_.variance() <= 0) {
        return {-kInfinite, kInfinite};
    }
    const double t = criticalT(moments_, alpha);
    if (!std::isfinite(t)) {
        return {-kInfinite, kInfinite};
    }
    const double further = SkewnessCorrection(moments_).uncorrected(t);
    const double error = standardError(moments_);
    const bool upwards = moments_.skewness() > 0;
    return {mean() - error * (upwards ? t : further), mean() + error * (upwards ? further : t)};
}

Interval ConfidenceSequence::interval(double alpha) const {
    if (!bounds_) {
        return count() < 2 ? Interval{-kInfinite, kInfinite} : unboundedInterval(alpha);
    }
    if (count() == 0) {
        return {bounds_->low, bounds_->high};
    }
    const double needed = -std::log(alpha);
    return {boundedEnd(bounds_->low, needed), boundedEnd(bounds_->high, needed)};
}

}  // namespace gnostica::engine::lab
