// The same computer player at both boards.
#pragma once

#include "engine/bots/player.h"
#include "engine/lab/position_pair.h"
#include "engine/model/step.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace gnostica::engine::lab {

/// The choices of a computer player of this level on each side where a player must choose, with the same budget and
/// seed; the same on both sides where the rulesets do not differ. Runs on the caller's thread; after a stop request it
/// returns the best so far.
Both<std::optional<Step>> choices(const PositionPair& pair, bots::Level level, const bots::Budget& budget,
                                  std::uint64_t seed, const std::stop_token& stop = {});

}  // namespace gnostica::engine::lab
