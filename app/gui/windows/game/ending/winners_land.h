// The territories that have won a game.
#pragma once

#include "app/gui/shared/board/lit_space.h"
#include "engine/play/play.h"

#include <vector>

namespace gnostica::gui {

/// The spaces that count for the winners' scores, with their points. None for a winner whose score is not the sum of
/// spaces because a mechanic changes it; no points for a space whose worth differs between winners.
std::vector<LitSpace> winnersLand(const engine::Rules& rules, const engine::State& last);

}  // namespace gnostica::gui
