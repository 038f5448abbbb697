#include "app/cli/commands.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "engine/notation/scenario.h"

#include <ostream>

namespace gnostica::cli {
namespace {

struct ScenarioOptions {
    std::vector<std::string> files;
    bool all = false;
};

struct Tally {
    int passed = 0;
    int failed = 0;
};

void runFile(const Context& context, const ScenarioOptions& options, const std::string& file, Tally& tally) {
    const auto scenarios = readEntries(context, file);
    if (!scenarios) {
        ++tally.failed;
        return;
    }
    engine::RulesSource source = context.rulesBeside(file);
    for (const Entry& scenario : *scenarios) {
        bool isPassed = true;
        engine::runScenario(scenario.document, source, [&](const engine::ScenarioFailure& failure) {
            isPassed = false;
            context.out() << scenario.label << ": " << sentence(failure, context.words()) << '\n';
            return options.all;
        });
        ++(isPassed ? tally.passed : tally.failed);
    }
}

int runScenarios(const Context& context, const ScenarioOptions& options) {
    Tally tally;
    for (const std::string& file : options.files) {
        runFile(context, options, file, tally);
    }
    context.out() << tally.passed << " passed, " << tally.failed << " failed\n";
    return tally.failed == 0 ? kOk : kFailed;
}

}  // namespace

void addScenario(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<ScenarioOptions>();
    CLI::App* command = app.add_subcommand("scenario", Tr::tr("Play scenarios and list those that fail").toStdString());
    command->add_option("FILE", options->files, Tr::tr("Files with one scenario or an array of them").toStdString())
        ->required();
    command->add_flag("--all", options->all, Tr::tr("Every failure of a scenario, not only its first").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return runScenarios(context, *options); }; });
}

}  // namespace gnostica::cli
