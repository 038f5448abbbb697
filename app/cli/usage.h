// Help and errors of the command line in the current language.
#pragma once

#include <CLI/CLI.hpp>

namespace gnostica::cli {

/// To be called before commands are added: they inherit the option for help.
void speakOfHelp(CLI::App& app);
/// To be called after all commands are added: replaces CLI11's titles, labels and errors with our texts. The words that
/// a person types are the same in every language.
void speakUsage(CLI::App& app);

}  // namespace gnostica::cli
