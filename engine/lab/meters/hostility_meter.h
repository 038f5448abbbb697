// Measures the targets of hostile acts.
#pragma once

#include "engine/lab/meters/meter.h"

namespace gnostica::engine::lab {

/// piling-on.
class HostilityMeter final : public Meter {
public:
    /// The rules must outlive this.
    explicit HostilityMeter(const Rules& rules) : rules_(rules) {}

    void decide(const SeenDecision& decision) override;
    void change(const SeenChange& change) override;
    void finish(const State& end, const Standing& standing, MeasuredGame& game) override;

private:
    void count();
    /// The seats that lose something by an event, or whose piece it moves; a bit for each seat.
    static unsigned hitBy(const Event& event, Seat who);

    const Rules& rules_;
    // For the act in progress:
    Standing before_;
    unsigned foes_ = 0;  ///< of the mover, a bit for each; 0 if no act is in progress
    unsigned hit_ = 0;

    int hostile_ = 0;  ///< acts while there was a leader
    int against_ = 0;  ///< those of them that hit the leader
};

}  // namespace gnostica::engine::lab
