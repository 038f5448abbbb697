// Numbers and letters as files, formats and command lines write them: the same in every locale. What the C library does
// instead follows the environment: where decimals have a comma, it neither reads nor writes "0.5".
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
/// The small one of a letter from A to Z; anything else stays.
constexpr char smallLetter(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
/// From A to Z or a to z.
constexpr bool isLetter(char c) {
    return smallLetter(c) >= 'a' && smallLetter(c) <= 'z';
}

/// The whole text as a whole number: digits of the base, behind a minus if the type has a sign. Nothing if it is none,
/// or does not fit.
template <std::integral Number>
std::optional<Number> wholeNumber(std::string_view text, int base = 10) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// The whole text as a number, as in "-0.5" or "1e-3". Nothing if it is none, is not finite, or does not fit.
std::optional<double> realNumber(std::string_view text);

/// With so many digits at most, those of an exponent not counted, and no zeros at the end: "0.3333", "42", "1e+20".
/// `value` is finite.
std::string shortText(double value, int digits);
/// With so many decimals: "0.450". `value` is finite.
std::string fixedText(double value, int decimals);

/// Libraries (among them those that read JSON) follow the locale of the process all the same: this keeps its numbers
/// neutral. Programs call it as soon as their application object, which takes over the locale of the environment, is
/// there.
void keepNumbersNeutral();

}  // namespace gnostica::engine
