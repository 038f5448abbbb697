// Limits of thinking time for hints and reviews.
#pragma once

#include "engine/bots/player.h"

#include <cstdint>

namespace gnostica::gui {

struct AdviceBudgets {
    engine::bots::Budget hint = engine::bots::budgetOf(engine::bots::Level::master);
    /// For all searches together.
    engine::bots::Budget announcement{.iterations = 12'000, .seconds = 8};
    /// For one search of a decision; each decision gets two.
    engine::bots::Budget review{.iterations = 500, .seconds = 1};
    /// Fixed, so that the same question gets the same answer.
    std::uint64_t seed = 1;
};

}  // namespace gnostica::gui
