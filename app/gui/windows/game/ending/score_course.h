// How the scores of all players went through a game that is over.
#pragma once

#include "engine/model/seat.h"
#include "engine/play/game.h"

#include <cstddef>
#include <span>
#include <vector>

namespace gnostica::gui {

/// The scores at the end of a turn.
struct ScorePoint {
    int position = 0;                         ///< how many moments lie before it
    int turn = 0;                             ///< so many turns have been played
    engine::Seat mover = engine::Seat::none;  ///< whose turn has ended; none at the beginning
    engine::PerSeat<int> scores{};
    friend bool operator==(const ScorePoint&, const ScorePoint&) = default;
};

/// A point at the beginning, one at the end of every turn, and the last one as the game stands now.
std::vector<ScorePoint> scoreCourse(const engine::Rules& rules, std::span<const engine::Moment> history,
                                    const engine::State& last);

/// A turn that moved the scores.
struct TurningPoint {
    ScorePoint after;
    engine::PerSeat<int> changes{};
};

/// Those that moved them most, `most` at most, in the order in which they came; of equals the later ones.
std::vector<TurningPoint> turningPoints(std::span<const ScorePoint> course, std::size_t most);

}  // namespace gnostica::gui
