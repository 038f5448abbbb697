// The command line: what main does.
#pragma once

#include "app/cli/context.h"

#include <string>
#include <vector>

namespace gnostica::cli {

/// Speaks the language of `--language`, else of the environment, parses the arguments (without the program's name) and
/// runs the command that they choose. Needs a QCoreApplication. Gives the exit code; no exception escapes.
int run(std::vector<std::string> arguments, Streams streams);

}  // namespace gnostica::cli
