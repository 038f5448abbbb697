// Places in JSON text, which need not be valid.
#include "engine/documents/json_text.h"
#include "engine/documents/problems.h"

#include <algorithm>
#include <charconv>

namespace gnostica::engine {

using nlohmann::json;

namespace {

/// Passes over text; never reads past its end.
class Scanner {
public:
    Scanner(std::string_view text, std::size_t at) : text_(text), at_(at) {}

    std::size_t at() const { return at_; }
    bool atEnd() const { return at_ >= text_.size(); }
    bool sees(char c) const { return !atEnd() && text_[at_] == c; }

    void skipSpace() {
        while (!atEnd() && isJsonSpace(text_[at_])) {
            ++at_;
        }
    }

    bool eat(char c) {
        if (!sees(c)) {
            return false;
        }
        ++at_;
        skipSpace();
        return true;
    }

    /// The string that begins here, with its quotes.
    std::string_view readString() {
        const std::size_t begin = at_;
        for (++at_; !atEnd() && text_[at_] != '"'; ++at_) {
            if (text_[at_] == '\\') {
                ++at_;
            }
        }
        at_ = std::min(at_ + 1, text_.size());
        const std::string_view token = text_.substr(begin, at_ - begin);
        skipSpace();
        return token;
    }

    /// Up to the comma or bracket behind the value.
    void skipValue() {
        int depth = 0;
        while (!atEnd()) {
            const char c = text_[at_];
            if (depth == 0 && (c == ',' || c == '}' || c == ']')) {
                return;
            }
            if (c == '"') {
                readString();
                continue;
            }
            depth += c == '{' || c == '[' ? 1 : 0;
            depth -= c == '}' || c == ']' ? 1 : 0;
            ++at_;
        }
    }

private:
    std::string_view text_;
    std::size_t at_;
};

std::optional<std::size_t> placeIn(const std::string& token) {
    std::size_t place = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), place);
    const bool isNumber = error == std::errc{} && end == token.data() + token.size() && std::to_string(place) == token;
    return isNumber ? std::optional(place) : std::nullopt;
}

}  // namespace

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

// ---- Values ---------------------------------------------------------------------------------------------------------

PlaceIndex::PlaceIndex(std::string_view text) : text_(text), lines_(text) {
    Scanner scanner(text, text.starts_with("\xEF\xBB\xBF") ? 3 : 0);  // a byte order mark
    scanner.skipSpace();
    begin_ = scanner.at();
}

TextPlace PlaceIndex::find(std::string_view pointer) {
    std::size_t at = begin_;
    for (const std::string& token : tokensOf(pointer)) {
        const auto child = childAt(at, token);
        if (!child) {
            return {};
        }
        at = *child;
    }
    return at < text_.size() && (pointer.empty() || pointer.front() == '/') ? lines_.at(at) : TextPlace{};
}

PlaceIndex::Container* PlaceIndex::containerAt(std::size_t offset) {
    if (const auto known = containers_.find(offset); known != containers_.end()) {
        return &known->second;
    }
    Scanner scanner(text_, offset);
    const bool isObject = scanner.eat('{');
    if (!isObject && !scanner.eat('[')) {
        return nullptr;
    }
    Container& container = containers_[offset];
    container.isObject = isObject;
    container.next = scanner.at();
    return &container;
}

std::optional<std::size_t> PlaceIndex::childAt(std::size_t parent, const std::string& token) {
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
    Scanner scanner(text_, container.next);
    std::string name;
    if (container.isObject) {
        const std::string_view token = scanner.sees('"') ? scanner.readString() : std::string_view();
        const json key = json::parse(token.begin(), token.end(), nullptr, false);
        container.ended = !key.is_string() || !scanner.eat(':');
        name = container.ended ? std::string() : key.get<std::string>();
    }
    container.ended = container.ended || scanner.atEnd() || scanner.sees(']') || scanner.sees('}');
    if (!container.ended && container.isObject) {
        container.members.emplace(std::move(name), scanner.at());
    } else if (!container.ended) {
        container.elements.push_back(scanner.at());
    }
    if (!container.ended) {
        scanner.skipValue();
        container.ended = !scanner.eat(',');
    }
    work_ += scanner.at() - container.next;
    container.next = scanner.at();
}

}  // namespace gnostica::engine
