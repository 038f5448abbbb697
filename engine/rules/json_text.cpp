// JSON text from outside: parsed within bounds, and places in it.
#include "engine/rules/document.h"
#include "engine/rules/problems.h"

#include <algorithm>
#include <optional>
#include <set>

namespace gnostica::engine {

using nlohmann::json;

namespace {

TextPlace placeAt(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const std::size_t lineBreak = before.rfind('\n');
    const std::string_view line = lineBreak == before.npos ? before : before.substr(lineBreak + 1);
    // Columns count characters, not bytes.
    const auto continued = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    const auto characters =
        static_cast<std::ptrdiff_t>(line.size()) - std::count_if(line.begin(), line.end(), continued);
    return {static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1, static_cast<int>(characters) + 1};
}

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// The parser's own words, without its preamble and without bytes that may not be UTF-8.
std::string detailOf(std::string text) {
    if (const std::size_t id = text.find("] "); id != text.npos) {
        text.erase(0, id + 2);
    }
    if (const std::size_t place = text.find(": "); text.starts_with("parse error") && place != text.npos) {
        text.erase(0, place + 2);
    }
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80U; }, '?');
    constexpr std::size_t longest = 200;
    return text.substr(0, longest);
}

/// Reads characters for the parser, and lets others see how far it has come.
class Reader {
public:
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;
    using pointer = const char*;
    using reference = const char&;

    Reader(const char* at, const char** reached) : at_(at), reached_(reached) {}
    reference operator*() const { return *at_; }
    Reader& operator++() {
        *reached_ = ++at_;
        return *this;
    }
    Reader operator++(int) {
        const Reader before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const Reader& a, const Reader& b) { return a.at_ == b.at_; }

private:
    const char* at_;
    const char** reached_;
};

/// Listens to the parser before anything is built: finds the first error, too deep nesting, and keys named twice
/// (of which a built object would keep only the last).
class Probe : public nlohmann::json_sax<json> {
public:
    Probe(std::string_view text, std::string_view source) : text_(text), reached_(text.data()) {
        problem_.source = source;
    }

    std::optional<Diagnostic> run() {
        const char* end = text_.data() + text_.size();
        const bool good = json::sax_parse(Reader(text_.data(), &reached_), Reader(end, &reached_), this);
        return good ? std::nullopt : std::optional(problem_);
    }

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool start_object(std::size_t) override { return open(true); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(false); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        Level& level = levels_.back();
        level.key = name;
        if (level.keys.insert(name).second) {
            return true;
        }
        problem_.code = DiagnosticCode::duplicate;
        problem_.pointer = pointer();
        problem_.found = shown(name);
        problem_.place = placeAt(text_, valueAfterKey());
        return false;
    }

    bool parse_error(std::size_t position, const std::string&, const json::exception& error) override {
        problem_.code = DiagnosticCode::syntax;
        problem_.found = detailOf(error.what());
        problem_.place = placeAt(text_, std::min(position > 0 ? position - 1 : 0, text_.size()));
        return false;
    }

private:
    struct Level {
        bool isObject = false;
        std::set<std::string> keys;
        std::string key;
        std::size_t place = 0;
    };

    bool value() {
        if (!levels_.empty()) {
            ++levels_.back().place;
        }
        return true;
    }

    bool open(bool isObject) {
        if (levels_.size() < static_cast<std::size_t>(kMaxDocumentDepth)) {
            levels_.push_back({isObject, {}, {}, 0});
            return true;
        }
        problem_.code = DiagnosticCode::tooLarge;
        problem_.pointer = pointer();
        problem_.expected = std::to_string(kMaxDocumentDepth);
        problem_.place = placeAt(text_, static_cast<std::size_t>(reached_ - text_.data()) - 1);
        return false;
    }

    bool close() {
        levels_.pop_back();
        return value();
    }

    std::string pointer() const {
        std::string path;
        for (const Level& level : levels_) {
            path = level.isObject ? childOf(path, level.key) : childOf(path, level.place);
        }
        return path;
    }

    /// The parser has just read a key's closing quote.
    std::size_t valueAfterKey() const {
        auto at = static_cast<std::size_t>(reached_ - text_.data());
        while (at < text_.size() && (isSpace(text_[at]) || text_[at] == ':')) {
            ++at;
        }
        return at;
    }

    std::string_view text_;
    const char* reached_;
    std::vector<Level> levels_;
    Diagnostic problem_;
};

/// Finds its way in text that need not be valid; never reads past its end.
class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {
        if (text.starts_with("\xEF\xBB\xBF")) {
            at_ = 3;  // a byte order mark
        }
        skipSpace();
    }

    /// Moves to the value that a pointer names.
    bool find(std::string_view pointer) {
        for (const std::string& token : tokensOf(pointer)) {
            if (!(eat('{') ? enterMember(token) : eat('[') && enterElement(token))) {
                return false;
            }
        }
        return at_ < text_.size() && (pointer.empty() || pointer.front() == '/');
    }
    std::size_t at() const { return at_; }

private:
    void skipSpace() {
        while (at_ < text_.size() && isSpace(text_[at_])) {
            ++at_;
        }
    }
    bool eat(char c) {
        if (at_ >= text_.size() || text_[at_] != c) {
            return false;
        }
        ++at_;
        skipSpace();
        return true;
    }

    /// The string that begins here, with its quotes; empty if there is none.
    std::string_view readString() {
        const std::size_t begin = at_;
        if (at_ >= text_.size() || text_[at_] != '"') {
            return {};
        }
        for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_) {
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
        while (at_ < text_.size()) {
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

    bool enterMember(const std::string& key) {
        while (at_ < text_.size() && text_[at_] == '"') {
            const std::string_view token = readString();
            const json name = json::parse(token.begin(), token.end(), nullptr, false);
            if (!eat(':')) {
                return false;
            }
            if (name.is_string() && name.get_ref<const std::string&>() == key) {
                return true;
            }
            skipValue();
            eat(',');
        }
        return false;
    }

    bool enterElement(const std::string& place) {
        for (std::size_t i = 0; at_ < text_.size() && text_[at_] != ']'; ++i) {
            if (std::to_string(i) == place) {
                return true;
            }
            skipValue();
            if (!eat(',')) {
                return false;
            }
        }
        return false;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

Expected<json> parseJson(std::string_view text, std::string_view source) {
    if (text.size() > kMaxDocumentBytes) {
        Diagnostic problem;
        problem.code = DiagnosticCode::tooLarge;
        problem.source = source;
        problem.found = std::to_string(text.size());
        problem.expected = std::to_string(kMaxDocumentBytes);
        return failure(std::move(problem));
    }
    if (auto problem = Probe(text, source).run()) {
        return failure(std::move(*problem));
    }
    return json::parse(text.begin(), text.end(), nullptr, false);
}

TextPlace placeOf(std::string_view text, std::string_view pointer) {
    Scanner scanner(text);
    return scanner.find(pointer) ? placeAt(text, scanner.at()) : TextPlace{};
}

}  // namespace gnostica::engine
