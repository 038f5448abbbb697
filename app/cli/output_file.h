// Files that commands write because somebody has named them.
#pragma once

#include "app/cli/context.h"

#include <string>
#include <string_view>
#include <vector>

namespace gnostica::cli {

struct OutputFile {
    std::string path;
    bool overwrite = false;                 ///< one that is there may be written over
    std::vector<std::string> sources = {};  ///< what the command reads, or writes besides: never written over
};

/// False, and a line on `err`, if it is not to be written. Asked before the work that takes long.
bool mayWrite(const Context& context, const OutputFile& file);
/// Writes it; false, and a line on `err`, if that is not to be or fails. A link leads to the file that is written.
bool write(const Context& context, const OutputFile& file, std::string_view text);

}  // namespace gnostica::cli
