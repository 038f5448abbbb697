#include "app/gui/windows/game/recap/headline.h"

#include "app/wording/rule_facts.h"

#include <algorithm>

namespace gnostica::gui {

using namespace engine;

namespace {

/// In the first rounds the lead changes with every placed piece, which is not news.
constexpr int kQuietRounds = 2;

/// Another player who had too few points before, and has enough to win now.
std::optional<EnoughPoints> enoughSince(const Rules& rules, const State& before, const State& now, Seat viewer) {
    const std::optional<int> target = wording::targetOf(rules, now.seats);
    for (int i = 0; target && i < now.seats; ++i) {
        const Seat seat = seatAt(i);
        const int points = score(rules, now, seat);
        if (seat != viewer && points >= *target && score(rules, before, seat) < *target) {
            return EnoughPoints{seat, points};
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<Seat> turnsTo(const State& state, Seat announcer) {
    const std::span<const Seat> order(state.order.data(), state.seats);
    const auto place = std::ranges::find(order, state.turn.mover);
    const auto start = static_cast<std::size_t>(place - order.begin());
    std::vector<Seat> turns;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Seat seat = order[(start + i) % order.size()];
        const bool passedOver = i > 0 && ((state.sittingOut >> index(seat)) & 1U) != 0;
        if (seat == announcer || !(state.isEliminated(seat) || passedOver)) {
            turns.push_back(seat);
        }
        if (seat == announcer) {
            break;
        }
    }
    return turns;
}

int turnsUntil(const State& state, Seat announcer) {
    return static_cast<int>(turnsTo(state, announcer).size()) - 1;
}

std::optional<Headline> headlineOf(const Rules& rules, std::span<const ToldMoment> told, const View& now, Seat viewer) {
    const Seat announcer = isOver(now.open()) ? Seat::none : wording::announcerIn(rules, now.open());
    if (isPlayer(announcer)) {
        return event::LastTurnAnnounced{announcer};
    }
    if (!isPlayer(viewer)) {
        return std::nullopt;
    }
    const auto isOwn = [viewer](const ToldMoment& moment) {
        return moment.who() == viewer && moment.before().open().turn.mover == viewer;
    };
    const auto own = std::find_if(told.rbegin(), told.rend(), isOwn);
    const std::span<const ToldMoment> since = told.subspan(static_cast<std::size_t>(told.rend() - own));
    for (auto moment = since.rbegin(); moment != since.rend(); ++moment) {
        for (const Event& event : moment->events()) {
            if (std::holds_alternative<event::SeatEliminated>(event)) {
                return event;
            }
        }
    }
    if (since.empty() || isOver(now.open())) {
        return std::nullopt;
    }
    if (const auto enough = enoughSince(rules, since.front().before().open(), now.open(), viewer)) {
        return *enough;
    }
    if (since.front().before().open().turnsPlayed < kQuietRounds * now.open().seats) {
        return std::nullopt;
    }
    const Seat before = wording::leaderIn(rules, since.front().before().open());
    const Seat leader = wording::leaderIn(rules, now.open());
    const bool isNew = isPlayer(leader) && leader != viewer && isPlayer(before) && leader != before;
    return isNew ? std::optional<Headline>(NewLead{leader, score(rules, now.open(), leader)}) : std::nullopt;
}

}  // namespace gnostica::gui
