#include "engine/mechanics/highest_score.h"

#include "engine/mechanics/score.h"

#include <algorithm>

namespace gnostica::engine {

std::uint8_t seatsWithHighestScore(const Rules& rules, const State& state) {
    int best = -1;
    unsigned seats = 0;
    for (int i = 0; i < state.seats; ++i) {
        const Seat seat = seatAt(i);
        if (state.isEliminated(seat)) {
            continue;
        }
        const int points = score(rules, state, seat);
        seats = points > best ? 0 : seats;
        best = std::max(best, points);
        seats |= points == best ? 1U << i : 0U;
    }
    return static_cast<std::uint8_t>(seats);
}

}  // namespace gnostica::engine
