// A new game out of an earlier moment of another.
#pragma once

#include "engine/notation/record.h"
#include "engine/play/game.h"
#include "engine/play/rng.h"

#include <optional>

namespace gnostica::gui {

struct Branch {
    engine::RecordHeader header;
    engine::Game game;
};

/// The game as it stood after `position` moments, with all that `viewer` cannot know dealt anew: nobody may gain from
/// having seen how it went on. All that went before comes along, as the viewer saw it. Only where that cannot be told
/// again with other cards (after a reshuffle) the branch begins with the turn, whose steps are played again: a record
/// can begin nowhere else. Nullopt before the first turn and after the end.
std::optional<Branch> branchAt(const engine::RecordHeader& header, const engine::Game& game, std::size_t position,
                               engine::Seat viewer, engine::Rng& rng);

/// True if there is a turn to branch from.
bool canBranchAt(const engine::Game& game, std::size_t position);

}  // namespace gnostica::gui
