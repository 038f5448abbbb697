// Fixes for problems.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/rules/option.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <string_view>

namespace gnostica::engine::fix {

/// An id (as in isRulesetId()) made from the words of a text; "ruleset" if nothing is left.
std::string idFrom(std::string_view text);
/// A name made from the id, for a document without a name: "My game".
std::string titleFrom(std::string_view id);

Fix set(FixCode code, std::string pointer, const nlohmann::json& value);
Fix remove(std::string pointer);
/// For a list: removes all elements from `first` up to `size`.
Fix removeElements(const std::string& pointer, std::size_t first, std::size_t size);
Fix rename(std::string pointer, std::string name);

/// An object of the default values of all options whose pointers begin with `prefix`.
nlohmann::json standards(std::span<const Option> options, std::string_view prefix = {});

}  // namespace gnostica::engine::fix
