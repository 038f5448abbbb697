// The checks of values that name cards: layouts and numbers by card.
#pragma once

#include "engine/documents/problems.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace gnostica::engine {

/// The value is an array. Rows must be texts, not longer and not more than the option allows, each cell of which means
/// something; no card may lie on two spaces, and a board that is drawn needs a territory.
void checkLayout(const Option& option, const nlohmann::json& value, const std::string& pointer, Problems& problems);
/// The value is an object. Keys must name cards, and the numbers be within the option's bounds.
void checkCardNumbers(const Option& option, const nlohmann::json& value, const std::string& pointer,
                      Problems& problems);

}  // namespace gnostica::engine
