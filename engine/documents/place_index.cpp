// Places in JSON text, which need not be valid.
#include "engine/documents/detail/json_scanner.h"
#include "engine/documents/problems.h"

#include <algorithm>

namespace gnostica::engine {

using nlohmann::json;

// ---- Lines ----------------------------------------------------------------------------------------------------------

TextPlace LineIndex::at(std::size_t offset) {
    offset = std::min(offset, text_.size());
    while (marks_.size() <= offset / kStride) {
        marks_.push_back(walk(marks_.back(), (marks_.size() - 1) * kStride, marks_.size() * kStride));
    }
    return walk(marks_[offset / kStride], offset / kStride * kStride, offset);
}

TextPlace LineIndex::walk(TextPlace place, std::size_t from, std::size_t to) {
    work_ += to - from;
    for (; from < to; ++from) {
        const auto byte = static_cast<unsigned char>(text_[from]);
        if (byte == '\n') {
            place = {place.line + 1, 1};
        } else if ((byte & 0xC0U) != 0x80U) {
            ++place.column;
        }
    }
    return place;
}

std::size_t offsetOf(std::string_view text, TextPlace place) {
    std::size_t at = 0;
    for (int line = 1; line < place.line && at < text.size(); ++line) {
        at = std::min(text.find('\n', at), text.size() - 1) + 1;
    }
    const auto isInCharacter = [&] {
        return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
    };
    for (int column = 1; (column < place.column && at < text.size() && text[at] != '\n') || isInCharacter(); ++at) {
        column += isInCharacter() ? 0 : 1;
    }
    return at;
}

// ---- Values ---------------------------------------------------------------------------------------------------------

PlaceIndex::PlaceIndex(std::string_view text) : text_(text), lines_(text) {
    JsonScanner scanner(text, text.starts_with("\xEF\xBB\xBF") ? 3 : 0);  // a byte order mark
    scanner.skipSpace();
    whole_ = {scanner.at(), withoutSpaceBehind(text, scanner.at(), text.size())};
}

std::optional<PlaceIndex::Span> PlaceIndex::spanAt(std::string_view pointer) {
    Span span = whole_;
    for (const std::string& token : tokensOf(pointer)) {
        const auto child = childAt(span.begin, token);
        if (!child) {
            return std::nullopt;
        }
        span = *child;
    }
    const bool isPlace = span.begin < text_.size() && (pointer.empty() || pointer.front() == '/');
    return isPlace ? std::optional(span) : std::nullopt;
}

TextPlace PlaceIndex::find(std::string_view pointer) {
    const auto span = spanAt(pointer);
    return span ? lines_.at(span->begin) : TextPlace{};
}

TextRange PlaceIndex::range(std::string_view pointer) {
    const auto span = spanAt(pointer);
    if (!span) {
        return {};
    }
    const TextPlace from = lines_.at(span->begin);
    return {span->begin, span->end, from, lines_.at(span->end)};
}

void PlaceIndex::locate(Diagnostic& problem) {
    problem.range = range(problem.pointer);
    problem.place = problem.range.from;
}

PlaceIndex::Container* PlaceIndex::containerAt(std::size_t offset) {
    if (const auto known = containers_.find(offset); known != containers_.end()) {
        return &known->second;
    }
    JsonScanner scanner(text_, offset);
    const bool isObject = scanner.eat('{');
    if (!isObject && !scanner.eat('[')) {
        return nullptr;
    }
    Container& container = containers_[offset];
    container.isObject = isObject;
    container.next = scanner.at();
    return &container;
}

std::optional<PlaceIndex::Span> PlaceIndex::childAt(std::size_t parent, const std::string& token) {
    Container* container = containerAt(parent);
    if (container == nullptr) {
        return std::nullopt;
    }
    if (container->isObject) {
        auto member = container->members.find(token);
        for (; member == container->members.end() && !container->ended; member = container->members.find(token)) {
            readChild(*container);
        }
        return member == container->members.end() ? std::nullopt : std::optional(member->second);
    }
    const auto place = placeIn(token);
    while (place && container->elements.size() <= *place && !container->ended) {
        readChild(*container);
    }
    return place && *place < container->elements.size() ? std::optional(container->elements[*place]) : std::nullopt;
}

void PlaceIndex::readChild(Container& container) {
    JsonScanner scanner(text_, container.next);
    std::string name;
    if (container.isObject) {
        const std::string_view token = scanner.sees('"') ? scanner.readString() : std::string_view();
        const json key = json::parse(token.begin(), token.end(), nullptr, false);
        container.ended = !key.is_string() || !scanner.eat(':');
        name = container.ended ? std::string() : key.get<std::string>();
    }
    container.ended = container.ended || scanner.atEnd() || scanner.sees(']') || scanner.sees('}');
    if (!container.ended) {
        const std::size_t begin = scanner.at();
        scanner.skipValue();
        const Span child{begin, withoutSpaceBehind(text_, begin, scanner.at())};
        if (container.isObject) {
            container.members.emplace(std::move(name), child);
        } else {
            container.elements.push_back(child);
        }
        container.ended = !scanner.eat(',');
    }
    work_ += scanner.at() - container.next;
    container.next = scanner.at();
}

std::string_view nameBefore(std::string_view text, std::size_t offset) {
    const auto back = [text](std::size_t end) { return withoutSpaceBehind(text, 0, end); };
    const std::size_t colon = back(std::min(offset, text.size()));
    if (colon == 0 || text[colon - 1] != ':') {
        return {};
    }
    const std::size_t end = back(colon - 1);
    const auto isEscaped = [text](std::size_t quote) {
        std::size_t first = quote;
        while (first > 0 && text[first - 1] == '\\') {
            --first;
        }
        return (quote - first) % 2 == 1;
    };
    std::size_t begin = end < 2 || text[end - 1] != '"' ? std::string_view::npos : text.rfind('"', end - 2);
    while (begin != std::string_view::npos && begin > 0 && isEscaped(begin)) {
        begin = text.rfind('"', begin - 1);
    }
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin, end - begin);
}

}  // namespace gnostica::engine
