#include "tests/support/mutant.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

namespace gnostica::tests {

using nlohmann::json;

namespace {

json nested(int depth, bool inObjects) {
    json value = 1;
    for (int i = 0; i < depth; ++i) {
        value = inObjects ? json{{"a", std::move(value)}} : json::array({std::move(value)});
    }
    return value;
}

std::string utf16Of(const std::string& text) {
    std::string wide = "\xFF\xFE";
    for (const char c : text) {
        wide += c;
        wide += '\0';
    }
    return wide;
}

}  // namespace

std::string Mutant::of(const std::string& text) {
    if (below(4) == 0) {
        return brokenText(text);
    }
    json document = json::parse(text, nullptr, false);
    if (document.is_discarded()) {
        return text.find("\n{") == std::string::npos ? brokenText(text) : brokenLine(text);
    }
    for (std::uint32_t faults = 1 + below(2); faults > 0; --faults) {
        breakDocument(document);
    }
    const std::string broken = document.dump(below(2) == 0 ? -1 : 2, ' ', false, json::error_handler_t::replace);
    return below(12) == 0 ? brokenText(broken) : broken;
}

/// The value at a random place; containers are more likely than a uniform choice would make them.
json& Mutant::somewhere(json& document) {
    json* value = &document;
    while (value->is_structured() && !value->empty() && below(5) != 0) {
        value =
            &*std::next(value->begin(), static_cast<std::ptrdiff_t>(below(static_cast<std::uint32_t>(value->size()))));
    }
    return *value;
}

json Mutant::rubbish() {
    const std::array<json, 30> kinds{json(),
                                     json(true),
                                     json(false),
                                     json(-1),
                                     json(0),
                                     json(1),
                                     json(7),
                                     json(1'000'000),
                                     json(2.5),
                                     json(-0.0),
                                     json(1e308),
                                     json(5e-324),
                                     json(std::numeric_limits<std::int64_t>::min()),
                                     json(std::numeric_limits<std::uint64_t>::max()),
                                     json(""),
                                     json("rubbish"),
                                     json("3"),
                                     json("../../etc/passwd"),
                                     json("%1 %2 %n <b>&amp;"),
                                     json("\u202e\u0000x\n\t"),
                                     json(std::string(5000, 'w')),
                                     json("gnostica+star-wheel"),
                                     json::array(),
                                     json::array({json::array()}),
                                     json::array({nullptr}),
                                     json::array({1, "a", json::object()}),
                                     json::object(),
                                     json{{"", 0}},
                                     nested(20, false),
                                     nested(30, true)};
    return kinds[below(kinds.size())];
}

void Mutant::breakDocument(json& document) {
    json& value = somewhere(document);
    const auto size = static_cast<std::uint32_t>(value.is_structured() ? value.size() : 0);
    switch (below(8)) {
    case 0: {  // replaced by another value of the document
        const json other = somewhere(document);
        somewhere(document) = other;
        return;
    }
    case 1:
        if (size > 0) {
            value.erase(std::next(value.begin(), static_cast<std::ptrdiff_t>(below(size))));
            return;
        }
        break;
    case 2:
        if (value.is_array() && size > 0) {
            value.insert(value.end(), 1 + below(60), json(value.front()));
            return;
        }
        break;
    case 3:
        if (value.is_object()) {
            value[below(2) == 0 ? "rubbish" : ""] = rubbish();
            return;
        }
        break;
    case 4:
        if (value.is_object() && size > 0) {  // two members change places
            const auto one = std::next(value.begin(), static_cast<std::ptrdiff_t>(below(size)));
            const auto other = std::next(value.begin(), static_cast<std::ptrdiff_t>(below(size)));
            std::swap(*one, *other);
            return;
        }
        break;
    default: break;
    }
    value = rubbish();
}

/// Breaks one line of a record.
std::string Mutant::brokenLine(const std::string& text) {
    std::vector<std::size_t> begins{0};
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == '\n') {
            begins.push_back(i + 1);
        }
    }
    const std::size_t begin = below(3) == 0 ? 0 : begins[below(static_cast<std::uint32_t>(begins.size()))];
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    json line = json::parse(text.substr(begin, end - begin), nullptr, false);
    if (line.is_discarded()) {
        return brokenText(text);
    }
    breakDocument(line);
    return text.substr(0, begin) + line.dump(-1, ' ', false, json::error_handler_t::replace) + text.substr(end);
}

std::string Mutant::withKeyTwice(std::string text) {
    const std::size_t brace = text.find('{', below(static_cast<std::uint32_t>(text.size() + 1)));
    const std::size_t quote = brace == std::string::npos ? brace : text.find('"', brace);
    const std::size_t colon = quote == std::string::npos ? quote : text.find(':', quote);
    if (colon == std::string::npos) {
        return text;
    }
    return text.insert(quote, text.substr(quote, colon + 1 - quote) + " 1, ");
}

std::string Mutant::brokenText(std::string text) {
    static const std::array<std::string, 14> kPieces{
        "\xFF", "\xC0\xAF", "\xED\xA0\x80", std::string(1, '\0'), "\"", "\\", "\\u12", "\\ud800", "// ", ",",
        "}",    "]",        "1e999",        std::string(100, '[')};
    const auto length = static_cast<std::uint32_t>(text.size());
    const std::size_t place = below(length + 1);
    const std::size_t count = 1 + below(length / 8 + 1);
    switch (below(9)) {
    case 0: return text.substr(0, place);
    case 1: return text.erase(std::min<std::size_t>(place, text.size()), count);
    case 2: return text.insert(place, text.substr(below(length + 1), count));
    case 3: return utf16Of(text);
    case 4: return "\xEF\xBB\xBF" + text;
    case 5: return withKeyTwice(std::move(text));
    case 6:
        if (length > 0) {
            text[below(length)] = static_cast<char>(below(256));
        }
        return text;
    case 7:
        return text.empty() || below(2) == 0 ? std::string()
                                             : std::string(1 + below(2000), static_cast<char>(below(256)));
    default: return text.insert(place, kPieces[below(kPieces.size())]);
    }
}

}  // namespace gnostica::tests
