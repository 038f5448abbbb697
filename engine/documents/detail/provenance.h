// Where the values of a merged document come from, and so who is to blame for what is wrong with it.
#pragma once

#include "engine/documents/document.h"
#include "engine/documents/options.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// One document that a whole one was merged from. Lives as long as the library and the choice that it comes from.
struct Origin {
    const nlohmann::json* document = nullptr;
    std::string_view text;  ///< empty for a document that was given in full: it has no places
    std::string_view source;
    bool isLaid = false;     ///< an expansion: what it says of itself (id, name, …) was left out
    bool isRenamed = false;  ///< a later document has a name of its own: name, summary and notes were left out

    /// What it holds at a pointer as far as that went into the whole document, or nullptr.
    const nlohmann::json* contribution(std::string_view pointer) const;
};

/// What an expansion says of itself only.
bool isOwnKey(std::string_view key);

/// An option of the choice that has been set: "/options/KEY" has gone to `pointer`.
struct SetOption {
    std::string key;
    std::string pointer;
};

/// In the order in which they were merged: of two origins the later has the last word, and options come after all.
struct Provenance {
    std::vector<Origin> origins;
    std::vector<SetOption> options;

    /// Gives each problem of the merged document its source, place and range: those of whoever had the last word on the
    /// values that have a part in it. Problems and fixes that concern options then point to these.
    Diagnostics placed(Diagnostics problems) const;
};

}  // namespace gnostica::engine
