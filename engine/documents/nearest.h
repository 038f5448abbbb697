// "Did you mean": the known word that a misspelt one stands for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// The nearest of `candidates` to a misspelt `word`, or an empty string when none is near.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

/// The one of `candidates` that `word` is without doubt a misspelling of, or an empty string: one mistake in a word of
/// four letters or more, two in one of eight or more. For names that somebody else may have given to something of his
/// own, such as the powers of a plug-in: "tidal" is not "piles". Even so, such a name is asked about, never replaced.
std::string misspelt(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace gnostica::engine
