// What is wrong with a file, whatever it is.
#pragma once

#include "app/cli/context.h"
#include "engine/documents/diagnostic.h"

#include <string>

namespace gnostica::cli {

struct Examination {
    /// Places are known only where the reader knows them. Fixes are those that `validate --fix` makes.
    engine::Diagnostics problems;
    bool hasNothing = false;  ///< an empty list, or something that no command reads
};

/// Reads the text of a file as the document that it is, with the reader that such documents have: a record is replayed,
/// a scenario played with all that it expects. That a lesson or a puzzle can be solved is not tried.
Examination examine(const Context& context, const std::string& text, const std::string& file);

}  // namespace gnostica::cli
