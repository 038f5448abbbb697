// What a seat may know of what has happened.
#pragma once

#include "engine/play/game.h"

#include <span>

namespace gnostica::gui {

/// Without the cards that others drew.
engine::EventList seenEvents(std::span<const engine::Event> events, engine::Seat viewer);

/// What has happened in `history` since the turn before the one that is played at its end.
engine::EventList recentEvents(std::span<const engine::Moment> history, engine::Seat viewer);

}  // namespace gnostica::gui
