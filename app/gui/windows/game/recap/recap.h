// What has happened since somebody's last turn.
#pragma once

#include "app/gui/shared/board/board_trace.h"
#include "engine/play/told.h"

#include <cstddef>
#include <span>
#include <vector>

namespace gnostica::gui {

/// One step of another player, with what chance made of it.
struct RecapItem {
    int number = 0;          ///< from 1 on, as on the board
    std::size_t moment = 0;  ///< its place in what was told
    engine::Seat seat = engine::Seat::none;
    std::vector<engine::Space> spaces{};  ///< where something has happened
    friend bool operator==(const RecapItem&, const RecapItem&) = default;
};

/// The steps of others since the last turn of the one who is told, and their marks on the board.
struct Recap {
    std::vector<RecapItem> items{};
    std::vector<BoardTrace> traces{};  ///< one for each player who has done something on the board
    friend bool operator==(const Recap&, const Recap&) = default;
};

/// `told`: everything so far, to `viewer`. Nothing once the viewer has begun a turn, or if nobody is told. Ends of
/// turns and powers that were left alone are not worth a line.
Recap recapOf(std::span<const engine::ToldMoment> told, engine::Seat viewer);

/// Spaces and pieces that events concern, as marks with that number.
std::vector<TraceMark> marksOf(const engine::EventList& events, int number);
/// The spaces of these marks, each once.
std::vector<engine::Space> spacesOf(std::span<const TraceMark> marks);

}  // namespace gnostica::gui
