// The meaning of a ruleset that is being edited: everything that an editor shows next to its text.
#pragma once

#include "engine/documents/document.h"
#include "engine/documents/editable_document.h"
#include "engine/documents/options.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

struct Inspection {
    /// All errors, warnings and notes, with places in the text, as in checkDraft().
    Diagnostics problems;
    /// The whole document: parent and differences merged; for an expansion also the game below it. Null if it cannot be
    /// merged.
    nlohmann::json whole;
    /// The whole document without the differences of this one: the value of each setting if this document left it out.
    /// Null for a document without a parent, and if the parent cannot be merged.
    nlohmann::json parent;
    /// The options of `whole` or, if that is null, of `parent`.
    std::vector<Option> options;
    /// nullptr while there are errors.
    std::shared_ptr<const Rules> rules;
    std::shared_ptr<const Rules> parentRules;
    /// The game below an expansion; otherwise empty.
    std::string base;

    /// The value that the document would have if it left the option out: that of the parent, otherwise the default.
    nlohmann::json inherited(const Option& option) const;
    /// The effective value: that of `whole`, if any. An option that the document has removed has its default.
    nlohmann::json valueOf(const Option& option) const;

    /// `whole` if `own` were the document, including the texts that each document has about itself. The parents stay
    /// the same.
    nlohmann::json with(const nlohmann::json& own) const;
    /// The smallest change to `own`, the current document, that gives an option this value; nullopt if the option
    /// already has it. A value inside a list (the program of a card) brings the whole list, because a merge replaces
    /// lists. Removes what would have the same value if left out, and the objects that this leaves empty, unless their
    /// presence has a meaning.
    std::optional<Edit> editOf(const nlohmann::json& own, const Option& option, const nlohmann::json& value) const;
};

/// Returns an inspected document (`seen`) with this value at the pointer, and with everything that the value requires:
/// if the pointer leads into a list of the parent, the whole list is copied, because a merge replaces lists; a power
/// that was only named is written out; a mechanic that is not in play is added with its default parameters. Null
/// removes an element or a parameter from such a list; it adds no mechanic. Otherwise the same as
/// EditableDocument::set(). A number or text on the path is reported with its place.
Expected<EditableDocument> withValue(EditableDocument document, const Inspection& seen, const Registry& registry,
                                     const std::string& pointer, const nlohmann::json& value);

/// Inspects the text as a document of the library, replacing any with the same id. `library` need not contain it. An
/// expansion is laid over the first game that accepts it; "gnostica" comes first.
Inspection inspect(const Library& library, const Registry& registry, std::string_view text, std::string_view source);

}  // namespace gnostica::engine
