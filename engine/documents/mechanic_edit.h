// Switching a mechanic on or off in a document.
#pragma once

#include "engine/documents/inspection.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string_view>

namespace gnostica::engine {

/// The smallest change to a document (`own`, which was inspected) that switches the mechanic on or off: the value of
/// the parent is restored where that is enough. nullopt if nothing changes. The mechanic must be in the registry.
std::optional<Edit> mechanicEdit(const Inspection& found, const nlohmann::json& own, const Registry& registry,
                                 std::string_view mechanic, bool on);

}  // namespace gnostica::engine
