// Curve of the scores of all players in a finished game.
#pragma once

#include "engine/model/seat.h"
#include "engine/play/game.h"

#include <cstddef>
#include <span>
#include <vector>

namespace gnostica::gui {

/// The scores at the end of a turn.
struct ScorePoint {
    int position = 0;                         ///< number of steps before it
    int turn = 0;                             ///< number of turns played
    int round = 0;                            ///< in which the turn was played, from 1; 0 at the start
    engine::Seat mover = engine::Seat::none;  ///< player of the turn that has ended; none at the start
    engine::PerSeat<int> scores{};
    friend bool operator==(const ScorePoint&, const ScorePoint&) = default;
};

/// One point at the start, one after every turn, and the last one for the current position.
std::vector<ScorePoint> scoreCurve(const engine::Rules& rules, std::span<const engine::Moment> history,
                                   const engine::State& last);

/// A turn that changed the scores.
struct TurningPoint {
    ScorePoint after;
    engine::PerSeat<int> changes{};
};

/// At most `most` turns with the largest changes, in order of play; of equal ones, the later.
std::vector<TurningPoint> turningPoints(std::span<const ScorePoint> curve, std::size_t most);

/// The card in use when the scores changed most in these moments of one turn, or else the last one used; Card::none()
/// if none was. `after`: the state that follows them.
engine::Card cardBehind(const engine::Rules& rules, std::span<const engine::Moment> turn, const engine::State& after);

}  // namespace gnostica::gui
