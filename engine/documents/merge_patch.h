// Differences of documents as documents: RFC 7396.
#pragma once

#include <nlohmann/json.hpp>

namespace gnostica::engine {

/// The patch that makes one object of another; neither holds a null. Empty if they are equal.
nlohmann::json patchBetween(const nlohmann::json& from, const nlohmann::json& to);

/// The patch that does what one does and then another. (Where the first takes an object away and the second sets
/// members of it, those that the target had stay: no patch can say otherwise.)
nlohmann::json patchAfter(nlohmann::json first, const nlohmann::json& second);

}  // namespace gnostica::engine
