// Bets against a mean: evidence about observations that have known bounds.
#pragma once

#include <array>

namespace gnostica::engine::lab {

/// The range of observations, for example 0 and 1 for shares. low < high.
struct Bounds {
    double low = 0;
    double high = 1;
};

/// Bets on bounded observations (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, JRSS
/// B 2024). A player bets a part of a capital of 1 on every observation, at odds that are fair if the mean is m. By
/// Ville's inequality, if m is the mean, the chance of ever having c or more is at most 1/c. One half of the capital is
/// bet on more than m and one half on less, each spread over large and small stakes.
///
/// An observation between two of 33 equally spaced places counts partly for each, so that their mean equals it. The
/// logarithm is concave, so the capital is never overestimated: bounds are exact and lose little, time and memory do
/// not grow, and the order of the observations does not matter.
class Betting {
public:
    explicit Betting(const Bounds& bounds);

    /// Values outside the bounds, from rounding, count as on the bound.
    void add(double value);
    /// The logarithm of the present capital of the half that was bet on more than `mean`. It grows as `mean` falls;
    /// infinite at the lower bound if any other value has been observed.
    double logWonOnMore(double mean) const;
    /// The same for the half that was bet on less.
    double logWonOnLess(double mean) const;

private:
    static constexpr std::size_t kCells = 32;  // halves, quarters and eighths are places
    using Places = std::array<double, kCells + 1>;

    double scaled(double value) const;
    static double logWon(const Places& places, double mean);

    Bounds bounds_;
    Places upwards_{};    ///< count of each place, from the lower bound
    Places downwards_{};  ///< count of each place, from the upper bound
};

}  // namespace gnostica::engine::lab
