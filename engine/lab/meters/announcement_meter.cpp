#include "engine/lab/meters/announcement_meter.h"

namespace gnostica::engine::lab {

AnnouncementMeter::AnnouncementMeter(const Rules& rules) : announcements_(rules) {}

void AnnouncementMeter::decide(const SeenDecision& decision) {
    announcements_.decide(decision.state, decision.who, decision.chosen);
}

void AnnouncementMeter::change(const SeenChange& change) {
    const std::size_t before = announcements_.made().size();
    announcements_.change(change.state, change.who, change.events, change.turn);
    isRipe_ = isRipe_ && announcements_.made().size() == before;
}

void AnnouncementMeter::endTurn() {
    stagnant_ += isRipe_ ? 1 : 0;
    isRipe_ = false;
}

void AnnouncementMeter::beginTurn(const State& state, const TurnRow& row) {
    endTurn();
    const EndConditions outlook = announcements_.outlookOf(state);
    hasTarget_ = outlook.announces && outlook.target > 0;
    if (!hasTarget_ || outlook.announcer != Seat::none) {
        return;
    }
    for (int i = 0; i < state.seats; ++i) {
        const Seat seat = seatAt(i);
        isRipe_ = isRipe_ || (!state.isEliminated(seat) && row.seats[seat].score >= outlook.target - 1);
    }
}

void AnnouncementMeter::finish(const State&, const Standing&, MeasuredGame& game) {
    endTurn();
    const std::vector<Announced>& all = announcements_.made();
    int points = 0;
    for (const Announced& announced : all) {
        points += announced.score;
    }
    const auto made = static_cast<double>(all.size());
    valueOf(game, Metric::announcements) = made;
    valueOf(game, Metric::announcementsFailed) = announcements_.failed();
    valueOf(game, Metric::announcementsHeld) = shareOf(announcements_.held(), made);
    valueOf(game, Metric::announcementScore) = shareOf(points, made);
    if (!all.empty()) {
        valueOf(game, Metric::firstAnnouncement) = all.front().turn;
    }
    if (hasTarget_) {
        valueOf(game, Metric::stagnation) = stagnant_;
    }
    game.announcements = all;
}

}  // namespace gnostica::engine::lab
