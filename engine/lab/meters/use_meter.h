// Measures possible and actual uses.
#pragma once

#include "engine/lab/meters/meter.h"
#include "engine/lab/use_catalog.h"

#include <vector>

namespace gnostica::engine::lab {

/// MeasuredGame::uses.
class UseMeter final : public Meter {
public:
    /// Rules and catalog must outlive this.
    UseMeter(const Rules& rules, const UseCatalog& catalog);

    void decide(const SeenDecision& decision) override;
    void finish(const State& end, const Standing& standing, MeasuredGame& game) override;

private:
    void seeSteps(const SeenDecision& decision);
    void seeCards(const SeenDecision& decision);
    void seePowers(const SeenDecision& decision);
    void offer(std::size_t place);
    void take(std::size_t place);

    struct Count {
        int legal = 0;
        int used = 0;
        int offered = 0;  ///< last choice at which it was legal
    };
    const Rules& rules_;
    const UseCatalog& catalog_;
    std::vector<Count> counts_;  ///< by catalog index
    int decision_ = 0;
};

}  // namespace gnostica::engine::lab
