// The origins of the values of a merged document, which decide where its problems are reported.
#pragma once

#include "engine/documents/document.h"
#include "engine/documents/options.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// One document that went into a whole one. Valid for the lifetime of the library and the choice that it comes from.
struct Origin {
    const nlohmann::json* document = nullptr;
    std::string_view text;  ///< empty for a complete document of the choice: it has no places
    std::string_view source;
    bool isLaid = false;     ///< an expansion: its own description (id, name, …) was left out
    bool isRenamed = false;  ///< a later document has its own name: name, summary and notes were left out

    /// The part of its value at a pointer that went into the whole document, or nullptr.
    const nlohmann::json* contribution(std::string_view pointer) const;
};

/// Is it a key of the description that an expansion has only for itself?
bool isOwnKey(std::string_view key);

/// An option that the choice sets: "/options/KEY" became the value at `pointer`.
struct SetOption {
    std::string key;
    std::string pointer;
};

/// In the order of merging: later origins override earlier ones, and options override all.
struct Provenance {
    std::vector<Origin> origins;
    std::vector<SetOption> options;

    /// Gives each problem of the merged document its source, place and range: those of the origin that last set the
    /// values involved. Problems and fixes of options then point to the options.
    Diagnostics placed(Diagnostics problems) const;
};

}  // namespace gnostica::engine
