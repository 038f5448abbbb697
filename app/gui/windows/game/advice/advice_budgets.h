// How long computers may think for a person who asks.
#pragma once

#include "engine/bots/player.h"

#include <cstdint>

namespace gnostica::gui {

struct AdviceBudgets {
    engine::bots::Budget hint = engine::bots::budgetOf(engine::bots::Level::master);
    /// Of all searches together.
    engine::bots::Budget announcement{.iterations = 12'000, .seconds = 8};
    /// Of one look at a decision; each gets two.
    engine::bots::Budget review{.iterations = 500, .seconds = 1};
    /// The same question gets the same answer.
    std::uint64_t seed = 1;
};

}  // namespace gnostica::gui
