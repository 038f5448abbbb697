// Numbers and letters in files, in formats and on command lines: the same in every locale. The C library follows the
// environment instead: in a locale with a decimal comma, it neither reads nor writes "0.5".
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine {

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
/// The lower case of a letter from A to Z; other characters are unchanged.
constexpr char smallLetter(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
/// True for A to Z and a to z.
constexpr bool isLetter(char c) {
    return smallLetter(c) >= 'a' && smallLetter(c) <= 'z';
}

/// The whole text as a whole number: digits of the base, after a minus sign if the type is signed. nullopt if the text
/// is not such a number, or the number does not fit.
template <std::integral Number>
std::optional<Number> wholeNumber(std::string_view text, int base = 10) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// The whole text as a number, as in "-0.5" or "1e-3". nullopt if it is not a number, is not finite, or does not fit.
std::optional<double> realNumber(std::string_view text);

/// Text with at most this many digits, not counting those of an exponent, and no trailing zeros: "0.3333", "42",
/// "1e+20". `value` must be finite.
std::string shortText(double value, int digits);
/// Text with this many decimals: "0.450". `value` must be finite.
std::string fixedText(double value, int decimals);

/// Keeps numbers neutral in libraries that follow the locale of the process (among them those that read JSON). Programs
/// call it as soon as they have created their application object, which adopts the locale of the environment.
void keepNumbersNeutral();

}  // namespace gnostica::engine
