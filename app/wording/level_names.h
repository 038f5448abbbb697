// How strong a computer plays, in words.
#pragma once

#include "engine/bots/player.h"

#include <QString>

#include <span>

namespace gnostica::wording {

/// "Adept".
QString levelName(engine::bots::Level level);
/// What to expect of it: a whole sentence.
QString levelDescription(engine::bots::Level level);

/// All of them, the weakest first: as lists have them.
std::span<const engine::bots::Level> levelsByStrength();

}  // namespace gnostica::wording
