// The contents of a step as text.
#pragma once

#include "engine/model/step.h"

#include <string>

namespace gnostica::tests {

/// "kind 8: minion 3 distance 2 facing 1 linked 0": the contents of a step, even those without a meaning.
std::string describe(const engine::Step& step);

}  // namespace gnostica::tests
