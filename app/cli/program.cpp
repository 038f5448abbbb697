#include "app/cli/program.h"

#include "app/cli/commands.h"
#include "app/cli/logged_run.h"
#include "app/cli/tr.h"

#include <algorithm>
#include <ostream>

namespace gnostica::cli {
namespace {

int parseAndRun(std::vector<std::string> arguments, Streams streams) {
    CLI::App app(Tr::tr("Gnostica on the command line: plays, checks and measures.").toStdString(), "gnostica-cli");
    app.require_subcommand(1);
    app.set_version_flag("--version", std::string(GNOSTICA_VERSION));
    LogArguments log;
    addLogOptions(app, log);
    Action chosen;
    for (const auto add : {addScenario, addLegal, addPerft, addReplay, addPlay, addBench, addValidate, addRules,
                           addDiff, addMatch, addTactics, addTune}) {
        add(app, chosen);
    }
    try {
        std::ranges::reverse(arguments);  // as CLI11 wants them
        app.parse(std::move(arguments));
    } catch (const CLI::ParseError& error) {
        return app.exit(error, streams.out, streams.err) == 0 ? kOk : kUsage;
    }
    return runLogged(app, chosen, log, streams);
}

}  // namespace

int run(std::vector<std::string> arguments, Streams streams) {
    try {
        return parseAndRun(std::move(arguments), streams);
    } catch (const std::exception& error) {
        // Only what nobody can foresee gets here: memory that runs out, a stream that fails.
        streams.err << error.what() << '\n';
        return kFailed;
    }
}

}  // namespace gnostica::cli
