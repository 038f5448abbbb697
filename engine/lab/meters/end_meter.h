// Measures the length of a game, its winners and its eliminations.
#pragma once

#include "engine/lab/meters/meter.h"

#include <vector>

namespace gnostica::engine::lab {

/// ended, turns, decisions, first-seat, margin, ties, eliminations, first-elimination, waiting-eliminated.
class EndMeter final : public Meter {
public:
    /// The rules must outlive this.
    explicit EndMeter(const Rules& rules) : rules_(rules) {}

    void change(const SeenChange& change) override;
    void beginTurn(const State& state, const TurnRow& row) override;
    void finish(const State& end, const Standing& standing, MeasuredGame& game) override;

private:
    double marginOf(const State& end, const Standing& standing) const;
    bool isTied(const State& end) const;

    const Rules& rules_;
    Seat first_ = Seat::none;
    std::vector<int> eliminations_;  ///< turns of the eliminations
};

}  // namespace gnostica::engine::lab
