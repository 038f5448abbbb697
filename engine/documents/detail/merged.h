// A merged document, and what it was merged from.
#pragma once

#include "engine/documents/detail/provenance.h"

namespace gnostica::engine {

struct Merged {
    nlohmann::json document;
    Provenance from;
};

/// A game that a document of this id could extend without coming back to itself: the one that is played where nobody
/// says another. Empty if there is none.
std::string possibleParent(const Library& library, std::string_view child);

/// Compiles a document in which checkDocument() has found no error.
Checked<std::shared_ptr<const Rules>> compileChecked(const nlohmann::json& document, const Registry& registry);

/// merge(), and where everything comes from.
Checked<Merged> mergeOrigins(const Library& library, const Registry& registry, const RulesetChoice& choice);

}  // namespace gnostica::engine
