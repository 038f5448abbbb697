// Ways out of problems. For the checks only.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/rules/option.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <string_view>

namespace gnostica::engine::fix {

Fix set(FixCode code, std::string pointer, const nlohmann::json& value);
Fix remove(std::string pointer);
Fix rename(std::string pointer, std::string name);

/// The standard values of those options whose pointers begin with `prefix`: the object that stands there.
nlohmann::json standards(std::span<const Option> options, std::string_view prefix = {});

}  // namespace gnostica::engine::fix
