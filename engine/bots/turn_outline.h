// The rest of the viewer's turn, as an adviser would play it.
#pragma once

#include "engine/bots/countdown.h"
#include "engine/bots/thinker.h"
#include "engine/play/view.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace gnostica::engine::bots {

/// A planned step, and the view of its player before it.
struct PlannedStep {
    View view;
    Step step;
};

/// The viewer's turn from `first`, with the best step each time, up to its end or until chance, another seat or
/// something unknown to the viewer intervenes. Never empty; ends early on a stop request or when time is up. `thinker`
/// must have just analysed the view; it gets `budget` for each further step.
std::vector<PlannedStep> outlineTurn(const Rules& rules, const View& view, const Step& first, Thinker& thinker,
                                     const Budget& budget, std::uint64_t seed, const std::stop_token& stop,
                                     const Countdown& time);

}  // namespace gnostica::engine::bots
