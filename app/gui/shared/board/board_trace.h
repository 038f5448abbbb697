// What has been done on the board, or is meant to be, as it is drawn over it.
#pragma once

#include "engine/model/card.h"
#include "engine/model/piece.h"
#include "engine/model/seat.h"
#include "engine/model/space.h"

#include <optional>
#include <vector>

namespace gnostica::gui {

/// One thing that was done: something came to a space, went from one to another, changed there or left.
struct TraceMark {
    int number = 0;  ///< from 1 on; marks of one step have the same
    engine::Space at;
    std::optional<engine::Space> from{};       ///< an arrow comes from there
    std::optional<engine::Piece> ghost{};      ///< as it stood before it went, or left the board
    engine::Card card = engine::Card::none();  ///< was played for it, out of a hand
    friend bool operator==(const TraceMark&, const TraceMark&) = default;
};

/// What one player has done, in that player's colour; or what is advised, which looks like nobody's.
struct BoardTrace {
    enum class Kind : std::uint8_t { done, advised };
    Kind kind = Kind::done;
    engine::Seat seat = engine::Seat::none;
    std::vector<TraceMark> marks{};
    friend bool operator==(const BoardTrace&, const BoardTrace&) = default;
};

}  // namespace gnostica::gui
