// Adapts a position to other rules or another number of players.
#pragma once

#include "app/gui/windows/position/model/position_draft.h"

#include <string>
#include <vector>

namespace gnostica::gui {

/// A part of the position that does not fit any more.
struct Misfit {
    enum class Kind : std::uint8_t {
        piece,   ///< too many, or its player is gone: returned to the stash
        facing,  ///< no piece can point like this: upright now
        hand,    ///< its player is gone: the cards are part of the rest now
        field,   ///< no mechanic knows it, or its value is invalid
        bids     ///< there is no bidding
    };
    Kind kind{};
    engine::Piece piece = {};
    engine::Seat seat = engine::Seat::none;
    std::string field = {};
};

struct Fitted {
    PositionDraft draft;
    std::vector<Misfit> misfits;
};

/// Keeps as much of the draft as these rules and this number of players allow.
Fitted fitTo(const PositionDraft& draft, std::shared_ptr<const engine::Rules> rules, int seats);

/// Do games under these rules begin with bids?
bool hasBids(const engine::Rules& rules);

}  // namespace gnostica::gui
