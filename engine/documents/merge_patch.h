// Differences between documents, as documents (RFC 7396).
#pragma once

#include <nlohmann/json.hpp>

namespace gnostica::engine {

/// The patch that turns one object into another. Neither contains a null. Empty if they are equal.
nlohmann::json patchBetween(const nlohmann::json& from, const nlohmann::json& to);

/// The patch that combines two patches. (If the first removes an object and the second sets members of it, the old
/// members of the target remain: no patch can express the removal.)
nlohmann::json patchAfter(nlohmann::json first, const nlohmann::json& second);

}  // namespace gnostica::engine
