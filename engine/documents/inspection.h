// What a ruleset that is being made means: all that an editor shows beside its text.
#pragma once

#include "engine/documents/document.h"
#include "engine/documents/options.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

struct Inspection {
    /// All that is wrong or doubtful, with places in the text, as checkChoice() tells it.
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
    /// What counts: of `whole`, or else inherited().
    nlohmann::json valueOf(const Option& option) const;
};

/// Reads the text as a document of the library, in the place of one that has its id. `library` need not know it.
/// An expansion is laid over the first game that takes it, the game "gnostica" before all others.
Inspection inspect(const Library& library, const Registry& registry, std::string_view text, std::string_view source);

}  // namespace gnostica::engine
