// Asks before a person leaves the game.
#pragma once

#include "engine/bots/player.h"

#include <optional>

class QWidget;

namespace gnostica::gui {

/// What happens to the game when somebody resigns.
enum class Resigning { endsGame, leavesSeat };

/// Asks whether the person at the screen wants to resign, and for the level of the computer that then plays on. That
/// level has no meaning if resigning ends the game. Nullopt if the person stays.
std::optional<engine::bots::Level> askToResign(Resigning what, QWidget* window);

/// Asks whether the computers shall play the rest of the game, and for their level in the places of people. Nullopt if
/// not.
std::optional<engine::bots::Level> askToLetComputersFinish(QWidget* window);

}  // namespace gnostica::gui
