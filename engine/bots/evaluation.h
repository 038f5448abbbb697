// The worth of a position for each seat, without playing on.
#pragma once

#include "engine/bots/features.h"
#include "engine/bots/weights.h"

namespace gnostica::engine::bots {

/// Each seat's share of the win, 0 to 1; together 1, unless nobody wins.
using Values = PerSeat<float>;

/// What the end of a game has given to each seat: winners share one point.
Values resultOf(const State& over);

/// Judges positions of one ruleset by a table of weights. Immutable, may be used by several threads.
class Evaluation {
public:
    /// The rules must outlive it.
    explicit Evaluation(const Rules& rules, const Weights& weights = shippedWeights());

    /// The values of a position between steps; of a game that is over, its result.
    Values judge(const State& state) const;

    /// How gladly one keeps a card in hand (larger is better).
    float worthInHand(Card card) const { return keeping_[card.index()]; }

    const Rules& rules() const { return rules_; }
    const FeatureReader& features() const { return reader_; }

private:
    const Rules& rules_;
    FeatureReader reader_;
    Weights weights_;
    std::array<float, kCardCount> keeping_{};
};

}  // namespace gnostica::engine::bots
