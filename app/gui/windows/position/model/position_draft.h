// A position while somebody sets it up.
#pragma once

#include "engine/documents/document.h"
#include "engine/model/card_set.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace gnostica::gui {

/// A value: all that the format of positions can say, and the rules by which it is meant.
struct PositionDraft {
    std::shared_ptr<const engine::Rules> rules;
    /// Board, pieces, stashes, hands, who is out, the order of turns, and in Turn::mover whose turn it is. The piles
    /// hold but the cards that were put there: the others belong to the rest. What mechanics remember is not in it, but
    /// in the fields.
    engine::State table;
    bool bids = false;           ///< begins with the bids instead of a turn
    bool restDiscarded = false;  ///< the rest lies below the discard pile, instead of below the draw pile
    nlohmann::json fields = nlohmann::json::object();  ///< of mechanics, by their keys

    friend bool operator==(const PositionDraft&, const PositionDraft&) = default;
};

/// An empty board, with all pieces in the stashes and all cards in the rest; `seats` within the rules' bounds.
PositionDraft emptyDraft(std::shared_ptr<const engine::Rules> rules, int seats);

/// As many as the rules allow that are nearest to `wished`.
int seatsWithin(const engine::Rules& rules, int wished);

/// The cards that nobody has put anywhere.
engine::CardSet restOf(const PositionDraft& draft);

/// The pieces of each size that a seat has, on the board and in its stash; what a mechanic keeps does not count.
int stockOf(const PositionDraft& draft, engine::Seat seat, int size);

/// The position without the keys that name a ruleset; there may be something wrong with it.
nlohmann::json positionOf(const PositionDraft& draft);

/// Of a position that was read by these rules: all problems, or a draft that says the same. Keys that name a ruleset
/// are not looked at.
engine::Checked<PositionDraft> draftOf(const nlohmann::json& position, std::shared_ptr<const engine::Rules> rules);

/// Is this a field of a mechanic of these rules?
bool hasField(const engine::Rules& rules, const std::string& key);

}  // namespace gnostica::gui
