// Scores of games that belong together: mean, interval, and the sequential test of strength.
#pragma once

#include <cstdint>

namespace gnostica::engine::lab {

/// The mean of independent pairs of games (or single games, or larger groups), each scored 0 to 1.
class PairedScore {
public:
    void add(double score);
    int pairs() const { return pairs_; }
    double mean() const { return pairs_ == 0 ? 0.5 : sum_ / pairs_; }
    /// Of one pair. Two imagined pairs, one lost and one won, prevent false certainty from a few equal results.
    double variance() const;
    /// The bounds of the 95 % confidence interval.
    double low() const;
    double high() const;

private:
    double margin() const;
    int pairs_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

enum class Verdict : std::uint8_t { undecided, equal, stronger };

/// Wald's sequential probability ratio test, normal approximation, of the mean score of pairs: 0.5 against 0.6, both
/// kinds of error 5 %.
class SequentialTest {
public:
    static constexpr double kEqual = 0.5;
    static constexpr double kStronger = 0.6;
    static constexpr double kBound = 2.9444389791664403;  ///< log(0.95 / 0.05)

    void update(const PairedScore& score);
    double logRatio() const { return logRatio_; }
    Verdict verdict() const { return verdict_; }

private:
    double logRatio_ = 0;
    Verdict verdict_ = Verdict::undecided;  ///< final once decided
};

}  // namespace gnostica::engine::lab
