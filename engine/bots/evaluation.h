// The value of a position for each seat, without further play.
#pragma once

#include "engine/bots/features.h"
#include "engine/bots/judging.h"

namespace gnostica::engine::bots {

/// Each seat's share of the win, 0 to 1. The sum is 1, unless nobody wins.
using Values = PerSeat<float>;

/// The share of each seat in a finished game: winners share one point.
Values resultOf(const State& over);

/// Evaluates positions of one ruleset. Immutable; several threads may use it.
class Evaluation {
public:
    /// The rules must outlive this.
    explicit Evaluation(const Rules& rules, const Judging& judging = shippedJudging());

    /// The values used to choose steps: of a position between steps, or the result of a finished game. If the stands of
    /// others count less (Judgement::others), the sum is less than 1.
    Values judge(const State& state) const;
    /// The same for one seat, faster.
    float judge(const State& state, Seat seat) const;
    /// The values for people and records: chances of winning with the sum 1, or the result of a finished game.
    Values chances(const State& state) const;

    /// The value of keeping a card in hand (larger is better).
    float worthInHand(Card card) const { return keeping_[card.index()]; }

    const Rules& rules() const { return rules_; }
    const FeatureReader& features() const { return reader_; }

private:
    /// The stands of the remaining seats, and the weight of each for the others, 0 to 1.
    struct Stands {
        PerSeat<float> of;
        PerSeat<float> counted;
    };
    Stands standsOf(const State& state, const Judgement& judgement) const;
    /// Each stand as the others see it.
    static PerSeat<float> asOthers(const Stands& stands, const Judgement& judgement);

    const Rules& rules_;
    FeatureReader reader_;
    Judging judging_;
    std::array<float, kCardCount> keeping_{};
};

}  // namespace gnostica::engine::bots
