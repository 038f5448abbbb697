// Games of computer players as records.
#pragma once

#include "engine/notation/record.h"
#include "engine/play/game.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace gnostica::engine::lab {

/// A game from the deal on, with its players.
struct PlayedGame {
    std::shared_ptr<const Rules> rules;
    int seats = 0;
    std::uint64_t seed = 0;
    std::vector<std::string> players = {};  ///< codes of their levels
    std::span<const Happening> happenings;
};

/// The game, as if its record had been read.
LoadedRecord replayed(const PlayedGame& game);
/// The game as a record (notation/record.h).
std::string recordText(const PlayedGame& game);

}  // namespace gnostica::engine::lab
