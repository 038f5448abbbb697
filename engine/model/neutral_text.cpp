#include "engine/model/neutral_text.h"

#include <array>
#include <clocale>
#include <cmath>

namespace gnostica::engine {

namespace {

/// Room for the longest text: the largest number has 309 digits before the point.
constexpr std::size_t kRoom = 512;

std::string charsOf(double value, std::chars_format format, int precision) {
    std::array<char, kRoom> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value, format, precision);
    return error == std::errc{} ? std::string(text.data(), end) : std::string();
}

}  // namespace

std::optional<double> realNumber(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc{} && end == text.data() + text.size();
    return isWhole && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

std::string shortText(double value, int digits) {
    return charsOf(value, std::chars_format::general, digits);
}

std::string fixedText(double value, int decimals) {
    return charsOf(value, std::chars_format::fixed, decimals);
}

void keepNumbersNeutral() {
    std::setlocale(LC_NUMERIC, "C");
}

}  // namespace gnostica::engine
