#include "engine/documents/json_fault.h"

#include "engine/documents/json_text.h"
#include "engine/documents/problems.h"

#include <algorithm>
#include <string>

namespace gnostica::engine {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool isIn(char c, std::string_view set) {
    return set.find(c) != std::string_view::npos;
}

bool isBeyondAscii(char c) {
    return static_cast<unsigned char>(c) >= 0x80U;
}

/// Reads tokens as long as they make sense.
class FaultSearch {
public:
    FaultSearch(std::string_view text, std::size_t offset) : text_(text), offset_(offset) {}

    std::string_view find() {
        if (text_.starts_with("\xFF\xFE") || text_.starts_with("\xFE\xFF") || isIn('\0', text_.substr(0, 4))) {
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
        }
        return json_fault::kEnd;
    }

    /// What stands where the search has ended.
    std::string found() const {
        constexpr std::size_t longest = 24;
        std::string token(text_.substr(at_, std::min(end_ - std::min(at_, end_), longest)));
        const bool isLegible = std::ranges::all_of(token, [](char c) { return c >= ' ' && c <= '~'; });
        return isLegible ? token : std::string();
    }

private:
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
            awaits_ = text_[at_] == '{' ? Awaits::keyOrEnd : Awaits::valueOrEnd;
        } else if (awaits_ == Awaits::colon) {
            awaits_ = Awaits::value;
        } else if (text_[at_] == ',') {
            awaits_ = open_.back() == '{' ? Awaits::key : Awaits::value;
        } else if (closes()) {
            open_.pop_back();
            awaits_ = open_.empty() ? Awaits::nothing : Awaits::separator;
        } else if (awaits_ == Awaits::key || awaits_ == Awaits::keyOrEnd) {
            awaits_ = Awaits::colon;
        } else {
            awaits_ = open_.empty() ? Awaits::nothing : Awaits::separator;
        }
        afterComma_ = text_[at_] == ',';
    }

    std::string_view fault() const {
        const std::string_view rest = text_.substr(at_);
        if (isIn(rest.front(), "/#")) {
            return json_fault::kComment;
        }
        constexpr std::string_view curly = "\xE2\x80";
        if (isIn(rest.front(), "'`") ||
            (rest.starts_with(curly) && rest.size() > 2 && isIn(rest[2], "\x98\x99\x9A\x9C\x9D\x9E"))) {
            return json_fault::kQuotes;
        }
        if (closes() && afterComma_) {
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

    std::string_view expected() const {
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

    std::string_view text_;
    std::size_t offset_;
    std::size_t at_ = 0;
    std::size_t end_ = 0;
    std::string open_;  ///< brackets
    Awaits awaits_ = Awaits::value;
    bool afterComma_ = false;
};

}  // namespace

Diagnostic jsonFaultAt(std::string_view text, std::size_t offset) {
    FaultSearch search(text, offset);
    const std::string_view fault = search.find();
    return problemAt(DiagnosticCode::syntax, "", search.found(), std::string(fault));
}

}  // namespace gnostica::engine
