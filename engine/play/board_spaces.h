// The spaces of the board.
#pragma once

#include "engine/model/state.h"

#include <vector>

namespace gnostica::engine {

/// SPC-2: all territories and the wasteland around them, each once, in the order of spaces. All other spaces are void.
std::vector<Space> boardSpaces(const State& state);

}  // namespace gnostica::engine
