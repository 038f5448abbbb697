#include "engine/documents/json_sketch.h"

#include "engine/documents/json_text.h"
#include "engine/documents/problems.h"
#include "engine/model/neutral_text.h"

#include <algorithm>
#include <vector>

namespace gnostica::engine {

using nlohmann::json;

namespace {

/// The next token that an open container needs.
enum class Wanted : std::uint8_t { key, colon, value, comma };

struct Level {
    json* container = nullptr;
    Wanted wanted = Wanted::value;
    std::string key;          ///< for an object: the key of the member that is being read
    std::size_t lastEnd = 0;  ///< of the previous value
};

struct SketchToken {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool isString = false;
    bool isClosed = false;  ///< a string with a closing quote
};

bool isBracket(char c) {
    return c == '{' || c == '}' || c == '[' || c == ']';
}

bool isMark(char c) {
    return isBracket(c) || c == ',' || c == ':' || c == '"' || isJsonSpace(c);
}

/// Can it be a character of a key or of a word of a choice?
bool isWordLetter(char c) {
    return isLetter(c) || isDigit(c) || c == '-' || c == '_' || c == '$';
}

class Sketcher {
public:
    Sketcher(std::string_view text, std::size_t offset) : text_(text), offset_(std::min(offset, text.size())) {}

    JsonSketch run() {
        at_ = text_.starts_with("\xEF\xBB\xBF") ? 3 : 0;  // a byte order mark
        while (!isTooDeep_) {
            at_ = behindSpace(at_);
            if (!isFound_ && offset_ <= at_) {
                findGap();
            }
            if (at_ >= text_.size()) {
                break;
            }
            read();
        }
        return {std::move(root_), std::move(place_)};
    }

private:
    // ---- Bytes

    std::size_t behindSpace(std::size_t at) const {
        while (at < text_.size() && isJsonSpace(text_[at])) {
            ++at;
        }
        return at;
    }
    bool hasColonBehind(std::size_t at) const {
        at = behindSpace(at);
        return at < text_.size() && text_[at] == ':';
    }
    /// Does another key or value follow without a comma?
    bool hasNeighbourBehind(std::size_t at) const {
        at = behindSpace(at);
        return at < text_.size() && text_[at] != ',' && text_[at] != ':' && text_[at] != '}' && text_[at] != ']';
    }

    SketchToken stringAt(std::size_t begin) const {
        SketchToken token{begin, begin + 1, true, false};
        for (; token.end < text_.size() && text_[token.end] != '\n'; ++token.end) {
            if (text_[token.end] == '"') {
                ++token.end;
                token.isClosed = true;
                break;
            }
            if (text_[token.end] == '\\' && token.end + 1 < text_.size() && text_[token.end + 1] != '\n') {
                ++token.end;
            }
        }
        return isTouched(token) ? withoutOthers(token) : token;
    }

    /// Shortens a string that was just begun, which would otherwise include the text after it on its line.
    SketchToken withoutOthers(SketchToken token) const {
        const std::string_view behind = text_.substr(offset_, token.end - offset_);
        if (token.isClosed && behind.find_first_of(",:{}[]") == behind.npos) {
            return token;
        }
        token.end = std::max(offset_, token.begin + 1);
        while (token.end < text_.size() && isWordLetter(text_[token.end])) {
            ++token.end;
        }
        token.isClosed = token.end < text_.size() && text_[token.end] == '"';
        token.end += token.isClosed ? 1 : 0;
        return token;
    }

    SketchToken wordAt(std::size_t begin) const {
        SketchToken token{begin, begin, false, false};
        while (token.end < text_.size() && !isMark(text_[token.end])) {
            ++token.end;
        }
        return token;
    }

    bool isTouched(const SketchToken& token) const {
        return token.begin < offset_ && (offset_ < token.end || (offset_ == token.end && !token.isClosed));
    }

    static std::string meaningOf(std::string_view quoted) {
        const json value = json::parse(quoted.begin(), quoted.end(), nullptr, false);
        if (value.is_string()) {
            return value.get<std::string>();
        }
        quoted.remove_prefix(1);
        return std::string(quoted.substr(0, quoted.find('"')));
    }

    std::string meaningOf(const SketchToken& token, std::size_t end) const {
        const std::string_view written = text_.substr(token.begin, end - token.begin);
        if (!token.isString) {
            return std::string(written);
        }
        const bool isWhole = end == token.end && token.isClosed;
        return meaningOf(isWhole ? std::string(written) : std::string(written) + '"');
    }

    // ---- Values

    json& put(json value) {
        if (levels_.empty()) {
            return (hasRoot_ ? rest_ : root_) = std::move(value);
        }
        Level& level = levels_.back();
        if (level.container->is_array()) {
            return level.container->emplace_back(std::move(value));
        }
        return (*level.container)[level.key] = std::move(value);
    }

    void close(std::size_t end) {
        if (!levels_.empty()) {
            levels_.back().wanted = Wanted::comma;
            levels_.back().lastEnd = end;
        }
        hasRoot_ = true;
    }

