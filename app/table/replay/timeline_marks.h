// Notable positions in a game.
#pragma once

#include "engine/play/game.h"

#include <cstdint>
#include <span>
#include <vector>

namespace gnostica::table {

/// Kinds of marks, in rising order of weight.
enum class MarkKind : std::uint8_t { turn, deal, elimination, announcement, end, bookmark };

struct TimelineMark {
    int position = 0;  ///< number of moments before it
    MarkKind kind{};
    engine::Seat seat = engine::Seat::none;  ///< the player whose turn, announcement or elimination it is
    friend bool operator==(const TimelineMark&, const TimelineMark&) = default;
};

/// The marks in the order of the game, without bookmarks.
std::vector<TimelineMark> marksOf(std::span<const engine::Moment> moments);

/// Position of the next mark of a kind after (or before) `position`; `position` itself if there is none.
int nextMark(std::span<const TimelineMark> marks, int position, MarkKind kind, bool forward);
/// The same for all marks except turns.
int nextWeighty(std::span<const TimelineMark> marks, int position, bool forward);

}  // namespace gnostica::table
