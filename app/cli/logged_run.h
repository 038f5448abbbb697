// The diagnostic log of a run.
#pragma once

#include "app/cli/commands.h"
#include "app/diagnostics/diagnostics.h"

#include <string>

namespace gnostica::cli {

/// What was typed about the diagnostic log.
struct LogArguments {
    std::string level = diagnostics::nameOf(diagnostics::LogOptions().level).toStdString();
    std::string file;
    bool verbose = false;
};

/// Adds the options that say what is logged and where.
void addLogOptions(CLI::App& app, LogArguments& log);

/// Runs the chosen command with a log; gives the exit code. What is thrown is logged, and thrown on.
int runLogged(const CLI::App& app, const Action& chosen, const LogArguments& arguments, PluginUse plugins,
              Streams streams);

}  // namespace gnostica::cli
