// The value of a turn after the next player's answer.
#pragma once

#include "engine/bots/turn_plan.h"

namespace gnostica::engine::bots {

/// Plays on from the end of a line, with plans of one turn each. Not thread-safe.
class Lookahead {
public:
    /// The evaluation must outlive this.
    explicit Lookahead(const Evaluation& evaluation) : evaluation_(evaluation), plan_(evaluation) {}

    /// The value of a line for the player who must choose, in one possible world: passes the rest of the turn; then the
    /// next player plays what looks best (all others do if a last turn is due), and other players pass. A line that is
    /// impossible in that world is judged where it ends.
    float valueOf(const State& world, const Line& line, Rng& rng);

private:
    void takeTurn(State& state, Rng& rng);

    const Evaluation& evaluation_;
    TurnPlan plan_;
};

}  // namespace gnostica::engine::bots
