// Switching a mechanic on or off in a document.
#pragma once

#include "engine/documents/inspection.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string_view>

namespace gnostica::engine {

/// The smallest change of a document (`own`, which was inspected) after which it is played with the mechanic, or
/// without it: what the parent says counts again where that is enough. Nothing if nothing changes. The mechanic must
/// be in the registry.
std::optional<Edit> mechanicEdit(const Inspection& found, const nlohmann::json& own, const Registry& registry,
                                 std::string_view mechanic, bool on);

}  // namespace gnostica::engine
