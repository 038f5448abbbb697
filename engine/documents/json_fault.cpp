#include "engine/documents/json_fault.h"

#include "engine/documents/detail/json_scanner.h"
#include "engine/documents/detail/text_encoding.h"
#include "engine/documents/pasted_text.h"
#include "engine/documents/problems.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace gnostica::engine {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
/// Curly quotation marks begin with kCurly and end in one of the others.
constexpr std::string_view kCurly = "\xE2\x80";
constexpr std::string_view kCurlyDoubles = "\x9C\x9D\x9E";
constexpr std::string_view kCurlyEnds = "\x98\x99\x9A\x9C\x9D\x9E";

bool isIn(char c, std::string_view set) {
    return set.find(c) != std::string_view::npos;
}

bool isBeyondAscii(char c) {
    return static_cast<unsigned char>(c) >= 0x80U;
}

/// Reads tokens until one makes no sense.
class FaultSearch {
public:
    FaultSearch(std::string_view text, std::size_t offset) : text_(text), offset_(offset) {}

    JsonFault run() {
        JsonFault result;
        result.code = find();
        result.at = result.code == json_fault::kComma ? comma_ : offset_;
        result.found = found();
        result.mend = around(result.code);
        if (!result.mend && isStray(result.code)) {
            result.code = expected();
            result.at = at_;
            result.mendedAs = json_mend::kBracket;
        } else {
            result.mendedAs = result.mend ? json_fault::kNothing : mendFor(result.code);
        }
        result.mend = result.mend ? result.mend : mend(result.mendedAs);
        if (isWrongCloser(result.code)) {
            result.opened = openAt_.back();
        }
        return result;
    }

private:
    std::string_view find() {
        if (isWide(text_)) {
            return json_fault::kEncoding;
        }
        at_ = text_.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
        for (skipSpace(); at_ < text_.size(); skipSpace()) {
            end_ = endOfToken();
            const bool isLast = end_ > offset_ || (text_[at_] == '"' && end_ == text_.size() && !isClosed());
            if (!fits() || isLast) {
                return fault();
            }
            take();
            at_ = end_;
            last_ = end_;
        }
        return json_fault::kEnd;
    }

    /// The text at the end of the search.
    std::string found() const {
        constexpr std::size_t longest = 24;
        std::string token(text_.substr(at_, std::min(end_ - std::min(at_, end_), longest)));
        const bool isLegible = std::ranges::all_of(token, [](char c) { return c >= ' ' && c <= '~'; });
        return isLegible ? token : std::string();
    }

    enum class Awaits { value, valueOrEnd, keyOrEnd, key, colon, separator, nothing };

    void skipSpace() {
        while (at_ < text_.size() && isJsonSpace(text_[at_])) {
            ++at_;
        }
    }

    std::size_t endOfToken() const {
        std::size_t end = at_ + 1;
        if (text_[at_] == '"') {
            for (; end < text_.size() && text_[end] != '"'; ++end) {
                end += text_[end] == '\\' ? 1U : 0U;
            }
            return std::min(end + 1, text_.size());
        }
        if (isIn(text_[at_], "{}[],:")) {
            return end;
        }
        while (end < text_.size() && !isJsonSpace(text_[end]) && !isIn(text_[end], "{}[],:\"")) {
            ++end;
        }
        return end;
    }
    bool isClosed() const { return end_ - at_ > 1 && text_[end_ - 1] == '"' && text_[end_ - 2] != '\\'; }

    bool opens() const { return isIn(text_[at_], "{["); }
    bool closes() const { return isIn(text_[at_], "}]"); }
    bool closesRightly() const { return closes() && !open_.empty() && open_.back() == (text_[at_] == '}' ? '{' : '['); }
    bool isValue() const { return opens() || !isIn(text_[at_], "}],:"); }

    bool fits() const {
        switch (awaits_) {
        case Awaits::value: return isValue();
        case Awaits::valueOrEnd: return isValue() || closesRightly();
        case Awaits::keyOrEnd: return text_[at_] == '"' || closesRightly();
        case Awaits::key: return text_[at_] == '"';
        case Awaits::colon: return text_[at_] == ':';
        case Awaits::separator: return text_[at_] == ',' || closesRightly();
        case Awaits::nothing: break;
        }
        return false;
    }

