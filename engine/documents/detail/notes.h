// Notes on a draft without errors.
#pragma once

#include "engine/documents/document.h"

namespace gnostica::engine {

/// Values without effect: those that a parent already has, and settings that mean nothing with the other settings.
/// `choice` is the game made by `draft`, which must be in the library; it must load.
Diagnostics notesOn(const nlohmann::json& draft, const Library& library, const Registry& registry,
                    const RulesetChoice& choice);

}  // namespace gnostica::engine
