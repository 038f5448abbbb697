// Where something may come next.
#pragma once

#include "engine/model/state.h"

#include <vector>

namespace gnostica::gui {

/// All spaces beside what lies on the board, and those of the usual beginning as long as nothing lies beyond them.
std::vector<engine::Space> openGround(const engine::State& state);

}  // namespace gnostica::gui
