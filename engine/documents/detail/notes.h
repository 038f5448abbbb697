// What is worth knowing of a draft in which nothing is wrong.
#pragma once

#include "engine/documents/document.h"

namespace gnostica::engine {

/// Values without effect: those that a parent has already, and those of settings that mean nothing beside the others.
/// `choice` is the game that `draft`, which the library holds, makes; it loads.
Diagnostics notesOn(const nlohmann::json& draft, const Library& library, const Registry& registry,
                    const RulesetChoice& choice);

}  // namespace gnostica::engine
