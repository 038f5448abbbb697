// A player who needs no person.
#pragma once

#include "engine/model/step_list.h"
#include "engine/play/rng.h"
#include "engine/play/view.h"

namespace gnostica::gui {

/// Plays at random, with some love for points, so that a demonstration looks like a game and comes to an end. Knows
/// no more than a View.
class DemoBrain {
public:
    explicit DemoBrain(std::uint64_t seed) : rng_(seed) {}

    engine::Step choose(const engine::Rules& rules, const engine::View& view, const engine::StepList& legal);

private:
    const engine::Step& any(const engine::StepList& legal);
    double worth(const engine::Rules& rules, const engine::State& state, const engine::Step& step);
    double chance() { return rng_.below(1000) / 1000.0; }

    engine::Rng rng_;
};

}  // namespace gnostica::gui
