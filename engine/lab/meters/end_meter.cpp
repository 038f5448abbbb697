#include "engine/lab/meters/end_meter.h"

#include "engine/play/play.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace gnostica::engine::lab {

namespace {

bool isAmongWinners(const State& end, Seat seat) {
    return ((end.winners >> index(seat)) & 1U) != 0;
}

}  // namespace

void EndMeter::change(const SeenChange& change) {
    for (const Event& event : change.events) {
        if (std::holds_alternative<event::SeatEliminated>(event)) {
            eliminations_.push_back(change.turn);
        }
    }
}

void EndMeter::beginTurn(const State&, const TurnRow& row) {
    if (first_ == Seat::none) {
        first_ = row.mover;
    }
}

void EndMeter::finish(const State& end, const Standing& standing, MeasuredGame& game) {
    valueOf(game, Metric::ended) = game.capped ? 0 : 1;
    valueOf(game, Metric::turns) = game.turns;
    valueOf(game, Metric::decisions) = game.decisions;
    if (!game.capped && first_ != Seat::none) {
        valueOf(game, Metric::firstSeat) = static_cast<double>(game.result[first_]);
    }
    valueOf(game, Metric::margin) = marginOf(end, standing);
    valueOf(game, Metric::ties) = isTied(end) ? 1 : 0;
    valueOf(game, Metric::eliminations) = static_cast<double>(eliminations_.size());
    if (!eliminations_.empty()) {
        valueOf(game, Metric::firstElimination) = eliminations_.front();
    }
    int waited = 0;
    for (const int turn : eliminations_) {
        waited += game.turns - turn;
    }
    valueOf(game, Metric::waitingEliminated) = waited;
}

double EndMeter::marginOf(const State& end, const Standing& standing) const {
    std::optional<int> won;
    std::optional<int> lost;
    for (int i = 0; i < end.seats; ++i) {
        const Seat seat = seatAt(i);
        if (isAmongWinners(end, seat)) {
            won = std::max(won.value_or(standing.points[seat]), standing.points[seat]);
        } else if (!end.isEliminated(seat)) {
            lost = std::max(lost.value_or(standing.points[seat]), standing.points[seat]);
        }
    }
    return won && lost ? *won - *lost : std::numeric_limits<double>::quiet_NaN();
}

/// Allies win together: that is not a tie.
bool EndMeter::isTied(const State& end) const {
    for (int i = 0; i < end.seats; ++i) {
        if (isAmongWinners(end, seatAt(i)) && (end.winners & rules_.foesOf(end, seatAt(i))) != 0) {
            return true;
        }
    }
    return false;
}

}  // namespace gnostica::engine::lab
