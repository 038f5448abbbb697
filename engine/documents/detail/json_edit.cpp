#include "engine/documents/detail/json_edit.h"

#include "engine/documents/detail/json_scanner.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"

#include <algorithm>

namespace gnostica::engine {

using nlohmann::json;

namespace {

/// Lists with more differences than this are rewritten: looking up that many places would take long.
constexpr std::size_t kMostChanges = 64;
constexpr std::size_t kLineLength = 100;

std::string written(const json& value) {
    return jsonText(value);
}

/// The value on one line, as people write it.
std::string inLine(const json& value) {
    if (!value.is_structured() || value.empty()) {
        return written(value);
    }
    std::string text;
    for (const auto& [key, child] : value.items()) {
        text += text.empty() ? "" : ", ";
        text += (value.is_object() ? written(key) + ": " : std::string()) + inLine(child);
    }
    return value.is_object() ? "{ " + text + " }" : "[" + text + "]";
}

std::size_t indexOf(const std::string& token, std::size_t size) {
    return token == "-" ? size : placeIn(token).value_or(size + 1);
}

const JsonSpan* childNamed(const std::vector<JsonSpan>& children, const std::string& token, bool isArray) {
    if (isArray) {
        const std::size_t place = indexOf(token, children.size());
        return place < children.size() ? &children[place] : nullptr;
    }
    const auto found = std::ranges::find(children, token, &JsonSpan::name);
    return found == children.end() ? nullptr : &*found;
}

}  // namespace

// ---- Places ---------------------------------------------------------------------------------------------------------

JsonSpan wholeOf(std::string_view text) {
    JsonScanner scanner(text, text.starts_with("\xEF\xBB\xBF") ? 3 : 0);  // a byte order mark
    scanner.skipSpace();
    const std::size_t begin = scanner.at();
    return {begin, begin, begin, withoutSpaceBehind(text, begin, text.size()), {}};
}

std::vector<JsonSpan> childrenOf(std::string_view text, std::size_t begin) {
    std::vector<JsonSpan> children;
    JsonScanner scanner(text, begin);
    const bool isObject = scanner.eat('{');
    if (!isObject && !scanner.eat('[')) {
        return children;
    }
    while (!scanner.atEnd() && !scanner.sees('}') && !scanner.sees(']')) {
        JsonSpan child;
        child.nameBegin = child.nameEnd = scanner.at();
        if (isObject) {
            const std::string_view token = scanner.readString();
            const json name = json::parse(token.begin(), token.end(), nullptr, false);
            child.name = name.is_string() ? name.get<std::string>() : std::string();
            child.nameEnd = child.nameBegin + token.size();
            scanner.eat(':');
        }
        child.begin = scanner.at();
        scanner.skipValue();
        child.end = withoutSpaceBehind(text, child.begin, scanner.at());
        children.push_back(std::move(child));
        if (!scanner.eat(',')) {
            break;
        }
    }
    return children;
}

std::optional<JsonSpan> spanAt(std::string_view text, std::string_view pointer) {
    JsonSpan span = wholeOf(text);
    for (const std::string& token : tokensOf(pointer)) {
        const auto children = childrenOf(text, span.begin);
        const JsonSpan* child = childNamed(children, token, text[span.begin] == '[');
        if (child == nullptr) {
            return std::nullopt;
        }
        span = *child;
    }
    return span;
}

// ---- Style ----------------------------------------------------------------------------------------------------------

std::string JsonEdit::indentAt(std::size_t offset) const {
    const std::size_t line = offset == 0 ? 0 : text_.rfind('\n', offset - 1) + 1;  // npos + 1 is 0
    std::size_t end = line;
    while (end < text_.size() && (text_[end] == ' ' || text_[end] == '\t')) {
        ++end;
    }
    return text_.substr(line, end - line);
}

std::string JsonEdit::unit() const {
    const JsonSpan whole = wholeOf(text_);
    const auto children = childrenOf(text_, whole.begin);
    const bool ownLine = !children.empty() &&
                         text_.substr(whole.begin, children[0].nameBegin - whole.begin).find('\n') != std::string::npos;
    const std::string indent = ownLine ? indentAt(children[0].nameBegin) : std::string();
    return indent.empty() ? "    " : indent;
}

std::string JsonEdit::formatted(const json& value, const std::string& indent) const {
    std::string line = inLine(value);
    if (!hasLines() || !value.is_structured() || indent.size() + line.size() <= kLineLength) {
        return line;
    }
    const std::string inner = indent + unit();
    std::string lines;
    for (const auto& [key, child] : value.items()) {
        lines += (lines.empty() ? "" : ",") + newline() + inner;
        lines += (value.is_object() ? written(key) + ": " : std::string()) + formatted(child, inner);
    }
    return (value.is_object() ? "{" : "[") + lines + newline() + indent + (value.is_object() ? "}" : "]");
}

/// The name with colon and space in the style of its siblings.
std::string JsonEdit::nameAs(const std::string& token, const std::vector<JsonSpan>& siblings) const {
    const std::string colon =
        siblings.empty() ? ": "
                         : text_.substr(siblings.back().nameEnd, siblings.back().begin - siblings.back().nameEnd);
    return written(token) + (colon.find('\n') == std::string::npos ? colon : ": ");
}

// ---- Changes --------------------------------------------------------------------------------------------------------

void JsonEdit::replace(const JsonSpan& span, const json& value) {
    text_.replace(span.begin, span.end - span.begin, formatted(value, indentAt(span.begin)));
}

void JsonEdit::insertFirst(const JsonSpan& parent, const std::string& name, const json& value) {
    const std::string indent = indentAt(parent.begin);
    const bool ownLine = hasLines() && text_[parent.begin] == '{';
    const std::string inner = ownLine ? newline() + indent + unit() : std::string();
    const std::string behind = ownLine ? newline() + indent : std::string();
    const std::string whole = inner + name + formatted(value, ownLine ? indent + unit() : indent) + behind;
    text_.replace(parent.begin + 1, parent.end - parent.begin - 2, whole);
}

bool JsonEdit::insert(const JsonSpan& parent, const std::string& token, const json& value) {
    const bool isObject = text_[parent.begin] == '{';
    const auto children = childrenOf(text_, parent.begin);
    if (!isObject && (text_[parent.begin] != '[' || indexOf(token, children.size()) != children.size())) {
        return false;
    }
    const std::string name = isObject ? nameAs(token, children) : std::string();
    if (children.empty()) {
        insertFirst(parent, name, value);
        return true;
    }
    const JsonSpan& last = children.back();
    const std::size_t before = children.size() > 1 ? children[children.size() - 2].end : parent.begin;
    std::string gap = text_.substr(before, last.nameBegin - before);
    if (const std::size_t line = gap.rfind('\n'); line != std::string::npos) {
        const std::string indent = gap.substr(line + 1);  // the comma may start the line
        gap = newline() + indent.substr(0, indent.find_first_not_of(" \t"));
    } else {
        gap = " ";
    }
    const std::string indent = gap.size() > 1 ? gap.substr(newline().size()) : indentAt(last.begin);
    text_.insert(last.end, "," + gap + name + formatted(value, indent));
    return true;
}

bool JsonEdit::set(std::string_view pointer, const json& value) {
    std::string path;
    JsonSpan span = wholeOf(text_);
    const Tokens tokens = tokensOf(pointer);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const auto children = childrenOf(text_, span.begin);
        const JsonSpan* child = childNamed(children, tokens[i], text_[span.begin] == '[');
        if (child == nullptr) {
            json rest = value;
            for (std::size_t j = tokens.size() - 1; j > i; --j) {
                rest = json{{tokens[j], std::move(rest)}};
            }
            return insert(span, tokens[i], rest);
        }
        span = *child;
        path = childOf(path, tokens[i]);
    }
    update(path, json::parse(text_.substr(span.begin, span.end - span.begin), nullptr, false), value);
    return true;
}