    void take() {
        if (opens()) {
            open_ += text_[at_];
            openAt_.push_back(at_);
            awaits_ = text_[at_] == '{' ? Awaits::keyOrEnd : Awaits::valueOrEnd;
        } else if (awaits_ == Awaits::colon) {
            awaits_ = Awaits::value;
        } else if (text_[at_] == ',') {
            awaits_ = open_.back() == '{' ? Awaits::key : Awaits::value;
        } else if (closes()) {
            open_.pop_back();
            openAt_.pop_back();
            awaits_ = open_.empty() ? Awaits::nothing : Awaits::separator;
        } else if (awaits_ == Awaits::key || awaits_ == Awaits::keyOrEnd) {
            awaits_ = Awaits::colon;
        } else {
            awaits_ = open_.empty() ? Awaits::nothing : Awaits::separator;
        }
        afterComma_ = text_[at_] == ',';
        comma_ = afterComma_ ? at_ : comma_;
    }

    std::string_view fault() const {
        const std::string_view rest = text_.substr(at_);
        if (open_.empty() && (rest.starts_with("```") || rest.starts_with("~~~"))) {
            return json_fault::kFence;
        }
        if (isIn(rest.front(), "/#")) {
            return json_fault::kComment;
        }
        if (oddQuoteAt(at_) > 0) {
            return json_fault::kQuotes;
        }
        if (afterComma_ && (closes() || rest.front() == ',')) {
            return json_fault::kComma;
        }
        if (rest.front() == '"' && fits()) {
            return faultInString();
        }
        if (fits() && (rest.front() == '-' || (rest.front() >= '0' && rest.front() <= '9'))) {
            return json_fault::kNumber;
        }
        return expected();
    }

    std::string_view faultInString() const {
        if (offset_ >= end_ || (end_ == text_.size() && !isClosed() && offset_ + 1 >= end_)) {
            return json_fault::kEnd;
        }
        const char c = text_[offset_];
        if (static_cast<unsigned char>(c) < 0x20U) {
            return json_fault::kControl;
        }
        const std::string_view before = text_.substr(at_, offset_ - at_);
        const bool isEscape = before.ends_with('\\') ||
                              before.substr(before.size() - std::min<std::size_t>(before.size(), 6)).find("\\u") !=
                                  std::string_view::npos;
        return isEscape                                           ? json_fault::kEscape
               : isBeyondAscii(c) || isBeyondAscii(before.back()) ? json_fault::kUtf8
                                                                  : json_fault::kEnd;
    }

    static bool isWrongCloser(std::string_view code) {
        return code == json_fault::kBrace || code == json_fault::kSquare;
    }

    std::string_view expected() const {
        const bool mayClose =
            awaits_ == Awaits::separator || awaits_ == Awaits::valueOrEnd || awaits_ == Awaits::keyOrEnd;
        if (closes() && mayClose && !closesRightly()) {
            return open_.back() == '{' ? json_fault::kBrace : json_fault::kSquare;
        }
        switch (awaits_) {
        case Awaits::value:
        case Awaits::valueOrEnd: return json_fault::kValue;
        case Awaits::keyOrEnd:
        case Awaits::key: return json_fault::kKey;
        case Awaits::colon: return json_fault::kColon;
        case Awaits::separator: return json_fault::kSeparator;
        case Awaits::nothing: break;
        }
        return json_fault::kNothing;
    }

    // ---- Fixes --------------------------------------------------------------------------------------------------

    TextChange replaced(std::size_t begin, std::size_t end, std::string by) const {
        return {begin, std::string(text_.substr(begin, end - begin)), std::move(by)};
    }

    /// The code of the fault that the mend fixes.
    std::string_view mendFor(std::string_view code) const {
        using namespace json_fault;
        const bool isFirst =
            awaits_ == Awaits::keyOrEnd || awaits_ == Awaits::valueOrEnd || (awaits_ == Awaits::value && open_.empty());
        if ((code == kKey || code == kValue) && isFirst && text_[at_] == ',') {
            return kComma;
        }
        if (isWrongCloser(code)) {
            return isTwice() ? json_mend::kBracket : kSeparator;
        }
        return code;
    }

    /// Is it a bracket that closes nothing, directly after the same bracket?
    bool isTwice() const {
        const char opening = text_[at_] == '}' ? '{' : '[';
        return closes() && open_.find(opening) == std::string::npos && text_[last_ - 1] == text_[at_];
    }

    /// Would the text be right without this bracket? If a comma comes before it, the comma may be the fault.
    bool isStray(std::string_view code) const {
        using namespace json_fault;
        const bool isInPlaceOfMore = code == kComma || code == kKey || code == kValue;
        return isInPlaceOfMore && at_ < text_.size() && closes() && isWholeWithout(at_) &&
               !(afterComma_ && isWholeWithout(comma_));
    }

    bool isWholeWithout(std::size_t at) const {
        const std::string without = std::string(text_.substr(0, at)) + std::string(text_.substr(at + 1));
        FaultSearch search(without, without.size());
        return search.find() == json_fault::kEnd && search.open_.empty() && search.awaits_ == Awaits::nothing;
    }

