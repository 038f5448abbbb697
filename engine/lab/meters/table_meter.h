// Measures the board and the hands over time.
#pragma once

#include "engine/lab/meters/meter.h"

namespace gnostica::engine::lab {

/// hand, refreshes, territories, pieces, wasteland, reshuffles.
class TableMeter final : public Meter {
public:
    void decide(const SeenDecision& decision) override;
    void change(const SeenChange& change) override;
    void beginTurn(const State& state, const TurnRow& row) override;
    void finish(const State& end, const Standing& standing, MeasuredGame& game) override;

private:
    int turns_ = 0;
    double hand_ = 0;
    int territories_ = 0;
    int pieces_ = 0;
    int wasteland_ = 0;
    int refreshes_ = 0;
    int refreshed_ = 0;  ///< last turn with a refresh
    int reshuffles_ = 0;
};

}  // namespace gnostica::engine::lab
