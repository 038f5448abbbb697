// Plain values as JSON has them.
#pragma once

#include "engine/rules/plain_value.h"

#include <nlohmann/json_fwd.hpp>

namespace gnostica::engine {

/// What is of no shape that a plain value has becomes std::monostate: null, fractions, numbers that no int64 holds,
/// lists of anything but words, objects that hold anything but whole numbers.
PlainValue toPlain(const nlohmann::json& value);

/// The other way; std::monostate becomes null.
nlohmann::json toJson(const PlainValue& value);

}  // namespace gnostica::engine
