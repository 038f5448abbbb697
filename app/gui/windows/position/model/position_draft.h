// A position that is being set up.
#pragma once

#include "engine/documents/document.h"
#include "engine/model/card_set.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace gnostica::gui {

/// A value: everything that the position format can express, and the rules that it is for.
struct PositionDraft {
    std::shared_ptr<const engine::Rules> rules;
    /// Board, pieces, stashes, hands, eliminated players, the order of turns, and the player on turn in Turn::mover.
    /// The piles hold only cards that were put there: all others belong to the rest. Data of mechanics are not here but
    /// in `fields`.
    engine::State table;
    bool bids = false;                                 ///< starts with the bids instead of a turn
    bool restDiscarded = false;                        ///< the rest is below the discard pile instead of the draw pile
    nlohmann::json fields = nlohmann::json::object();  ///< of mechanics, by their keys

    friend bool operator==(const PositionDraft&, const PositionDraft&) = default;
};

/// An empty board, with all pieces in the stashes and all cards in the rest; `seats` within the limits of the rules.
PositionDraft emptyDraft(std::shared_ptr<const engine::Rules> rules, int seats);

/// The permitted number of players that is nearest to `wished`.
int seatsWithin(const engine::Rules& rules, int wished);

/// The cards that have not been put anywhere.
engine::CardSet restOf(const PositionDraft& draft);

/// Number of pieces of a size that a seat has on the board and in its stash, without those that a mechanic keeps.
int stockOf(const PositionDraft& draft, engine::Seat seat, int size);

/// The position without the keys that name a ruleset. It can contain errors.
nlohmann::json positionOf(const PositionDraft& draft);

/// Converts a position that was read under these rules into an equivalent draft, or returns all its problems. Ignores
/// keys that name a ruleset.
engine::Checked<PositionDraft> draftOf(const nlohmann::json& position, std::shared_ptr<const engine::Rules> rules);

/// Is this a field of a mechanic of these rules?
bool hasField(const engine::Rules& rules, const std::string& key);

}  // namespace gnostica::gui
