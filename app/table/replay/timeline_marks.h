// What is worth finding again in a game.
#pragma once

#include "engine/play/game.h"

#include <cstdint>
#include <span>
#include <vector>

namespace gnostica::gui {

/// One of them; those of more weight come later.
enum class MarkKind : std::uint8_t { turn, deal, elimination, announcement, end, bookmark };

struct TimelineMark {
    int position = 0;  ///< how many moments lie before what it shows
    MarkKind kind{};
    engine::Seat seat = engine::Seat::none;  ///< whose turn, announcement, elimination
    friend bool operator==(const TimelineMark&, const TimelineMark&) = default;
};

/// In the order of the game; no bookmarks.
std::vector<TimelineMark> marksOf(std::span<const engine::Moment> moments);

/// The next mark of a kind behind (or before) a position; `position` itself if there is none.
int nextMark(std::span<const TimelineMark> marks, int position, MarkKind kind, bool forward);
/// The same for everything but turns.
int nextWeighty(std::span<const TimelineMark> marks, int position, bool forward);

}  // namespace gnostica::gui
