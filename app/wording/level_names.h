// The levels and temperaments of computer players, in words.
#pragma once

#include "engine/bots/player.h"

#include <QString>

namespace gnostica::wording {

/// "Adept".
QString levelName(engine::bots::Level level);
/// A computer at the table, in short: "Adept, builder"; without a temperament only "Adept".
QString computerName(engine::bots::Level level, engine::bots::Temperament temperament);
/// A description of the level: a whole sentence.
QString levelDescription(engine::bots::Level level);

}  // namespace gnostica::wording
