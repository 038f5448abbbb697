// What a ruleset that is being made means: all that an editor shows beside its text.
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
    /// All that is wrong or doubtful, with places in the text, as checkDraft() tells it.
    Diagnostics problems;
    /// The whole document: parent and differences in one; of an expansion, the game that it was laid over as well. Null
    /// where it cannot be had.
    nlohmann::json whole;
    /// The whole document without the differences of this one: what each value would be if it were not said here. Null
    /// for a document that stands alone, and where the parent cannot be had.
    nlohmann::json parent;
    /// Of `whole`; where there is none, of `parent`.
    std::vector<Option> options;
    /// Nullptr as long as there are errors.
    std::shared_ptr<const Rules> rules;
    std::shared_ptr<const Rules> parentRules;
    /// The game that an expansion was laid over; otherwise empty.
    std::string base;

    /// What the document would have there if it said nothing: the parent's value, or else the standard one.
    nlohmann::json inherited(const Option& option) const;
    /// What counts: of `whole`, where there is one. What the document has taken away has the standard value.
    nlohmann::json valueOf(const Option& option) const;

    /// `whole`, if the document were this one; with all that each document says of itself. Its parents stay those that
    /// were found.
    nlohmann::json with(const nlohmann::json& own) const;
    /// The smallest change of `own`, which is the document as it stands now, that gives an option this value; nothing
    /// if it has it. What lies in a list (a card's program) comes with the whole list, as a merge replaces it. What
    /// would be the same unsaid is taken out, with the objects that are left empty by it and mean nothing by being
    /// there.
    std::optional<Edit> editOf(const nlohmann::json& own, const Option& option, const nlohmann::json& value) const;
};

/// A document that was inspected (`seen`) with this value at that pointer, and with what it takes that the value can
/// stand there: where the pointer leads into a list of the parent's, the list comes with it, as a merge replaces it; a
/// power that was only named is written out; a mechanic that is not played is added with its standard parameters. Null
/// takes an element or a parameter out of such a list, and nothing of a mechanic that is not played. Everything else is
/// EditableDocument::set(). A number or text in the way is told at its place.
Expected<EditableDocument> withValue(EditableDocument document, const Inspection& seen, const Registry& registry,
                                     const std::string& pointer, const nlohmann::json& value);

/// Reads the text as a document of the library, in the place of one that has its id. `library` need not know it.
/// An expansion is laid over the first game that takes it, the game "gnostica" before all others.
Inspection inspect(const Library& library, const Registry& registry, std::string_view text, std::string_view source);

}  // namespace gnostica::engine
