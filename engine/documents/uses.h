// How a document describes the powers of its cards.
#pragma once

#include "engine/model/card_keys.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

class Registry;

/// The kinds of link in documents, in the order of LinkKind. A card without an entry has none.
inline constexpr std::array<std::string_view, 4> kLinkKeys{"none", "through", "leave-out", "crowd"};

/// Maximum number of alternatives of one decision: {"any": […]}.
inline constexpr std::size_t kMaxAlternatives = 8;

template <std::size_t size>
std::vector<std::string> wordsOf(const std::array<std::string_view, size>& words) {
    return {words.begin(), words.end()};
}

/// The alternatives that an entry of a major describes: those of "any", or the entry itself.
std::vector<nlohmann::json> alternativesOf(const nlohmann::json& entry);

/// A use in full: {"power": NAME, …parameters}. A bare name is written out; the name of a suit starts from the
/// parameters of that suit. `suits` is that part of the document; both must have been checked.
nlohmann::json resolveUse(const nlohmann::json& suits, const nlohmann::json& use);

}  // namespace gnostica::engine
