// A new game from an earlier position of another.
#pragma once

#include "app/table/game_journal.h"
#include "engine/model/rng.h"
#include "engine/notation/record.h"
#include "engine/play/game.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace gnostica::table {

struct Branch {
    engine::RecordHeader header;
    engine::Game game;
    std::vector<std::chrono::milliseconds> times;  ///< of each moment, and finally the total time
};

/// Makes a branch, or returns nullopt if there is none. Replays the whole game, which takes time; owns all that it
/// needs, so that any thread may call it.
using BranchMaker = std::function<std::optional<Branch>()>;

/// The game after `position` moments, with everything that `viewer` cannot know dealt again, including the hidden timer
/// (TMR-1): nobody may gain from having seen the continuation. Earlier moments are kept as the viewer saw them. If they
/// cannot be repeated with other cards (after a reshuffle), the branch begins with the turn, whose steps are replayed:
/// a record can begin only there. There is none before the first turn and after the end.
BranchMaker branching(const PlayedGame& played, int position, engine::Seat viewer);

/// The board after `position` moments, as a position at the start of a turn of the player to move, with everything that
/// `viewer` cannot know dealt again. Null if there is no turn to branch from.
nlohmann::json positionAt(const PlayedGame& played, std::size_t position, engine::Seat viewer, engine::Rng& rng);

/// The same with the real cards, for games without secrets; also at the end of a game. Null before the first turn.
nlohmann::json openPositionAt(const engine::Game& game, std::size_t position);

/// True if there is a turn to branch from.
bool canBranchAt(const engine::Game& game, std::size_t position);
/// True if openPositionAt() returns a position.
bool hasOpenPositionAt(const engine::Game& game, std::size_t position);

}  // namespace gnostica::table
