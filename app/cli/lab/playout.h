// Random play, for measurements and as the simplest opponent.
#pragma once

#include "engine/play/play.h"

namespace gnostica::cli {

/// Picks uniformly among the first words of the legal steps, then uniformly among the steps with that word. If it
/// picked among all steps, the hundreds of ways to refresh a hand would dominate. `steps` must not be empty.
const engine::Step& pickStep(const engine::StepList& steps, engine::Rng& rng);

/// An endless game of random steps: when one is over, or too long, the next begins.
class Playout {
public:
    /// Number of decisions after which a game is cut.
    static constexpr int kLongest = 2000;

    Playout(const engine::Rules& rules, int seats, std::uint64_t seed);

    /// The state in which a player decides, and all legal steps in it. Valid until the next call of decide().
    const engine::State& state() const { return state_; }
    const engine::StepList& steps() const { return steps_; }
    /// Takes a random step, resolves chance, and lists the legal steps of the next player.
    void decide();

private:
    void restart();
    void advanceToDecision();

    const engine::Rules& rules_;
    int seats_;
    int decisions_ = 0;
    engine::Rng rng_;
    engine::State state_;
    engine::StepList steps_;
};

}  // namespace gnostica::cli
