#include "engine/documents/detail/text_encoding.h"

#include <array>
#include <cstdint>

namespace gnostica::engine {

namespace {

constexpr char32_t kReplacement = 0xFFFD;

constexpr std::uint8_t byteAt(std::string_view text, std::size_t at) {
    return at < text.size() ? static_cast<std::uint8_t>(text[at]) : std::uint8_t{0};
}

void append(std::string& text, char32_t c) {
    const auto add = [&text](char32_t byte) { text += static_cast<char>(static_cast<std::uint8_t>(byte)); };
    if (c < 0x80U) {
        add(c);
    } else if (c < 0x800U) {
        add(0xC0U | (c >> 6U));
        add(0x80U | (c & 0x3FU));
    } else if (c < 0x10000U) {
        add(0xE0U | (c >> 12U));
        add(0x80U | ((c >> 6U) & 0x3FU));
        add(0x80U | (c & 0x3FU));
    } else {
        add(0xF0U | (c >> 18U));
        add(0x80U | ((c >> 12U) & 0x3FU));
        add(0x80U | ((c >> 6U) & 0x3FU));
        add(0x80U | (c & 0x3FU));
    }
}

/// The encoding of the units of a text.
struct Units {
    std::size_t size = 2;  ///< bytes
    bool bigFirst = false;
    std::size_t begin = 0;  ///< after the mark
};

bool startsWith(std::string_view text, std::initializer_list<unsigned> bytes) {
    std::size_t at = 0;
    for (const unsigned byte : bytes) {
        if (at >= text.size() || byteAt(text, at++) != byte) {
            return false;
        }
    }
    return true;
}

Units unitsOf(std::string_view text) {
    if (startsWith(text, {0xFF, 0xFE, 0, 0})) {
        return {4, false, 4};
    }
    if (startsWith(text, {0, 0, 0xFE, 0xFF})) {
        return {4, true, 4};
    }
    if (startsWith(text, {0xFF, 0xFE})) {
        return {2, false, 2};
    }
    if (startsWith(text, {0xFE, 0xFF})) {
        return {2, true, 2};
    }
    const bool isBig = byteAt(text, 0) == 0;
    const bool isFour = isBig ? byteAt(text, 1) == 0 : byteAt(text, 1) == 0 && byteAt(text, 2) == 0 && text.size() > 3;
    return {isFour ? std::size_t{4} : std::size_t{2}, isBig, 0};
}

char32_t unitAt(std::string_view text, std::size_t at, const Units& units) {
    char32_t unit = 0;
    for (std::size_t i = 0; i < units.size; ++i) {
        const std::size_t place = units.bigFirst ? i : units.size - 1 - i;
        unit = (unit << 8U) | byteAt(text, at + place);
    }
    return unit;
}

constexpr bool isLead(char32_t unit) {
    return unit >= 0xD800U && unit < 0xDC00U;
}

constexpr bool isTrail(char32_t unit) {
    return unit >= 0xDC00U && unit < 0xE000U;
}

/// Windows-1252 from 0x80; the same as Latin-1 from 0xA0.
constexpr std::array<char16_t, 32> kWindows{0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                            0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,   0x017D, 0x8F,
                                            0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                            0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

/// Bytes of the UTF-8 character that begins at `at`; 0 if there is none.
std::size_t lengthAt(std::string_view text, std::size_t at) {
    const std::uint8_t first = byteAt(text, at);
    const std::size_t length = first < 0x80U                     ? 1
                               : first >= 0xC2U && first < 0xE0U ? 2
                               : first >= 0xE0U && first < 0xF0U ? 3
                               : first >= 0xF0U && first < 0xF5U ? 4
                                                                 : 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byteAt(text, at + i) & 0xC0U) != 0x80U) {
            return 0;
        }
    }
    const std::uint8_t second = byteAt(text, at + 1);
    const bool isOdd = (first == 0xE0U && second < 0xA0U) || (first == 0xEDU && second >= 0xA0U) ||
                       (first == 0xF0U && second < 0x90U) || (first == 0xF4U && second >= 0x90U);
    return isOdd ? 0 : length;
}

}  // namespace

bool isWide(std::string_view text) {
    return startsWith(text, {0xFF, 0xFE}) || startsWith(text, {0xFE, 0xFF}) ||
           text.substr(0, 4).find('\0') != std::string_view::npos;
}

std::string narrowed(std::string_view text) {
    const Units units = unitsOf(text);
    std::string narrow;
    for (std::size_t at = units.begin; at + units.size <= text.size(); at += units.size) {
        char32_t unit = unitAt(text, at, units);
        const char32_t next = at + 2 * units.size <= text.size() ? unitAt(text, at + units.size, units) : 0;
        if (units.size == 2 && isLead(unit) && isTrail(next)) {
            unit = 0x10000U + ((unit - 0xD800U) << 10U) + (next - 0xDC00U);
            at += units.size;
        }
        append(narrow, isLead(unit) || isTrail(unit) || unit > 0x10FFFFU ? kReplacement : unit);
    }
    return narrow;
}

std::string latinConverted(std::string_view text) {
    std::string converted;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = lengthAt(text, at);
        if (length > 0) {
            converted += text.substr(at, length);
        } else {
            const std::uint8_t byte = byteAt(text, at);
            append(converted, byte >= 0x80U && byte < 0xA0U ? char32_t{kWindows.at(byte - 0x80U)} : char32_t{byte});
        }
        at += length > 0 ? length : 1;
    }
    return converted;
}

}  // namespace gnostica::engine