    std::optional<TextChange> mend(std::string_view code) const {
        using namespace json_fault;
        if (code == kEncoding) {
            return replaced(0, text_.size(), narrowed(text_));
        }
        if (code == kUtf8) {
            return replaced(0, text_.size(), latinConverted(text_));
        }
        if (code == kComma) {
            const std::size_t comma = afterComma_ ? comma_ : at_;
            return replaced(comma, comma + 1, "");
        }
        return code == kComment              ? withoutComment()
               : code == json_mend::kBracket ? replaced(at_, end_, "")
               : code == kNothing            ? withoutRest()
               : code == kFence              ? withoutFence()
               : code == kQuotes             ? straightened()
               : code == kEnd                ? closed()
               : code == kControl            ? escaped()
               : code == kEscape             ? withBackslash()
               : code == kKey                ? quotedKey()
               : code == kValue              ? properWord()
               : code == kSeparator          ? separated()
                                             : std::nullopt;
    }

    /// Removes the comment, with its line if nothing else is on it.
    std::optional<TextChange> withoutComment() const {
        const std::string_view rest = text_.substr(at_);
        std::size_t end = text_.size();
        if (rest.starts_with("/*")) {
            const std::size_t close = text_.find("*/", at_ + 2);
            end = close == std::string_view::npos ? text_.size() : close + 2;
        } else if (rest.starts_with("//") || rest.starts_with('#')) {
            end = std::min(text_.find('\n', at_), text_.size());
        } else {
            return std::nullopt;
        }
        std::size_t begin = at_;
        while (begin > 0 && isIn(text_[begin - 1], " \t")) {
            --begin;
        }
        const bool isAlone = (begin == 0 || text_[begin - 1] == '\n') && end < text_.size() && text_[end] == '\n';
        return replaced(begin, isAlone ? end + 1 : end, "");
    }

    /// For a document inside a letter or another text: blanks out everything around it.
    std::optional<TextChange> around(std::string_view code) const {
        using namespace json_fault;
        if (code == kEncoding || code == kUtf8 || code == kComment || code == kFence || at_ >= text_.size()) {
            return std::nullopt;
        }
        const bool isBehindBegin = text_[at_] != '>' && open_.find('{') != std::string::npos;
        auto lone = isBehindBegin ? std::nullopt : loneDocument(text_);
        const bool isOutside = lone && (at_ < lone->begin || text_[at_] == '>');
        return isOutside ? std::optional(replaced(0, text_.size(), std::move(lone->text))) : std::nullopt;
    }

    /// Removes words or repeated brackets after the document, but nothing that continues like JSON.
    std::optional<TextChange> withoutRest() const {
        const std::size_t end = withoutSpaceBehind(text_, at_, text_.size());
        const std::string_view rest = text_.substr(at_, end - at_);
        const bool isWords = isIn(text_[last_ - 1], "}]") && areWords(rest);
        const bool isClear = isWords || rest.find_first_not_of("}], \t\r\n") == std::string_view::npos;
        return isClear ? std::optional(replaced(last_, end, "")) : std::nullopt;
    }

    /// Removes the fence to the end of its line, or up to the document.
    std::optional<TextChange> withoutFence() const {
        const std::size_t line = std::min(text_.find('\n', at_), text_.size());
        const std::size_t document = awaits_ == Awaits::value ? text_.find_first_of("{[", at_) : std::string_view::npos;
        return replaced(at_, document < line ? document : std::min(line + 1, text_.size()), "");
    }

    /// Bytes of the quotation mark at `at`, if it is one that people mistake for a straight one; otherwise 0.
    std::size_t oddQuoteAt(std::size_t at) const {
        if (at < text_.size() && isIn(text_[at], "'`")) {
            return 1;
        }
        return text_.substr(at).starts_with(kCurly) && at + 2 < text_.size() && isIn(text_[at + 2], kCurlyEnds)
                   ? kCurly.size() + 1
                   : 0;
    }

    bool isDouble(std::size_t at) const { return isIn(text_[at + kCurly.size()], kCurlyDoubles); }

    /// Does the quotation opened at at_ end here?
    bool closesQuote(std::size_t at) const {
        const std::size_t length = oddQuoteAt(at);
        if (oddQuoteAt(at_) == 1) {
            return text_[at] == text_[at_];
        }
        return length > 1 ? isDouble(at) == isDouble(at_) : isDouble(at_) && text_[at] == '"';
    }

    std::optional<TextChange> straightened() const {
        std::string content;
        std::size_t at = at_ + oddQuoteAt(at_);
        for (; at < text_.size() && text_[at] != '\n' && !closesQuote(at); ++at) {
            if (text_[at] == '\\' && at + 1 < text_.size()) {
                ++at;
                content += text_[at] == '\'' ? std::string("'") : std::string("\\") + text_[at];
            } else {
                content += text_[at] == '"' ? std::string("\\\"") : std::string(1, text_[at]);
            }
        }
        if (at >= text_.size() || text_[at] == '\n') {
            return std::nullopt;
        }
        return replaced(at_, at + std::max<std::size_t>(oddQuoteAt(at), 1), '"' + content + '"');
    }

