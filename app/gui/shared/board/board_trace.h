// Traces: past or planned steps, drawn over the board.
#pragma once

#include "engine/model/card.h"
#include "engine/model/piece.h"
#include "engine/model/seat.h"
#include "engine/model/space.h"

#include <optional>
#include <vector>

namespace gnostica::gui {

/// One change: something came to a space, moved, changed or left.
struct TraceMark {
    int number = 0;  ///< from 1; the same for all marks of a step; 0: not shown
    engine::Space at;
    std::optional<engine::Space> from{};       ///< start of an arrow
    std::optional<engine::Piece> ghost{};      ///< the piece as it was before it moved or left the board
    engine::Card card = engine::Card::none();  ///< played for it from a hand
    friend bool operator==(const TraceMark&, const TraceMark&) = default;
};

/// Steps of a player, in that player's colour, or advice, in a neutral colour.
struct BoardTrace {
    enum class Kind : std::uint8_t { done, advised };
    Kind kind = Kind::done;
    engine::Seat seat = engine::Seat::none;
    std::vector<TraceMark> marks{};
    friend bool operator==(const BoardTrace&, const BoardTrace&) = default;
};

}  // namespace gnostica::gui
