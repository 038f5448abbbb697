// Validation of files of every kind.
#pragma once

#include "app/cli/context.h"
#include "engine/documents/diagnostic.h"

#include <string>

namespace gnostica::cli {

struct Examination {
    /// Problems have places only if the reader knows them. Fixes are those that `validate --fix` makes.
    engine::Diagnostics problems;
    bool hasNothing = false;  ///< an empty list, or something that no command reads
};

/// Reads the text of a file with the reader for its kind of document: replays a record, and plays a scenario with all
/// its expectations. Does not try whether a lesson or a puzzle can be solved.
Examination examine(const Context& context, const std::string& text, const std::string& file);

}  // namespace gnostica::cli
