// The levels of computer players, in words.
#pragma once

#include "engine/bots/player.h"

#include <QString>

namespace gnostica::wording {

/// "Adept".
QString levelName(engine::bots::Level level);
/// A description of the level: a whole sentence.
QString levelDescription(engine::bots::Level level);

}  // namespace gnostica::wording
