// Mean, spread and shape of a sequence of numbers.
#pragma once

namespace gnostica::engine::lab {

/// Central moments, updated with every number (Welford; Pébay, Formulas for robust, one-pass parallel computation of
/// covariances and arbitrary-order statistical moments, 2008). The mean of integers and halves is exact except for one
/// rounding; the mean of equal numbers is that number.
class Moments {
public:
    /// The number must be finite.
    void add(double value);

    int count() const { return count_; }
    double mean() const;
    /// Of the population of the sample (divided by the count minus one). 0 for fewer than two numbers.
    double variance() const;
    /// Of the sample: 0 if symmetrical, positive if a few large values raise the mean. 0 if all are equal.
    double skewness() const;
    /// Of the sample: 1 for two equally frequent values, 3 for a normal distribution, unlimited if everything depends
    /// on a few large values. 3 if all are equal.
    double kurtosis() const;

private:
    int count_ = 0;
    double first_ = 0;
    double sum_ = 0;     ///< of differences from the first
    double centre_ = 0;  ///< the mean of the differences, as used by the moments
    double second_ = 0;  ///< sums of powers of differences from the centre
    double third_ = 0;
    double fourth_ = 0;
};

}  // namespace gnostica::engine::lab
