// What somebody could have won who bet against a mean: evidence about observations that are known to lie within bounds.
#pragma once

#include <array>

namespace gnostica::engine::lab {

/// What observations cannot leave, for instance 0 and 1 for shares. low < high.
struct Bounds {
    double low = 0;
    double high = 1;
};

/// Bets on bounded observations (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, JRSS
/// B 2024). Who bets a part of a capital of 1 on every observation, at odds that are fair if their mean is m, has by
/// Ville's inequality at any time at all a chance of at most 1/c of having c or more, if m is the mean. One half of the
/// capital is bet on more than m and one half on less, each spread over stakes from great to small.
///
/// An observation between two of 33 equally spaced places counts as some of each, so that their mean is itself. Since
/// the logarithm is concave the capital is then never taken for greater than it is: bounds are exact, little is lost,
/// time and memory do not grow, and the order of the observations does not matter.
class Betting {
public:
    explicit Betting(const Bounds& bounds);

    /// What lies outside, by rounding, counts as on the bound.
    void add(double value);
    /// The logarithm of the half that was bet on more than `mean`, as of now. The greater, the lower `mean` is;
    /// infinite on the lower bound if anything else has been seen.
    double logWonOnMore(double mean) const;
    /// Likewise on less.
    double logWonOnLess(double mean) const;

private:
    static constexpr std::size_t kCells = 32;  // halves, quarters and eighths are places
    using Places = std::array<double, kCells + 1>;

    double scaled(double value) const;
    static double logWon(const Places& places, double mean);

    Bounds bounds_;
    Places upwards_{};    ///< how often each place was seen, from the lower bound …
    Places downwards_{};  ///< … and from the upper one
};

}  // namespace gnostica::engine::lab
