// Plain values as JSON.
#pragma once

#include "engine/rules/plain_value.h"

#include <nlohmann/json_fwd.hpp>

namespace gnostica::engine {

/// Everything without the shape of a plain value becomes std::monostate: null, fractions, numbers that do not fit into
/// an int64, lists of anything but words, objects with anything but integers.
PlainValue toPlain(const nlohmann::json& value);

/// The inverse; std::monostate becomes null.
nlohmann::json toJson(const PlainValue& value);

}  // namespace gnostica::engine
