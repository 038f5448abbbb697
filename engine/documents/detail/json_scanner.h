// Scans JSON text, which need not be valid. For code that finds and changes places in such text.
#pragma once

#include "engine/documents/json_text.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace gnostica::engine {

/// The end of a piece of text without trailing white space.
inline std::size_t withoutSpaceBehind(std::string_view text, std::size_t begin, std::size_t end) {
    while (end > begin && isJsonSpace(text[end - 1])) {
        --end;
    }
    return end;
}

/// Scans text; never reads past its end.
class JsonScanner {
public:
    JsonScanner(std::string_view text, std::size_t at) : text_(text), at_(at) {}

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

    /// Skips to the comma or bracket after the value.
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

}  // namespace gnostica::engine
