// Output files that a person has named.
#pragma once

#include "app/cli/context.h"

#include <string>
#include <string_view>
#include <vector>

namespace gnostica::cli {

struct OutputFile {
    std::string path;
    bool overwrite = false;                 ///< an existing file may be overwritten
    std::vector<std::string> sources = {};  ///< files that the command also reads or writes: never overwritten
};

/// False, with a line on `err`, if the file must not be written. To be called before long work.
bool mayWrite(const Context& context, const OutputFile& file);
/// Writes the file; false, with a line on `err`, if it must not be written or writing fails. Follows links.
bool write(const Context& context, const OutputFile& file, std::string_view text);

}  // namespace gnostica::cli
