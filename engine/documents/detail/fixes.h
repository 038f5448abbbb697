// Ways out of problems.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/rules/option.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <string_view>

namespace gnostica::engine::fix {

/// Words of a text, made into what isRulesetId() allows; "ruleset" if nothing is left of it.
std::string idFrom(std::string_view text);
/// A name for a document that has none, made from its id: "My game".
std::string titleFrom(std::string_view id);

Fix set(FixCode code, std::string pointer, const nlohmann::json& value);
Fix remove(std::string pointer);
/// Of a list: all elements from `first` on, up to `size`.
Fix removeElements(const std::string& pointer, std::size_t first, std::size_t size);
Fix rename(std::string pointer, std::string name);

/// The standard values of those options whose pointers begin with `prefix`: the object that stands there.
nlohmann::json standards(std::span<const Option> options, std::string_view prefix = {});

}  // namespace gnostica::engine::fix
