// Whether a game can end at all.
#pragma once

#include "engine/documents/problems.h"

#include <nlohmann/json_fwd.hpp>

namespace gnostica::engine {

class Registry;
class UseMaker;

/// Adds a warning if no mechanic of the document can end a game, and one if no card can be used. The shape of the
/// document must have been checked without a problem.
void checkEnds(const nlohmann::json& document, const Registry& registry, const UseMaker& uses, Problems& problems);

}  // namespace gnostica::engine