    /// Closes everything that is open, in order; nullopt if a value or a colon is also missing.
    std::optional<TextChange> closed() const {
        const bool isInString = at_ < text_.size();
        const bool isOdd = isInString && (text_[at_] != '"' || end_ != text_.size() || isClosed());
        const bool isInKey = isInString && (awaits_ == Awaits::key || awaits_ == Awaits::keyOrEnd);
        const bool lacksMore = !isInString && (awaits_ == Awaits::colon || (awaits_ == Awaits::value && !afterComma_));
        if (isOdd || isInKey || lacksMore || (open_.empty() && !isInString)) {
            return std::nullopt;
        }
        std::string closing = isInString ? "\"" : "";
        for (auto bracket = open_.rbegin(); bracket != open_.rend(); ++bracket) {
            closing += *bracket == '{' ? '}' : ']';
        }
        const std::size_t end = isInString ? text_.size() : last_;
        return replaced(end, end, closing);
    }

    std::optional<TextChange> escaped() const {
        const char c = text_[offset_];
        constexpr std::string_view digits = "0123456789abcdef";
        if (c == '\r' && offset_ + 1 < text_.size() && text_[offset_ + 1] == '\n') {
            return replaced(offset_, offset_ + 1, "");
        }
        const auto code = static_cast<unsigned char>(c);
        return replaced(offset_, offset_ + 1,
                        c == '\n'   ? "\\n"
                        : c == '\t' ? "\\t"
                        : c == '\r' ? "\\r"
                                    : std::string("\\u00") + digits[code / 16U] + digits[code % 16U]);
    }

    std::optional<TextChange> withBackslash() const {
        const std::size_t backslash = text_.rfind('\\', offset_);
        return backslash == std::string_view::npos || backslash < at_
                   ? std::nullopt
                   : std::optional(replaced(backslash, backslash, "\\"));
    }

    std::optional<TextChange> quotedKey() const {
        const std::string_view key = text_.substr(at_, end_ - at_);
        const bool isName = std::ranges::all_of(key, [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || isIn(c, "_-$");
        });
        return isName ? std::optional(replaced(at_, end_, '"' + std::string(key) + '"')) : std::nullopt;
    }

    /// Replaces a word of another programming language.
    std::optional<TextChange> properWord() const {
        constexpr std::pair<std::string_view, std::string_view> words[] = {
            {"True", "true"}, {"TRUE", "true"}, {"False", "false"},    {"FALSE", "false"},
            {"None", "null"}, {"NULL", "null"}, {"undefined", "null"}, {"nil", "null"}};
        const auto* word = std::ranges::find(words, text_.substr(at_, end_ - at_),
                                             &std::pair<std::string_view, std::string_view>::first);
        return word == std::end(words) ? std::nullopt : std::optional(replaced(at_, end_, std::string(word->second)));
    }

    /// Adds a comma before the next value, or the bracket that must close first.
    std::optional<TextChange> separated() const {
        if (isValue()) {
            return replaced(last_, last_, ",");
        }
        const char opening = text_[at_] == '}' ? '{' : '[';
        if (!closes() || open_.find(opening) == std::string::npos) {
            return std::nullopt;
        }
        return replaced(last_, last_, open_.back() == '{' ? "}" : "]");
    }

    std::string_view text_;
    std::size_t offset_;
    std::size_t at_ = 0;
    std::size_t end_ = 0;
    std::size_t last_ = 0;             ///< the end of the last token that made sense
    std::size_t comma_ = 0;            ///< offset of the last comma
    std::string open_;                 ///< brackets
    std::vector<std::size_t> openAt_;  ///< their offsets
    Awaits awaits_ = Awaits::value;
    bool afterComma_ = false;
};

}  // namespace

JsonFault jsonFaultAt(std::string_view text, std::size_t offset) {
    return FaultSearch(text, offset).run();
}

Diagnostic problemOf(const JsonFault& fault, std::string_view text) {
    Diagnostic problem = problemAt(DiagnosticCode::syntax, "", fault.found, std::string(fault.code));
    problem.place = LineIndex(text).at(fault.at);
    if (fault.opened) {
        problem.opened = LineIndex(text).at(*fault.opened);
    }
    if (fault.mend) {
        problem.fixes = {{FixCode::respell, {{EditKind::mend, {}, std::string(fault.mendedAs)}}}};
    }
    return problem;
}

}  // namespace gnostica::engine
