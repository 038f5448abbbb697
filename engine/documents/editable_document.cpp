#include "engine/documents/editable_document.h"

#include "engine/documents/detail/json_edit.h"
#include "engine/documents/document_kind.h"
#include "engine/documents/json_text.h"
#include "engine/documents/problems.h"

#include <algorithm>
#include <utility>

namespace gnostica::engine {

using nlohmann::json;

namespace {

/// The difference without the common beginning and end.
TextChange differenceOf(std::string_view before, std::string_view after) {
    const std::size_t shorter = std::min(before.size(), after.size());
    const auto begin = static_cast<std::size_t>(
        std::mismatch(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(shorter), after.begin()).first -
        before.begin());
    std::size_t end = 0;
    while (end < shorter - begin && before[before.size() - 1 - end] == after[after.size() - 1 - end]) {
        ++end;
    }
    return {begin, std::string(before.substr(begin, before.size() - end - begin)),
            std::string(after.substr(begin, after.size() - end - begin))};
}

Diagnostic noSuchPlace(std::string_view pointer) {
    return problemAt(DiagnosticCode::missingKey, std::string(pointer.substr(0, pointer.rfind('/'))), "",
                     std::string(pointer));
}

bool carryOut(JsonEdit& text, const Edit& edit) {
    switch (edit.kind) {
    case EditKind::set: {
        const json value = json::parse(edit.text, nullptr, false);
        return !value.is_discarded() && text.set(edit.pointer, value);
    }
    case EditKind::remove: return text.remove(edit.pointer);
    case EditKind::rename: return text.rename(edit.pointer, edit.text);
    case EditKind::mend: break;  // changes no value
    }
    return false;
}

TextRange rangeBetween(std::string_view text, std::size_t begin, std::size_t end) {
    LineIndex lines(text);
    const TextPlace from = lines.at(begin);
    return {begin, end, from, lines.at(end)};
}

/// The text after all edits of a fix, or the problem of a missing place.
Expected<std::string> carriedOut(const Fix& fix, const std::string& before) {
    if (fix.edits.size() == 1 && fix.edits.front().kind == EditKind::mend) {
        const auto change = mendOfJson(before);
        std::string mended = before;
        return change ? Expected<std::string>(mended.replace(change->offset, change->removed.size(), change->inserted))
                      : failure(noSuchPlace(""));
    }
    JsonEdit text(before);
    for (const Edit& edit : fix.edits) {
        if (!carryOut(text, edit)) {
            return failure(noSuchPlace(edit.pointer));
        }
    }
    return text.text();
}

}  // namespace

Expected<TextChange> changeBy(const Fix& fix, const std::string& text) {
    const auto after = carriedOut(fix, text);
    return after ? Expected<TextChange>(differenceOf(text, *after)) : failure(after.error());
}

Expected<EditableDocument> EditableDocument::read(std::string text, std::string source) {
    if (auto record = recordInstead(text, source, DocumentKind::ruleset)) {
        return failure(std::move(*record));
    }
    auto value = parseJson(text, source);
    if (!value) {
        return failure(std::move(value.error()));
    }
    return EditableDocument(std::move(text), std::move(*value), std::move(source));
}

std::optional<TextRange> EditableDocument::rangeOf(std::string_view pointer) const {
    const auto span = spanAt(text_, pointer);
    return span ? std::optional(rangeBetween(text_, span->begin, span->end)) : std::nullopt;
}

std::optional<TextRange> EditableDocument::nameRangeOf(std::string_view pointer) const {
    const auto span = spanAt(text_, pointer);
    return span && span->nameBegin < span->nameEnd ? std::optional(rangeBetween(text_, span->nameBegin, span->nameEnd))
                                                   : std::nullopt;
}

std::string EditableDocument::pointerAt(std::size_t offset) const {
    std::string pointer;
    std::size_t begin = wholeOf(text_).begin;
    for (bool deeper = true; deeper;) {
        deeper = false;
        const auto children = childrenOf(text_, begin);
        for (std::size_t i = 0; i < children.size() && !deeper; ++i) {
            if (offset >= children[i].nameBegin && offset < children[i].end) {
                pointer = text_[begin] == '[' ? childOf(pointer, i) : childOf(pointer, children[i].name);
                begin = children[i].begin;
                deeper = true;
            }
        }
    }
    return pointer;
}

Expected<TextChange> EditableDocument::become(std::string text) {
    auto value = parseJson(text, source_);
    if (!value) {
        return failure(std::move(value.error()));
    }
    TextChange change = differenceOf(text_, text);
    text_ = std::move(text);
    value_ = std::move(*value);
    return change;
}

Expected<TextChange> EditableDocument::set(std::string_view pointer, const json& value) {
    JsonEdit edit(text_);
    return edit.set(pointer, value) ? become(edit.text()) : failure(noSuchPlace(pointer));
}

Expected<TextChange> EditableDocument::remove(std::string_view pointer) {
    JsonEdit edit(text_);
    return edit.remove(pointer) ? become(edit.text()) : failure(noSuchPlace(pointer));
}

Expected<TextChange> EditableDocument::rename(std::string_view pointer, const std::string& name) {
    JsonEdit edit(text_);
    return edit.rename(pointer, name) ? become(edit.text()) : failure(noSuchPlace(pointer));
}

Expected<TextChange> EditableDocument::apply(const Fix& fix) {
    auto text = carriedOut(fix, text_);
    return text ? become(std::move(*text)) : failure(std::move(text.error()));
}

Expected<TextChange> EditableDocument::replace(const TextChange& change) {
    if (change.offset > text_.size() || text_.compare(change.offset, change.removed.size(), change.removed) != 0) {
        return failure(problemAt(DiagnosticCode::syntax, ""));
    }
    std::string text = text_;
    return become(text.replace(change.offset, change.removed.size(), change.inserted));
}

}  // namespace gnostica::engine
