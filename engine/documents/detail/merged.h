// A merged document and its origins.
#pragma once

#include "engine/documents/detail/provenance.h"

namespace gnostica::engine {

struct Merged {
    nlohmann::json document;
    Provenance from;
};

/// The default game, if a document with this id can extend it without a cycle; otherwise empty.
std::string possibleParent(const Library& library, std::string_view child);

/// Compiles a document in which checkDocument() has found no error.
Checked<std::shared_ptr<const Rules>> compileChecked(const nlohmann::json& document, const Registry& registry);

/// As merge(), with the origin of each value.
Checked<Merged> mergeOrigins(const Library& library, const Registry& registry, const RulesetChoice& choice);

}  // namespace gnostica::engine
