// Texts by language: names, summaries, notes.
#pragma once

#include "engine/documents/problems.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>

namespace gnostica::engine {

/// Checks an object of texts: at least one text, none of them empty or longer than `longest` bytes. `standard`: the
/// English text to offer if there is none; null if unknown.
void checkTexts(const nlohmann::json& texts, const std::string& pointer, std::size_t longest,
                const nlohmann::json& standard, Problems& problems);

}  // namespace gnostica::engine
