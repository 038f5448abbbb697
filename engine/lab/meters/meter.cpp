#include "engine/lab/meters/meter.h"

#include "engine/mechanics/score.h"

#include <limits>

namespace gnostica::engine::lab {

namespace {

/// The owners of pieces in a space, a bit for each.
unsigned ownersIn(const State& state, Space space) {
    unsigned owners = 0;
    for (const Piece& piece : state.board()) {
        owners |= piece.space() == space ? 1U << index(piece.owner()) : 0U;
    }
    return owners;
}

Seat leaderBy(const PerSeat<int>& points, const State& state) {
    Seat leader = Seat::none;
    int best = std::numeric_limits<int>::min();
    for (int i = 0; i < state.seats; ++i) {
        const Seat seat = seatAt(i);
        if (state.isEliminated(seat)) {
            continue;
        }
        if (points[seat] > best) {
            best = points[seat];
            leader = seat;
        } else if (points[seat] == best) {
            leader = Seat::none;
        }
    }
    return leader;
}

}  // namespace

Standing standingOf(const Rules& rules, const State& state) {
    Standing standing;
    for (const Territory& territory : state.map()) {
        const unsigned owners = ownersIn(state, territory.space);
        for (int i = 0; i < state.seats && owners != 0; ++i) {
            const bool alone = ((owners >> i) & 1U) != 0 && (owners & rules.foesOf(state, seatAt(i))) == 0;
            standing.territories[seatAt(i)] += alone ? 1 : 0;
        }
    }
    for (int i = 0; i < state.seats; ++i) {
        standing.points[seatAt(i)] = score(rules, state, seatAt(i));
    }
    standing.leader = leaderBy(standing.points, state);
    return standing;
}

double Meter::shareOf(double part, double whole) {
    return whole == 0 ? std::numeric_limits<double>::quiet_NaN() : part / whole;
}

}  // namespace gnostica::engine::lab
