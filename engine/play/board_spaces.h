// The spaces that a board consists of.
#pragma once

#include "engine/model/state.h"

#include <vector>

namespace gnostica::engine {

/// SPC-2: all territories and the wasteland around them, each once, in the order of spaces. Beyond lies the void.
std::vector<Space> boardSpaces(const State& state);

}  // namespace gnostica::engine
