// What has happened lately that nobody may miss.
#pragma once

#include "engine/play/told.h"

#include <optional>
#include <span>
#include <variant>

namespace gnostica::gui {

/// Somebody is alone in front who was not before.
struct NewLead {
    engine::Seat seat = engine::Seat::none;
    int points = 0;
    friend bool operator==(const NewLead&, const NewLead&) = default;
};

/// Somebody has as many points as win who had less.
struct EnoughPoints {
    engine::Seat seat = engine::Seat::none;
    int points = 0;
    friend bool operator==(const EnoughPoints&, const EnoughPoints&) = default;
};

/// An announcement, an elimination, enough points, or a new lead.
using Headline = std::variant<engine::Event, EnoughPoints, NewLead>;

/// How many turns are played before the announced last turn of `announcer`, the one in progress included; 0 once it
/// has begun.
int turnsUntil(const engine::State& state, engine::Seat announcer);

/// The weightiest of what was told since the last turn of `viewer`: an announcement before an elimination before
/// enough points to win before a lead. An announcement, whoever has made it, stays until it has been judged; it is all
/// that is news to those who only watch. `now`: the game as it stands.
std::optional<Headline> headlineOf(const engine::Rules& rules, std::span<const engine::ToldMoment> told,
                                   const engine::View& now, engine::Seat viewer);

}  // namespace gnostica::gui
