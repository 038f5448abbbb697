// A document that keeps the text of its author: a change to one value changes as few lines as possible.
#pragma once

#include "engine/documents/diagnostic.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine {

/// A change to a text: at `offset`, `inserted` replaces `removed`. In bytes.
struct TextChange {
    std::size_t offset = 0;
    std::string removed;
    std::string inserted;

    /// The change that undoes this one.
    TextChange inverse() const { return {offset, inserted, removed}; }
    bool isNothing() const { return removed == inserted; }
    friend bool operator==(const TextChange&, const TextChange&) = default;
};

/// The change that a fix of a problem would make to this text. If the text has duplicate keys, the first is changed:
/// most programs read the last. Returns a problem if the place does not exist.
Expected<TextChange> changeBy(const Fix& fix, const std::string& text);

/// A value with the text that it was read from. Pointers follow RFC 6901. A change whose result would not be a document
/// within the bounds of parseJson() changes nothing and returns the reason.
class EditableDocument {
public:
    /// Refuses the record of a game, as the lines after the first must not be removed.
    static Expected<EditableDocument> read(std::string text, std::string source = {});

    const std::string& text() const { return text_; }
    const nlohmann::json& value() const { return value_; }
    const std::string& source() const { return source_; }

    /// The range of a value; empty if it does not exist.
    std::optional<TextRange> rangeOf(std::string_view pointer) const;
    /// The range of the name of a member, with its quotes; empty for elements and for the root value.
    std::optional<TextRange> nameRangeOf(std::string_view pointer) const;
    /// The innermost value that contains the byte; a name belongs to its member. Empty for the root value and beyond.
    std::string pointerAt(std::size_t offset) const;

    /// In objects, changes only the members that differ. Creates missing objects above the value; in a list, the length
    /// or "-" as the last token appends an element.
    Expected<TextChange> set(std::string_view pointer, const nlohmann::json& value);
    Expected<TextChange> remove(std::string_view pointer);
    /// Renames a member in place.
    Expected<TextChange> rename(std::string_view pointer, const std::string& name);
    /// Makes all edits of the fix, or none.
    Expected<TextChange> apply(const Fix& fix);
    /// For typed text, a TextChange from elsewhere, or an inverse change.
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
