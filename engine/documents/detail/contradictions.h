// Settings that are right each by itself and impossible together.
#pragma once

#include "engine/documents/problems.h"

namespace gnostica::engine {

class Registry;

/// The document's shape must have been checked without a problem.
void checkContradictions(const nlohmann::json& document, const Registry& registry, Problems& problems);

}  // namespace gnostica::engine
