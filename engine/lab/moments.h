// Mean, spread and shape of numbers that come one after the other.
#pragma once

namespace gnostica::engine::lab {

/// Central moments, updated by every number (Welford; Pébay, Formulas for robust, one-pass parallel computation of
/// covariances and arbitrary-order statistical moments, 2008). The mean of whole numbers and halves is exact but for
/// one rounding; of equal numbers it is that number.
class Moments {
public:
    /// A finite number.
    void add(double value);

    int count() const { return count_; }
    double mean() const;
    /// Of the population that the sample is from (divided by the count less one). 0 of fewer than two.
    double variance() const;
    /// Of the sample: 0 of symmetrical ones, positive if few large values draw the mean upwards. 0 if all are equal.
    double skewness() const;
    /// Of the sample: 1 if two values are equally frequent, 3 of a normal distribution, without limit where all depends
    /// on few large values. 3 if all are equal.
    double kurtosis() const;

private:
    int count_ = 0;
    double first_ = 0;
    double sum_ = 0;     ///< of differences from the first
    double centre_ = 0;  ///< the mean of the differences, as the moments need it
    double second_ = 0;  ///< sums of powers of differences from the centre
    double third_ = 0;
    double fourth_ = 0;
};

}  // namespace gnostica::engine::lab
