// The command line as main runs it.
#pragma once

#include "app/cli/context.h"

#include <string>
#include <vector>

namespace gnostica::cli {

/// Switches to the language of `--language`, or else of the environment, parses the arguments (without the program's
/// name) and runs the chosen command. Needs a QCoreApplication. Returns the exit code; throws nothing.
int run(std::vector<std::string> arguments, Streams streams);

}  // namespace gnostica::cli