    /// Of the innermost container.
    std::string pointerOfLevel() const {
        std::string pointer;
        for (std::size_t i = 0; i + 1 < levels_.size(); ++i) {
            const Level& level = levels_[i];
            pointer = level.container->is_array() ? childOf(pointer, level.container->size() - 1)
                                                  : childOf(pointer, level.key);
        }
        return pointer;
    }
    /// Of the next value in the innermost container.
    std::string pointerHere() const {
        if (levels_.empty()) {
            return {};
        }
        const Level& level = levels_.back();
        return level.container->is_array() ? childOf(pointerOfLevel(), level.container->size())
                                           : childOf(pointerOfLevel(), level.key);
    }

    void read() {
        switch (text_[at_]) {
        case '{': open(json::object()); break;
        case '[': open(json::array()); break;
        case '}':
        case ']': shut(); break;
        case ',': separate(); break;
        case ':':
            if (!levels_.empty() && levels_.back().wanted == Wanted::colon) {
                levels_.back().wanted = Wanted::value;
            }
            ++at_;
            break;
        case '"': take(stringAt(at_)); break;
        default: take(wordAt(at_)); break;
        }
    }

    void open(json container) {
        ++at_;
        if (levels_.size() >= kDeepestSketch) {
            isTooDeep_ = true;
            return;
        }
        Level level;
        level.wanted = container.is_object() ? Wanted::key : Wanted::value;
        level.container = &put(std::move(container));
        levels_.push_back(std::move(level));
    }

    /// Closes the innermost container of this kind, with the open containers inside it.
    void shut() {
        const bool isObject = text_[at_++] == '}';
        const auto opened = std::find_if(levels_.rbegin(), levels_.rend(),
                                         [&](const Level& level) { return level.container->is_object() == isObject; });
        if (opened != levels_.rend()) {
            levels_.erase(std::prev(opened.base()), levels_.end());
            close(at_);
        }
    }

    void separate() {
        ++at_;
        if (levels_.empty()) {
            return;
        }
        Level& level = levels_.back();
        if (level.container->is_object()) {
            level.wanted = Wanted::key;
        } else {
            if (level.wanted == Wanted::value) {
                put(nullptr);  // two commas in a row
            }
            level.wanted = Wanted::value;
        }
    }

    void take(const SketchToken& token) {
        at_ = token.end;
        const bool inObject = !levels_.empty() && levels_.back().container->is_object();
        const bool isKey =
            inObject && (levels_.back().wanted != Wanted::value || (token.isString && hasColonBehind(token.end)));
        if (isTouched(token) || (!isKey && token.begin == offset_)) {
            findToken(token, isKey);
        }
        if (isKey) {
            levels_.back().key = meaningOf(token, token.end);
            levels_.back().wanted = Wanted::colon;
            levels_.back().lastEnd = token.end;
            return;
        }
        const std::string_view written = text_.substr(token.begin, token.end - token.begin);
        json value = token.isString ? json(meaningOf(token, token.end))
                                    : json::parse(written.begin(), written.end(), nullptr, false);
        put(value.is_discarded() ? json() : std::move(value));
        close(token.end);
    }

    // ---- The place

    void findToken(const SketchToken& token, bool isKey) {
        isFound_ = true;
        place_ = {};
        place_.kind = isKey ? PlaceKind::key : PlaceKind::value;
        place_.pointer = isKey ? pointerOfLevel() : pointerHere();
        place_.begin = token.begin;
        place_.end = token.end;
        place_.word = meaningOf(token, token.end);
        place_.prefix = offset_ > token.begin ? meaningOf(token, offset_) : std::string();
        place_.hasColon = isKey && hasColonBehind(token.end);
        noteCommas(token.end);
        if (levels_.empty() && hasRoot_) {
            place_ = {};
        }
    }

    /// Finds a place between the text already read and the next token, at_.
    void findGap() {
        const bool atToken = at_ == offset_ && at_ < text_.size() && (text_[at_] == '"' || !isMark(text_[at_]));
        const bool inObject = !levels_.empty() && levels_.back().container->is_object();
        const bool wantsValue = !inObject || levels_.back().wanted == Wanted::value;
        if (atToken && wantsValue && !(inObject && text_[at_] == '"' && hasColonBehind(stringAt(at_).end))) {
            return;  // take() handles it
        }
        isFound_ = true;
        place_ = {};
        place_.begin = place_.end = offset_;
        if ((levels_.empty() && hasRoot_) || (inObject && levels_.back().wanted == Wanted::colon)) {
            return;
        }
        place_.kind = wantsValue ? PlaceKind::value : PlaceKind::key;
        place_.pointer = wantsValue ? pointerHere() : pointerOfLevel();
        noteCommas(offset_);
    }

    void noteCommas(std::size_t end) {
        if (levels_.empty()) {
            return;
        }
        if (levels_.back().wanted == Wanted::comma) {
            place_.commaBefore = levels_.back().lastEnd;
        }
        place_.commaBehind = !place_.hasColon && hasNeighbourBehind(end);
    }

    std::string_view text_;
    std::size_t offset_;
    std::size_t at_ = 0;
    json root_;
    json rest_;  ///< anything after the root value
    bool hasRoot_ = false;
    bool isTooDeep_ = false;
    bool isFound_ = false;
    std::vector<Level> levels_;
    WritingPlace place_;
};

}  // namespace

std::string WritingPlace::about() const {
    return kind == PlaceKind::key && !word.empty() ? childOf(pointer, word) : pointer;
}

JsonSketch sketchOf(std::string_view text, std::size_t offset) {
    return Sketcher(text, offset).run();
}

}  // namespace gnostica::engine
