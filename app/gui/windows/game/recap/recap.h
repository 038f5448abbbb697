// Events since a player's last turn.
#pragma once

#include "app/gui/shared/board/board_trace.h"
#include "engine/play/told.h"

#include <cstddef>
#include <span>
#include <vector>

namespace gnostica::gui {

/// One step of another player, with the results of chance.
struct RecapItem {
    int number = 0;          ///< from 1, as on the board
    std::size_t moment = 0;  ///< its index in `told`
    engine::Seat seat = engine::Seat::none;
    std::vector<engine::Space> spaces{};  ///< the spaces concerned
    friend bool operator==(const RecapItem&, const RecapItem&) = default;
};

/// The steps of others since the viewer's last turn, and their marks on the board.
struct Recap {
    std::vector<RecapItem> items{};
    std::vector<BoardTrace> traces{};  ///< one for each player who has acted on the board
    friend bool operator==(const Recap&, const Recap&) = default;
};

/// `told`: all steps so far, as `viewer` knows them. Empty once the viewer has begun a turn, or if there is no viewer.
/// Ends of turns and skipped powers are not listed.
Recap recapOf(std::span<const engine::ToldMoment> told, engine::Seat viewer);

/// Spaces and pieces that the events concern, as marks with this number.
std::vector<TraceMark> marksOf(const engine::EventList& events, int number);
/// The spaces of these marks, each once.
std::vector<engine::Space> spacesOf(std::span<const TraceMark> marks);

}  // namespace gnostica::gui
