// Tables of options as JSON Schema.
#pragma once

#include "engine/rules/option.h"

#include <nlohmann/json.hpp>

#include <span>

namespace gnostica::engine {

/// The "properties" of an object with these options; their pointers determine the nested objects.
nlohmann::json schemaOfProperties(std::span<const Option> options);

}  // namespace gnostica::engine
