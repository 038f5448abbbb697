// A document that keeps its author's text: a change of one value changes only the lines that it must.
#pragma once

#include "engine/documents/diagnostic.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine {

/// What a text was changed by: at `offset`, `removed` became `inserted`. Bytes.
struct TextChange {
    std::size_t offset = 0;
    std::string removed;
    std::string inserted;

    /// Takes it back.
    TextChange inverse() const { return {offset, inserted, removed}; }
    bool isNothing() const { return removed == inserted; }
    friend bool operator==(const TextChange&, const TextChange&) = default;
};

/// What a fix of a problem of this text would change. Keys may be named twice in it: the first is meant, as the last is
/// the one that counts for most programs. A problem if there is no such place.
Expected<TextChange> changeBy(const Fix& fix, const std::string& text);

/// A value that was read from a text, and the text. Pointers are RFC 6901. A change that would not be a document within
/// the bounds of parseJson() changes nothing and says why.
class EditableDocument {
public:
    /// The record of a game is none: what follows its first line is not to be removed.
    static Expected<EditableDocument> read(std::string text, std::string source = {});

    const std::string& text() const { return text_; }
    const nlohmann::json& value() const { return value_; }
    const std::string& source() const { return source_; }

    /// Where a value stands, or nothing.
    std::optional<TextRange> rangeOf(std::string_view pointer) const;
    /// Where the name of a member stands, with its quotes; nothing for elements and for the whole.
    std::optional<TextRange> nameRangeOf(std::string_view pointer) const;
    /// The innermost value that the byte lies in; a name belongs to its member. Empty for the whole, and beyond it.
    std::string pointerAt(std::size_t offset) const;

    /// Of objects, only the members that differ are touched. Objects above it are made where they are missing; behind
    /// the last element of a list, its length or "-" adds one.
    Expected<TextChange> set(std::string_view pointer, const nlohmann::json& value);
    Expected<TextChange> remove(std::string_view pointer);
    /// Gives a member another name, in its place.
    Expected<TextChange> rename(std::string_view pointer, const std::string& name);
    /// All of its edits, or none.
    Expected<TextChange> apply(const Fix& fix);
    /// Typed text; a TextChange from elsewhere, or an inverse one.
    Expected<TextChange> replace(const TextChange& change);

private:
    EditableDocument(std::string text, nlohmann::json value, std::string source)
        : text_(std::move(text)),
          value_(std::move(value)),
          source_(std::move(source)) {}

    Expected<TextChange> become(std::string text);

    std::string text_;
    nlohmann::json value_;
    std::string source_;
};

}  // namespace gnostica::engine
