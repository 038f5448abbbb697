// Events since a player's last turn.
#pragma once

#include "app/gui/shared/board/board_trace.h"
#include "app/gui/windows/game/recap/event_weight.h"
#include "engine/play/told.h"

#include <cstddef>
#include <span>
#include <vector>

namespace gnostica::gui {

/// The use of a card, or another option of a turn, by another player.
struct RecapItem {
    int number = 0;                      ///< from 1 in the order of play, as on the board
    std::vector<std::size_t> moments{};  ///< indexes in `told`: steps and results of chance, in order; at least one
    engine::Seat seat = engine::Seat::none;
    Weight weight = Weight::usual;
    std::vector<engine::Space> spaces{};  ///< the spaces concerned
    friend bool operator==(const RecapItem&, const RecapItem&) = default;
};

/// The turns of others since the viewer's last turn, in the order of play, and their marks on the board.
struct Recap {
    std::vector<RecapItem> items{};
    std::vector<BoardTrace> traces{};  ///< one for each player who has acted on the board
    friend bool operator==(const Recap&, const Recap&) = default;
};

/// `told`: all steps up to the position concerned, as `viewer` knows them. Empty once the viewer has begun a turn, or
/// if there is no viewer. Skipped powers are not listed, and ends of turns only if they decide something.
Recap recapOf(std::span<const engine::ToldMoment> told, engine::Seat viewer);

/// The most important first, otherwise in the order of play.
std::vector<RecapItem> byWeight(std::vector<RecapItem> items);

/// Spaces and pieces that the events concern, as marks with this number.
std::vector<TraceMark> marksOf(const engine::EventList& events, int number);
/// The spaces of these marks, each once.
std::vector<engine::Space> spacesOf(std::span<const TraceMark> marks);

}  // namespace gnostica::gui
