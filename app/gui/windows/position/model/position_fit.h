// A position by other rules, or for more or fewer players.
#pragma once

#include "app/gui/windows/position/model/position_draft.h"

#include <string>
#include <vector>

namespace gnostica::gui {

/// What has no place in the position any more.
struct Misfit {
    enum class Kind : std::uint8_t {
        piece,   ///< there are not so many, or its player is gone: back in the stash
        facing,  ///< no piece points like this: it stands upright now
        hand,    ///< its player is gone: the cards belong to the rest
        field,   ///< no mechanic knows it, or its value is no right one
        bids     ///< nobody bids
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

/// As much of the draft as these rules can take, for as many players.
Fitted fitTo(const PositionDraft& draft, std::shared_ptr<const engine::Rules> rules, int seats);

/// Do these rules begin with bids?
bool hasBids(const engine::Rules& rules);

}  // namespace gnostica::gui
