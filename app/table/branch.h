// A new game out of an earlier moment of another.
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

namespace gnostica::gui {

struct Branch {
    engine::RecordHeader header;
    engine::Game game;
    std::vector<std::chrono::milliseconds> times;  ///< of each moment; the last one is how long has been played
};

/// The game as it stood after `position` moments, with all that `viewer` cannot know dealt anew, the hidden timer too
/// (TMR-1): nobody may gain from having seen how it went on. All that went before comes along, as the viewer saw it.
/// Only where that cannot be told again with other cards (after a reshuffle) the branch begins with the turn, whose
/// steps are played again: a record can begin nowhere else. Nullopt before the first turn and after the end.
std::optional<Branch> branchAt(const PlayedGame& played, std::size_t position, engine::Seat viewer, engine::Rng& rng);

/// Makes a branch, or finds that there is none. It replays the whole game, which takes its time; it owns all that it
/// needs, so any thread may call it.
using BranchMaker = std::function<std::optional<Branch>()>;
BranchMaker branching(const PlayedGame& played, int position, engine::Seat viewer);

/// What lies on the table after `position` moments, as a position at the start of a turn of whoever is to move, with
/// all that `viewer` cannot know dealt anew. Null where there is no turn to branch from.
nlohmann::json positionAt(const PlayedGame& played, std::size_t position, engine::Seat viewer, engine::Rng& rng);

/// The same with everything as it is, for games of which nothing is secret any more; at the end of one, too. Null
/// before the first turn.
nlohmann::json openPositionAt(const engine::Game& game, std::size_t position);

/// True if there is a turn to branch from.
bool canBranchAt(const engine::Game& game, std::size_t position);
/// True if openPositionAt() finds something.
bool hasOpenPositionAt(const engine::Game& game, std::size_t position);

}  // namespace gnostica::gui