void JsonEdit::update(const std::string& pointer, const json& before, const json& after) {
    if (before == after) {
        return;
    }
    const bool alike = before.is_structured() && before.type() == after.type() && !before.empty() &&
                       before.size() <= kMostChanges && after.size() <= kMostChanges;
    if (alike && before.is_object()) {
        updateMembers(pointer, before, after);
    } else if (alike) {
        updateElements(pointer, before, after);
    } else {
        replace(*spanAt(text_, pointer), after);
    }
}

void JsonEdit::updateMembers(const std::string& pointer, const json& before, const json& after) {
    for (const auto& [key, value] : after.items()) {
        if (before.contains(key)) {
            update(childOf(pointer, key), before[key], value);
        } else {
            insert(*spanAt(text_, pointer), key, value);
        }
    }
    for (const auto& [key, value] : before.items()) {
        if (!after.contains(key)) {
            remove(childOf(pointer, key));
        }
    }
}

void JsonEdit::updateElements(const std::string& pointer, const json& before, const json& after) {
    for (std::size_t i = before.size(); i > after.size(); --i) {
        remove(childOf(pointer, i - 1));
    }
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (i < before.size()) {
            update(childOf(pointer, i), before[i], after[i]);
        } else {
            insert(*spanAt(text_, pointer), "-", after[i]);
        }
    }
}

bool JsonEdit::remove(std::string_view pointer) {
    Tokens tokens = tokensOf(pointer);
    if (tokens.empty()) {
        return false;
    }
    const std::size_t last = pointer.rfind('/');
    const auto parent = spanAt(text_, pointer.substr(0, last));
    if (!parent) {
        return false;
    }
    const auto children = childrenOf(text_, parent->begin);
    const JsonSpan* child = childNamed(children, tokens.back(), text_[parent->begin] == '[');
    if (child == nullptr) {
        return false;
    }
    const auto place = static_cast<std::size_t>(child - children.data());
    if (children.size() == 1) {
        text_.erase(parent->begin + 1, parent->end - parent->begin - 2);
    } else if (place == 0) {
        text_.erase(child->nameBegin, children[1].nameBegin - child->nameBegin);
    } else {
        text_.erase(children[place - 1].end, child->end - children[place - 1].end);
    }
    return true;
}

bool JsonEdit::rename(std::string_view pointer, const std::string& name) {
    const auto span = spanAt(text_, pointer);
    if (!span || span->nameBegin == span->nameEnd) {
        return false;
    }
    const auto parent = spanAt(text_, pointer.substr(0, pointer.rfind('/')));
    const auto siblings = childrenOf(text_, parent->begin);
    if (std::ranges::find(siblings, name, &JsonSpan::name) != siblings.end()) {
        return span->name == name;
    }
    text_.replace(span->nameBegin, span->nameEnd - span->nameBegin, written(name));
    return true;
}

}  // namespace gnostica::engine
