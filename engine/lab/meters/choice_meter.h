// How much there is to choose from, and how long one waits for it.
#pragma once

#include "engine/lab/meters/meter.h"

#include <vector>

namespace gnostica::engine::lab {

/// waiting, and branching by its mean, median and largest.
class ChoiceMeter final : public Meter {
public:
    void decide(const SeenDecision& decision) override;
    void beginTurn(const State& state, const TurnRow& row) override;
    void finish(const State& end, const Standing& standing, MeasuredGame& game) override;

private:
    std::vector<int> choices_;  ///< legal steps, of each decision
    Seat mover_ = Seat::none;
    PerSeat<int> waited_{};  ///< decisions of others since the seat's last turn ended
    unsigned waiting_ = 0;   ///< a bit for each seat that has had a turn
    int gaps_ = 0;
    int waitedInAll_ = 0;
};

}  // namespace gnostica::engine::lab
