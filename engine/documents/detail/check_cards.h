// The checks of values that name cards: layouts and numbers by card.
#pragma once

#include "engine/documents/problems.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace gnostica::engine {

/// The value must be an array. Checks that rows are texts within the limits of the option and that each cell has a
/// meaning; that no card is on two spaces; and that a drawn board has a territory.
void checkLayout(const Option& option, const nlohmann::json& value, const std::string& pointer, Problems& problems);
/// The value must be an object. Checks that keys name cards and that numbers are within the bounds of the option.
void checkCardNumbers(const Option& option, const nlohmann::json& value, const std::string& pointer,
                      Problems& problems);

}  // namespace gnostica::engine
