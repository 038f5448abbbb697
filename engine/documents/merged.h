// A merged document, and what it was merged from. For the loader only.
#pragma once

#include "engine/documents/document.h"

#include <string_view>
#include <vector>

namespace gnostica::engine {

/// One document that a whole one was merged from. Lives as long as the library and the choice that it comes from.
struct Origin {
    const nlohmann::json* document = nullptr;
    std::string_view text;  ///< empty for a document that was given in full: it has no places
    std::string_view source;
    bool isLaid = false;  ///< an expansion: what it says of itself (id, name, …) was left out

    /// What it holds at a pointer as far as that went into the whole document, or nullptr.
    const nlohmann::json* contribution(std::string_view pointer) const;
};

struct Merged {
    nlohmann::json document;
    std::vector<Origin> origins;  ///< in the order in which they were merged: of two, the later has the last word
};

/// merge(), and where everything comes from.
Checked<Merged> mergeOrigins(const Library& library, const Registry& registry, const RulesetChoice& choice);

}  // namespace gnostica::engine
