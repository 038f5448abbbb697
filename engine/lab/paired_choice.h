// The same computer at both boards.
#pragma once

#include "engine/bots/player.h"
#include "engine/lab/position_pair.h"
#include "engine/model/step.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace gnostica::engine::lab {

/// What a computer of this level chooses on each side on which a player is to decide, with the same budget and the same
/// seed; on both sides the same, where both rulesets are alike. Thinks on the caller's thread; asked to stop, it takes
/// the best so far.
Both<std::optional<Step>> choices(const PositionPair& pair, bots::Level level, const bots::Budget& budget,
                                  std::uint64_t seed, const std::stop_token& stop = {});

}  // namespace gnostica::engine::lab
