#include "engine/lab/announcements.h"

#include "engine/mechanics/score.h"
#include "engine/play/play.h"

#include <algorithm>

namespace gnostica::engine::lab {

Announcements::Announcements(const Rules& rules) : rules_(rules) {
    const auto found = std::ranges::find_if(
        rules.mechanics, [](const auto& mechanic) { return mechanic->offersClosing(step::Challenge{}); });
    if (found != rules.mechanics.end()) {
        mechanic_ = found->get();
        place_ = static_cast<std::size_t>(found - rules.mechanics.begin());
    }
}

EndConditions Announcements::outlookOf(const State& state) const {
    EndConditions outlook;
    if (mechanic_ != nullptr) {
        mechanic_->addEndConditions(Table(rules_, state), outlook);
    }
    return outlook;
}

void Announcements::decide(const State& before, Seat who, const Step& chosen) {
    if (std::holds_alternative<step::Challenge>(chosen) && outlookOf(before).announces) {
        announcing_ = score(rules_, before, who);
    }
}

void Announcements::change(const State& after, Seat who, std::span<const Event> events, int turn) {
    if (isDue_) {
        if (const auto held = judgementOf(after, events)) {
            settle(*held);
        }
    }
    if (announcing_ && outlookOf(after).announcer == who) {
        made_.push_back({.turn = turn, .seat = who, .score = *announcing_, .predicted = predicted_});
        isDue_ = true;
    }
    announcing_.reset();
    predicted_.reset();
}

std::optional<bool> Announcements::judgementOf(const State& after, std::span<const Event> events) const {
    const Seat seat = made_.back().seat;
    for (const Event& event : events) {
        const auto* judged = std::get_if<event::ChallengeJudged>(&event);
        if (judged != nullptr && judged->seat == seat) {
            return judged->won;
        }
    }
    if (isOver(after)) {
        const bool byAnnouncing = after.ending.by == Ending::By::mechanic && after.ending.mechanic == place_;
        const bool won = ((after.winners >> index(seat)) & 1U) != 0;
        return byAnnouncing ? std::optional(won) : std::nullopt;
    }
    const bool isStillDue = !after.isEliminated(seat) && outlookOf(after).announcer == seat;
    return isStillDue ? std::nullopt : std::optional(false);
}

void Announcements::settle(bool held) {
    made_.back().held = held;
    held_ += held ? 1 : 0;
    failed_ += held ? 0 : 1;
    isDue_ = false;
}

}  // namespace gnostica::engine::lab
