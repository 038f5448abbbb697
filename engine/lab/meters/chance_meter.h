// Measures the swings of a game: leaders and chances.
#pragma once

#include "engine/lab/meters/meter.h"

#include <vector>

namespace gnostica::engine::lab {

/// lead-changes, drama, uncertainty, decisiveness.
class ChanceMeter final : public Meter {
public:
    void beginTurn(const State& state, const TurnRow& row) override;
    void finish(const State& end, const Standing& standing, MeasuredGame& game) override;

private:
    void seeLeader(Seat leader);

    std::vector<bots::Values> chances_;  ///< at the start of each turn
    double entropy_ = 0;                 ///< sum over the starts of turns
    Seat leader_ = Seat::none;           ///< most recent leader
    int leadChanges_ = 0;
};

}  // namespace gnostica::engine::lab
