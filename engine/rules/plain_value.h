// Values as documents and positions hold them, without the text format that they are written in.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace gnostica::engine {

using PlainNumbers = std::map<std::string, std::int64_t, std::less<>>;

/// Nothing of these (std::monostate: nothing at all, or of a shape that nobody asks for), a truth value, a whole
/// number, a word, a list of words, or numbers by name.
using PlainValue =
    std::variant<std::monostate, bool, std::int64_t, std::string, std::vector<std::string>, PlainNumbers>;

/// Values by the place where they stand (options: a JSON pointer) or by their key (positions).
using PlainValues = std::map<std::string, PlainValue, std::less<>>;

/// A whole number between the bounds, which count; nullptr for anything else.
inline const std::int64_t* numberIn(const PlainValue& value, std::int64_t least, std::int64_t most) {
    const auto* number = std::get_if<std::int64_t>(&value);
    return number != nullptr && *number >= least && *number <= most ? number : nullptr;
}

inline bool isWord(const PlainValue& value, std::string_view word) {
    const auto* text = std::get_if<std::string>(&value);
    return text != nullptr && *text == word;
}

}  // namespace gnostica::engine
