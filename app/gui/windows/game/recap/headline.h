// The latest event that nobody should miss.
#pragma once

#include "engine/play/told.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace gnostica::gui {

/// A player has taken the sole lead.
struct NewLead {
    engine::Seat seat = engine::Seat::none;
    int points = 0;
    friend bool operator==(const NewLead&, const NewLead&) = default;
};

/// A player has reached the points needed to win.
struct EnoughPoints {
    engine::Seat seat = engine::Seat::none;
    int points = 0;
    friend bool operator==(const EnoughPoints&, const EnoughPoints&) = default;
};

/// An announcement, an elimination, enough points, or a new lead.
using Headline = std::variant<engine::Event, EnoughPoints, NewLead>;

/// The turns until an announced last turn has begun: the seats in the order of play, from the player on turn to the
/// announcer, without those who are out or miss their turn.
std::vector<engine::Seat> turnsTo(const engine::State& state, engine::Seat announcer);
/// Number of turns before the announced last turn of `announcer`, including the turn in progress; 0 once it has begun.
int turnsUntil(const engine::State& state, engine::Seat announcer);

/// An announcement by anybody until it has been judged; otherwise the most important event since the last turn of
/// `viewer`: the last elimination, enough points, or a new lead. Spectators see announcements alone. `now`: the current
/// position.
std::optional<Headline> headlineOf(const engine::Rules& rules, std::span<const engine::ToldMoment> told,
                                   const engine::View& now, engine::Seat viewer);

}  // namespace gnostica::gui
