// What a turn comes to when the next player has answered it.
#pragma once

#include "engine/bots/turn_plan.h"

namespace gnostica::engine::bots {

/// Plays on from the end of a line, by plans of one turn each. Not to be used by two threads at once.
class Prospect {
public:
    /// The evaluation must outlive it.
    explicit Prospect(const Evaluation& evaluation) : evaluation_(evaluation), plan_(evaluation) {}

    /// The worth of a line of the player to decide, in one possible world: the rest of the turn is passed, the next
    /// player does what looks best (where somebody's last turn is due, all others do), and others pass. What
    /// cannot be followed in that world is judged where it ends.
    float of(const State& world, const Line& line, Rng& rng);

private:
    void takeTurn(State& state, Rng& rng);

    const Evaluation& evaluation_;
    TurnPlan plan_;
};

}  // namespace gnostica::engine::bots
