// The diagnostic log of a run.
#pragma once

#include "app/cli/commands.h"
#include "app/diagnostics/diagnostics.h"

#include <string>

namespace gnostica::cli {

/// The options for the diagnostic log, as typed.
struct LogArguments {
    std::string level = diagnostics::nameOf(diagnostics::LogOptions().level).toStdString();
    std::string file;
    bool verbose = false;
};

/// Adds the options for the level and place of the log.
void addLogOptions(CLI::App& app, LogArguments& log);

/// Runs the chosen command with a log; returns the exit code. Logs and rethrows exceptions.
int runLogged(const CLI::App& app, const Action& chosen, const LogArguments& arguments, PluginUse plugins,
              Streams streams);

}  // namespace gnostica::cli
