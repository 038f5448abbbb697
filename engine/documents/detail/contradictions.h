// Settings that are valid individually but impossible together.
#pragma once

#include "engine/documents/problems.h"

namespace gnostica::engine {

class Registry;

/// The shape of the document must have been checked without a problem.
void checkContradictions(const nlohmann::json& document, const Registry& registry, Problems& problems);

}  // namespace gnostica::engine
