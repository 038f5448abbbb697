#include "app/cli/commands.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "engine/notation/scenario.h"

#include <ostream>

namespace gnostica::cli {
namespace {

int countSequences(const Context& context, const std::string& file, int depth) {
    const auto entries = readEntries(context, file);
    if (!entries) {
        return kFailed;
    }
    engine::RulesSource source = context.rulesBeside(file);
    int result = kOk;
    for (const Entry& entry : *entries) {
        const auto position = engine::playSteps(entry.document, source);
        if (!position) {
            context.err() << entry.label << ": " << sentence(position.error(), context.words()) << '\n';
            result = kFailed;
            continue;
        }
        const auto count = engine::perft(*position, depth);
        if (count) {
            context.out() << *count << '\n';
        } else {
            context.err() << entry.label << ": " << sentence(count.error()) << '\n';
            result = kFailed;
        }
    }
    return result;
}

}  // namespace

void addPerft(CLI::App& app, Action& chosen) {
    struct Options {
        std::string file;
        int depth = 1;
    };
    auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("perft", Tr::tr("Count the sequences of steps from a position").toStdString());
    command->add_option("FILE", options->file, Tr::tr("A file with a position and steps").toStdString())->required();
    addNumber(*command, "DEPTH", options->depth, Tr::tr("Number of steps"), {0, 20})->required();
    command->callback([options, &chosen] {
        chosen = [options](const Context& context) { return countSequences(context, options->file, options->depth); };
    });
}

}  // namespace gnostica::cli
