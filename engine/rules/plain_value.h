// Values in documents and positions, independent of the text format in which they are written.
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

/// No value (std::monostate; also for a value of a shape that no option has), a truth value, a whole number, a word, a
/// list of words, or numbers by name.
using PlainValue =
    std::variant<std::monostate, bool, std::int64_t, std::string, std::vector<std::string>, PlainNumbers>;

/// Values by location (options: a JSON pointer) or by key (positions).
using PlainValues = std::map<std::string, PlainValue, std::less<>>;

/// A whole number between the bounds, which are included; nullptr for anything else.
inline const std::int64_t* numberIn(const PlainValue& value, std::int64_t least, std::int64_t most) {
    const auto* number = std::get_if<std::int64_t>(&value);
    return number != nullptr && *number >= least && *number <= most ? number : nullptr;
}

inline bool isWord(const PlainValue& value, std::string_view word) {
    const auto* text = std::get_if<std::string>(&value);
    return text != nullptr && *text == word;
}

}  // namespace gnostica::engine
