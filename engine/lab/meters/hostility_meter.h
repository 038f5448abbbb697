// Whom hostile acts hit.
#pragma once

#include "engine/lab/meters/meter.h"

namespace gnostica::engine::lab {

/// piling-on.
class HostilityMeter final : public Meter {
public:
    /// The rules must outlive it.
    explicit HostilityMeter(const Rules& rules) : rules_(rules) {}

    void decide(const SeenDecision& decision) override;
    void change(const SeenChange& change) override;
    void finish(const State& end, const Standing& standing, MeasuredGame& game) override;

private:
    void count();
    /// Who loses something, or whose piece is moved, by an event; a bit for each seat.
    static unsigned hitBy(const Event& event, Seat who);

    const Rules& rules_;
    // Of the act in progress:
    Standing before_;
    unsigned foes_ = 0;  ///< of the mover, a bit for each; none where no act is in progress
    unsigned hit_ = 0;

    int hostile_ = 0;  ///< acts while somebody was the leader
    int against_ = 0;  ///< of these, those that have hit the leader
};

}  // namespace gnostica::engine::lab
