// Curve of the scores of all players in a finished game.
#pragma once

#include "engine/model/seat.h"
#include "engine/play/game.h"

#include <cstddef>
#include <span>
#include <vector>

namespace gnostica::engine {

/// The scores at the end of a turn.
struct ScorePoint {
    int position = 0;         ///< number of steps before it
    int turn = 0;             ///< number of turns played
    int round = 0;            ///< in which the turn was played, from 1; 0 at the start
    Seat mover = Seat::none;  ///< player of the turn that has ended; none at the start
    PerSeat<int> scores{};
    friend bool operator==(const ScorePoint&, const ScorePoint&) = default;
};

/// One point at the start, one after every turn, and the last one for the current position.
std::vector<ScorePoint> scoreCurve(const Rules& rules, std::span<const Moment> history, const State& last);

/// A turn that changed the scores.
struct TurningPoint {
    ScorePoint after;
    PerSeat<int> changes{};
};

/// At most `most` turns with the largest changes, in order of play; of equal ones, the later.
std::vector<TurningPoint> turningPoints(std::span<const ScorePoint> curve, std::size_t most);

/// The card in use when the scores changed most in these moments of one turn, or else the last one used; Card::none()
/// if none was. `after`: the state that follows them.
Card cardBehind(const Rules& rules, std::span<const Moment> turn, const State& after);

}  // namespace gnostica::engine
