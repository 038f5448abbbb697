#include "engine/lab/meters/hostility_meter.h"

namespace gnostica::engine::lab {

namespace {

unsigned bitOfSeat(Seat seat) {
    return 1U << index(seat);
}

/// Only the place and the facing count.
bool isMovedOrTurned(const event::PieceChanged& changed) {
    return changed.before.space() != changed.after.space() || changed.before.facing() != changed.after.facing();
}

}  // namespace

unsigned HostilityMeter::hitBy(const Event& event, Seat who) {
    if (const auto* removed = std::get_if<event::PieceRemoved>(&event)) {
        return removed->cause == Cause::elimination ? 0U : bitOfSeat(removed->piece.owner());
    }
    if (const auto* converted = std::get_if<event::PieceConverted>(&event)) {
        return bitOfSeat(converted->before.owner());
    }
    if (const auto* changed = std::get_if<event::PieceChanged>(&event)) {
        const Seat owner = changed->after.owner();
        const bool hurts =
            changed->after.size() < changed->before.size() || (owner != who && isMovedOrTurned(*changed));
        return hurts ? bitOfSeat(owner) : 0U;
    }
    return 0;
}

void HostilityMeter::decide(const SeenDecision& decision) {
    if (decision.who != decision.state.turn.mover) {
        return;  // an answer belongs to the act in progress, a bid to none
    }
    count();
    before_ = decision.standing;
    foes_ = rules_.foesOf(decision.state, decision.who);
}

void HostilityMeter::change(const SeenChange& change) {
    if (foes_ == 0) {
        return;
    }
    for (const Event& event : change.events) {
        hit_ |= hitBy(event, change.who);
    }
    for (int i = 0; i < change.state.seats; ++i) {
        const Seat seat = seatAt(i);
        const bool lost = change.standing.points[seat] < before_.points[seat] ||
                          change.standing.territories[seat] < before_.territories[seat];
        hit_ |= lost ? 1U << i : 0U;
    }
}

void HostilityMeter::count() {
    const unsigned enemies = hit_ & foes_;
    if (enemies != 0 && before_.leader != Seat::none) {
        ++hostile_;
        against_ += (enemies & bitOfSeat(before_.leader)) != 0 ? 1 : 0;
    }
    hit_ = 0;
    foes_ = 0;
}

void HostilityMeter::finish(const State&, const Standing&, MeasuredGame& game) {
    count();
    valueOf(game, Metric::pilingOn) = shareOf(against_, hostile_);
}

}  // namespace gnostica::engine::lab
