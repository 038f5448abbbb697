// Texts by language: names, summaries, notes.
#pragma once

#include "engine/documents/problems.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>

namespace gnostica::engine {

/// Adds what is wrong with an object of texts, at least one, none of them empty or of more than `longest` bytes.
/// `standard`: what can be said in English where nothing is; null if nobody knows.
void checkTexts(const nlohmann::json& texts, const std::string& pointer, std::size_t longest,
                const nlohmann::json& standard, Problems& problems);

}  // namespace gnostica::engine
