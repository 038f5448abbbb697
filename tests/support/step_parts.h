// What a step holds, as text.
#pragma once

#include "engine/model/step.h"

#include <string>

namespace gnostica::tests {

/// "kind 8: minion 3 distance 2 facing 1 linked 0": says what a step holds even where it means nothing.
std::string describe(const engine::Step& step);

}  // namespace gnostica::tests
