// The rest of one's own turn, as somebody who gives advice would play it.
#pragma once

#include "engine/bots/countdown.h"
#include "engine/bots/thinker.h"
#include "engine/play/view.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace gnostica::engine::bots {

/// A step that is meant to be taken, and what its player will see before it.
struct PlannedStep {
    View view;
    Step step;
};

/// The viewer's turn from `first` on, the best step each time: up to its end, or to where chance, another's decision or
/// something that the viewer does not know yet comes between. Never empty; it ends early when asked to, or when the
/// time is up. `thinker` has just thought about the view; it gets `budget` for each further step.
std::vector<PlannedStep> outlineTurn(const Rules& rules, const View& view, const Step& first, Thinker& thinker,
                                     const Budget& budget, std::uint64_t seed, const std::stop_token& stop,
                                     const Countdown& time);

}  // namespace gnostica::engine::bots
