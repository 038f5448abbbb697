// Help and complaints of the command line in the language that is spoken.
#pragma once

#include <CLI/CLI.hpp>

namespace gnostica::cli {

/// To be called before commands are added: they inherit the option for help.
void speakOfHelp(CLI::App& app);
/// To be called when all commands are there: titles, labels and complaints of the library are said in our words. What
/// is typed stays as it is.
void speakUsage(CLI::App& app);

}  // namespace gnostica::cli
