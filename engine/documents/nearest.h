// "Did you mean": the known word that a misspelt one stands for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// The nearest of `candidates` to a misspelt `word`, or an empty string when none is near.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace gnostica::engine
