#include "app/cli/plain_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace gnostica::cli {
namespace {

constexpr char32_t kNoCharacter = 0xFFFD;

/// The first character of a text.
struct Character {
    char32_t code = kNoCharacter;
    std::size_t bytes = 1;  ///< 0: the text ends inside the character
};

std::size_t lengthOf(unsigned char lead) {
    return lead < 0x80U ? 1 : lead >= 0xF0U ? 4 : lead >= 0xE0U ? 3 : 2;
}

Character firstOf(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80U) {
        return {lead, 1};
    }
    if (lead < 0xC2U || lead > 0xF4U) {
        return {};
    }
    const std::size_t length = lengthOf(lead);
    char32_t code = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if (i == text.size()) {
            return {kNoCharacter, 0};
        }
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0U) != 0x80U) {
            return {};
        }
        code = (code << 6U) | (byte & 0x3FU);
    }
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool isOne = code >= least[length] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
    return isOne ? Character{code, length} : Character{};
}

/// True if the character acts on the text instead of being visible.
bool acts(char32_t code) {
    // Except for marks (U+200E, U+200F, U+061C), which reorder nothing, and isolates (U+2066 … U+2069), whose contents
    // cannot reorder the text around them: our own sentences contain both.
    constexpr std::array<std::pair<char32_t, char32_t>, 4> ranges{
        {{0x00, 0x1F}, {0x7F, 0x9F}, {0x2028, 0x202E}, {0xFFF9, 0xFFFB}}};
    return std::ranges::any_of(ranges,
                               [code](const auto& range) { return code >= range.first && code <= range.second; });
}

std::string escaped(char32_t code) {
    return QStringLiteral("\\u%1").arg(static_cast<unsigned>(code), 4, 16, QLatin1Char('0')).toStdString();
}

/// Appends the complete characters of `text`; returns the number of bytes that they take.
std::size_t append(std::string& out, std::string_view text, std::string_view allowed) {
    std::size_t at = 0;
    while (at < text.size()) {
        const Character next = firstOf(text.substr(at));
        if (next.bytes == 0) {
            break;
        }
        const std::string_view bytes = text.substr(at, next.bytes);
        if (acts(next.code) && allowed.find(bytes) == std::string_view::npos) {
            out += escaped(next.code);
        } else {
            out += next.code == kNoCharacter ? std::string_view("\xEF\xBF\xBD") : bytes;
        }
        at += next.bytes;
    }
    return at;
}

/// An isolate without its end would reorder the text after it; a surplus end would close an isolate around the text.
std::string withoutOpenIsolates(std::string text) {
    constexpr std::string_view lead = "\xE2\x81";  // U+2066 to U+2068 begin an isolate, U+2069 ends it
    std::vector<std::size_t> open;
    std::vector<std::size_t> alone;
    for (std::size_t at = text.find(lead); at < text.size(); at = text.find(lead, at + 1)) {
        const auto last = static_cast<unsigned char>(text[at + 2]);
        if (last >= 0xA6U && last <= 0xA8U) {
            open.push_back(at);
        } else if (last == 0xA9U && open.empty()) {
            alone.push_back(at);
        } else if (last == 0xA9U) {
            open.pop_back();
        }
    }
    alone.insert(alone.end(), open.begin(), open.end());
    std::ranges::sort(alone, std::greater());
    for (const std::size_t at : alone) {
        text.replace(at, 3, escaped(0x2000U | (static_cast<unsigned char>(text[at + 2]) - 0x40U)));
    }
    return text;
}

}  // namespace

std::string oneLine(std::string_view text) {
    std::string line;
    if (append(line, text, {}) < text.size()) {
        line += "\xEF\xBF\xBD";
    }
    return withoutOpenIsolates(std::move(line));
}

QString oneLine(const QString& text) {
    return QString::fromStdString(oneLine(text.toStdString()));
}

PlainTextBuffer::int_type PlainTextBuffer::overflow(int_type c) {
    if (traits_type::eq_int_type(c, traits_type::eof())) {
        return traits_type::not_eof(c);
    }
    const char text = traits_type::to_char_type(c);
    return xsputn(&text, 1) == 1 ? c : traits_type::eof();
}

std::streamsize PlainTextBuffer::xsputn(const char* text, std::streamsize size) {
    cut_.append(text, static_cast<std::size_t>(size));
    std::string plain;
    cut_.erase(0, append(plain, cut_, "\n\t"));
    const auto length = static_cast<std::streamsize>(plain.size());
    return to_.sputn(plain.data(), length) == length ? size : 0;
}

int PlainTextBuffer::sync() {
    return to_.pubsync();
}

}  // namespace gnostica::cli
