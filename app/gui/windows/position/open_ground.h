// Spaces for the next piece or card.
#pragma once

#include "engine/model/state.h"

#include <vector>

namespace gnostica::gui {

/// All spaces next to objects on the board, and the usual first spaces as long as nothing is outside them.
std::vector<engine::Space> openGround(const engine::State& state);

}  // namespace gnostica::gui
