// The worth of a position for each seat, without playing on.
#pragma once

#include "engine/bots/features.h"
#include "engine/bots/judging.h"

namespace gnostica::engine::bots {

/// Each seat's share of the win, 0 to 1; together 1, unless nobody wins.
using Values = PerSeat<float>;

/// What the end of a game has given to each seat: winners share one point.
Values resultOf(const State& over);

/// Judges positions of one ruleset. Immutable, may be used by several threads.
class Evaluation {
public:
    /// The rules must outlive it.
    explicit Evaluation(const Rules& rules, const Judging& judging = shippedJudging());

    /// What steps are chosen by: the values of a position between steps; of a game that is over, its result. Where the
    /// stands of others count less (Judgement::others), they are together less than 1.
    Values judge(const State& state) const;
    /// The same of one seat, in less time.
    float judge(const State& state, Seat seat) const;
    /// What people and records are told: chances of winning, together 1; of a game that is over, its result.
    Values chances(const State& state) const;

    /// How gladly one keeps a card in hand (larger is better).
    float worthInHand(Card card) const { return keeping_[card.index()]; }

    const Rules& rules() const { return rules_; }
    const FeatureReader& features() const { return reader_; }

private:
    /// The stands of the seats that are left, and how much of each counts for the others, 0 to 1.
    struct Stands {
        PerSeat<float> of;
        PerSeat<float> counted;
    };
    Stands standsOf(const State& state, const Judgement& judgement) const;
    /// What each stand is taken for by the others.
    static PerSeat<float> asOthers(const Stands& stands, const Judgement& judgement);

    const Rules& rules_;
    FeatureReader reader_;
    Judging judging_;
    std::array<float, kCardCount> keeping_{};
};

}  // namespace gnostica::engine::bots
