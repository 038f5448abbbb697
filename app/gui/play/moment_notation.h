// Moments as the notation writes them.
#pragma once

#include "engine/play/game.h"

#include <QString>

namespace gnostica::gui {

/// A player's step in its canonical spelling, without what `viewer` may not know: another's bid, the order of a pile.
QString momentNotation(const engine::Rules& rules, const engine::Moment& moment, engine::Seat viewer);

}  // namespace gnostica::gui
