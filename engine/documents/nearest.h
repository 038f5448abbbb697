// "Did you mean": the known word that is closest to a misspelt one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// The nearest of `candidates` to a misspelt `word`, or an empty string if none is near.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

/// The candidate of which `word` is clearly a misspelling, or an empty string: one mistake in a word of four letters or
/// more, two in one of eight or more. For names that others may have given to their own things, such as the powers of a
/// plug-in: "tidal" is not "piles". Even such a match is only suggested, never replaced.
std::string misspelt(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace gnostica::engine
