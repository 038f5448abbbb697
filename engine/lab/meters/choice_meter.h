// Measures the number of legal steps and the waiting between turns.
#pragma once

#include "engine/lab/meters/meter.h"

#include <vector>

namespace gnostica::engine::lab {

/// waiting; branching (mean, median, largest).
class ChoiceMeter final : public Meter {
public:
    void decide(const SeenDecision& decision) override;
    void beginTurn(const State& state, const TurnRow& row) override;
    void finish(const State& end, const Standing& standing, MeasuredGame& game) override;

private:
    std::vector<int> choices_;  ///< number of legal steps, per choice
    Seat mover_ = Seat::none;
    PerSeat<int> waited_{};  ///< choices of others since the seat's last turn ended
    unsigned waiting_ = 0;   ///< a bit for each seat that has had a turn
    int gaps_ = 0;
    int waitedInAll_ = 0;
};

}  // namespace gnostica::engine::lab
