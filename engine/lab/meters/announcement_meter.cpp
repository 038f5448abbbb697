#include "engine/lab/meters/announcement_meter.h"

#include "engine/play/play.h"

#include <algorithm>

namespace gnostica::engine::lab {

AnnouncementMeter::AnnouncementMeter(const Rules& rules) : rules_(rules) {
    const auto found = std::ranges::find_if(
        rules.mechanics, [](const auto& mechanic) { return mechanic->offersClosing(step::Challenge{}); });
    if (found != rules.mechanics.end()) {
        mechanic_ = found->get();
        place_ = static_cast<std::size_t>(found - rules.mechanics.begin());
    }
}

Outlook AnnouncementMeter::outlookOf(const State& state) const {
    Outlook outlook;
    if (mechanic_ != nullptr) {
        mechanic_->outlook(Table(rules_, state), outlook);
    }
    return outlook;
}

void AnnouncementMeter::decide(const SeenDecision& decision) {
    if (std::holds_alternative<step::Challenge>(decision.chosen) && outlookOf(decision.state).announces) {
        announcing_ = decision.standing.points[decision.who];
    }
}

void AnnouncementMeter::change(const SeenChange& change) {
    if (isDue_) {
        if (const auto held = judgementOf(change)) {
            settle(*held);
        }
    }
    if (announcing_ && outlookOf(change.state).announcer == change.who) {
        made_.push_back({.turn = change.turn, .seat = change.who, .score = *announcing_});
        isDue_ = true;
        isRipe_ = false;
    }
    announcing_.reset();
}

std::optional<bool> AnnouncementMeter::judgementOf(const SeenChange& change) const {
    const Seat seat = made_.back().seat;
    for (const Event& event : change.events) {
        const auto* judged = std::get_if<event::ChallengeJudged>(&event);
        if (judged != nullptr && judged->seat == seat) {
            return judged->won;
        }
    }
    const State& state = change.state;
    if (isOver(state)) {
        const bool byAnnouncing = state.ending.by == Ending::By::mechanic && state.ending.mechanic == place_;
        const bool won = ((state.winners >> index(seat)) & 1U) != 0;
        return byAnnouncing ? std::optional(won) : std::nullopt;
    }
    const bool isStillDue = !state.isEliminated(seat) && outlookOf(state).announcer == seat;
    return isStillDue ? std::nullopt : std::optional(false);
}

void AnnouncementMeter::settle(bool held) {
    made_.back().held = held;
    failed_ += held ? 0 : 1;
    isDue_ = false;
}

void AnnouncementMeter::endTurn() {
    stagnant_ += isRipe_ ? 1 : 0;
    isRipe_ = false;
}

void AnnouncementMeter::beginTurn(const State& state, const TurnRow& row) {
    endTurn();
    const Outlook outlook = outlookOf(state);
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
    int held = 0;
    int points = 0;
    for (const Announced& announced : made_) {
        held += announced.held ? 1 : 0;
        points += announced.score;
    }
    const auto made = static_cast<double>(made_.size());
    valueOf(game, Metric::announcements) = made;
    valueOf(game, Metric::announcementsFailed) = failed_;
    valueOf(game, Metric::announcementsHeld) = shareOf(held, made);
    valueOf(game, Metric::announcementScore) = shareOf(points, made);
    if (!made_.empty()) {
        valueOf(game, Metric::firstAnnouncement) = made_.front().turn;
    }
    if (hasTarget_) {
        valueOf(game, Metric::stagnation) = stagnant_;
    }
    game.announcements = std::move(made_);
}

}  // namespace gnostica::engine::lab
