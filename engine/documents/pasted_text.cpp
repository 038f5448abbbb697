#include "engine/documents/pasted_text.h"

#include "engine/documents/detail/json_scanner.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

void blank(std::string& text, std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < std::min(to, text.size()); ++i) {
        text[i] = text[i] == '\n' || text[i] == '\r' ? text[i] : ' ';
    }
}

/// Blanks out quote marks at the beginning of lines: no line of a document begins with one.
void blankQuoteMarks(std::string& text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        while (at < text.size() && (text[at] == '>' || text[at] == ' ' || text[at] == '\t')) {
            text[at] = text[at] == '>' ? ' ' : text[at];
            ++at;
        }
        at = std::min(text.find('\n', at), text.size());
    }
}

void replaceAll(std::string& text, std::string_view what, char by) {
    std::string replaced;
    std::size_t from = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, from)) {
        replaced.append(text, from, at - from) += by;
        from = at + what.size();
    }
    text = replaced.append(text, from);
}

/// Turns non-breaking spaces into plain ones; within strings they belong to names.
void blankOutsideStrings(std::string& text, std::size_t from) {
    constexpr std::string_view fixed = "\u00a0";
    std::string replaced = text.substr(0, from);
    bool isInString = false;
    for (std::size_t at = from; at < text.size(); ++at) {
        const bool isFixed = !isInString && text.compare(at, fixed.size(), fixed) == 0;
        replaced += isFixed ? ' ' : text[at];
        if (isFixed) {
            at += fixed.size() - 1;
        } else if (isInString && text[at] == '\\' && at + 1 < text.size()) {
            replaced += text[++at];
        } else if (text[at] == '"') {
            isInString = !isInString;
        }
    }
    text = std::move(replaced);
}

/// Undoes the curly quotes of word processors. If the text has straight quotes, curly ones belong to names.
void straighten(std::string& text) {
    if (text.find('"') == std::string::npos) {
        for (const std::string_view quote : {"\u201c", "\u201d", "\u201e", "\u201f"}) {
            replaceAll(text, quote, '"');
        }
    }
}

/// The beginning of an object or of a list of objects: sentences have other brackets.
std::size_t beginOf(std::string_view text) {
    for (std::size_t at = text.find_first_of("{["); at != std::string_view::npos;
         at = text.find_first_of("{[", at + 1)) {
        JsonScanner inside(text, at + 1);
        inside.skipSpace();
        if (text[at] == '{' || inside.sees('{')) {
            return at;
        }
    }
    return std::string_view::npos;
}

/// The end of the bracket that closes the first one; the end of the text if there is none.
std::size_t endOf(std::string_view text, std::size_t begin) {
    int depth = 0;
    bool isInString = false;
    for (std::size_t at = begin; at < text.size(); ++at) {
        const char c = text[at];
        if (isInString) {
            at += c == '\\' ? 1 : 0;
            isInString = c != '"';
        } else if (c == '"') {
            isInString = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if ((c == '}' || c == ']') && --depth == 0) {
            return at + 1;
        }
    }
    return text.size();
}

struct Found {
    std::string text;
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The first document of a text, and the text with corrected marks.
std::optional<Found> firstOf(std::string_view text) {
    Found found{std::string(text)};
    straighten(found.text);
    blankQuoteMarks(found.text);
    found.begin = beginOf(found.text);
    if (found.begin == std::string::npos) {
        return std::nullopt;
    }
    blankOutsideStrings(found.text, found.begin);
    found.end = endOf(found.text, found.begin);
    return found;
}

std::string alone(Found found) {
    blank(found.text, 0, found.begin);
    blank(found.text, found.end, found.text.size());
    return std::move(found.text);
}

/// Is the document outside all brackets of the text before it?
bool standsFree(const Found& found) {
    const std::size_t bracket = found.text.find_first_of("{[");
    return bracket == found.begin || endOf(found.text, bracket) <= found.begin;
}

/// Does the text before a document begin another, whose bracket was not copied? Words before a colon may be quoted, but
/// not several in a row, or after a comma.
bool hasMembers(std::string_view before) {
    int names = 0;
    bool isListed = false;
    for (std::size_t at = before.find('"'); at < before.size(); at = before.find('"', at)) {
        const std::size_t last = before.find_last_not_of(" \t\r\n", at == 0 ? 0 : at - 1);
        const bool isBehindComma = at > 0 && last != std::string_view::npos && before[last] == ',';
        JsonScanner scanner(before, at);
        scanner.readString();
        at = scanner.at();
        names += scanner.sees(':') ? 1 : 0;
        isListed = isListed || (isBehindComma && scanner.sees(':'));
    }
    return isListed || names > 1;
}

/// Is there a bracket with contents unusual in sentences: a text in quotes, another bracket, several numbers?
bool hasList(std::string_view text) {
    for (std::size_t at = text.find('['); at != std::string_view::npos; at = text.find('[', at + 1)) {
        JsonScanner inside(text, at + 1);
        inside.skipSpace();
        const std::size_t behind = text.find_first_not_of("0123456789", inside.at());
        const bool isNumber = behind != inside.at() && behind < text.size() && text[behind] == ',';
        if (isNumber || inside.sees('"') || inside.sees('[') || inside.sees('{')) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::string pastedDocument(std::string_view text) {
    auto found = firstOf(text);
    return found ? alone(std::move(*found)) : std::string(text);
}

std::optional<LoneDocument> loneDocument(std::string_view text) {
    auto found = firstOf(text);
    if (!found || !standsFree(*found)) {
        return std::nullopt;
    }
    const std::string_view whole = found->text;
    if (hasMembers(whole.substr(0, found->begin)) || !areWords(whole.substr(found->end))) {
        return std::nullopt;
    }
    const std::size_t begin = found->begin;
    return LoneDocument{alone(std::move(*found)), begin};
}

bool areWords(std::string_view behind) {
    JsonScanner scanner(behind, 0);
    scanner.skipSpace();
    const bool goesOn =
        !scanner.atEnd() && std::string_view("}],:").find(behind[scanner.at()]) != std::string_view::npos;
    return !goesOn && !hasList(behind) && beginOf(behind) == std::string_view::npos;
}

}  // namespace gnostica::engine
