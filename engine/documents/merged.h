// A merged document, and what it was merged from. For the loader only.
#pragma once

#include "engine/documents/provenance.h"

namespace gnostica::engine {

struct Merged {
    nlohmann::json document;
    Provenance from;
};

/// merge(), and where everything comes from.
Checked<Merged> mergeOrigins(const Library& library, const Registry& registry, const RulesetChoice& choice);

}  // namespace gnostica::engine
