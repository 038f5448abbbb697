// How strong a computer plays, in words.
#pragma once

#include "engine/bots/player.h"

#include <QString>

namespace gnostica::wording {

/// "Adept".
QString levelName(engine::bots::Level level);
/// What to expect of it: a whole sentence.
QString levelDescription(engine::bots::Level level);

}  // namespace gnostica::wording
