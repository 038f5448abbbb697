// Random play, for measuring and as the simplest opponent.
#pragma once

#include "engine/play/play.h"

namespace gnostica::cli {

/// Picks uniformly among the words with which a legal step begins, then uniformly among the steps with that word:
/// otherwise the hundreds of ways to refresh a hand would drown everything else. `steps` must not be empty.
const engine::Step& pickStep(const engine::StepList& steps, engine::Rng& rng);

/// A game of random steps that goes on for ever: when one is over, or too long, the next begins.
class Playout {
public:
    /// Decisions after which a game is cut.
    static constexpr int kLongest = 2000;

    Playout(const engine::Rules& rules, int seats, std::uint64_t seed);

    /// The state in which a player decides, and all legal steps there. Valid until the next call.
    const engine::State& state() const { return state_; }
    const engine::StepList& steps() const { return steps_; }
    /// Takes a random step, lets chance decide what follows, lists the legal steps of whoever is next.
    void decide();

private:
    void restart();
    void settle();

    const engine::Rules& rules_;
    int seats_;
    int decisions_ = 0;
    engine::Rng rng_;
    engine::State state_;
    engine::StepList steps_;
};

}  // namespace gnostica::cli
