#include "app/cli/commands.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "engine/notation/scenario.h"
#include "engine/play/play.h"

#include <ostream>

namespace gnostica::cli {
namespace {

/// The position after the steps, where a player must decide; if there is none, reports why.
std::optional<engine::Rehearsal> positionOf(const Context& context, const Entry& entry, engine::RulesSource& source) {
    auto rehearsal = engine::playSteps(entry.document, source);
    if (!rehearsal) {
        context.err() << entry.label << ": " << sentence(rehearsal.error(), context.words()) << '\n';
        return std::nullopt;
    }
    if (const auto problem = rehearsal->settle()) {
        context.err() << entry.label << ": " << sentence(*problem) << '\n';
        return std::nullopt;
    }
    return std::move(*rehearsal);
}

int listLegal(const Context& context, const std::string& file) {
    const auto entries = readEntries(context, file);
    if (!entries) {
        return kFailed;
    }
    engine::RulesSource source = context.rulesBeside(file);
    int result = kOk;
    bool first = true;
    for (const Entry& entry : *entries) {
        if (!first) {
            context.out() << "---\n";
        }
        first = false;
        const auto position = positionOf(context, entry, source);
        if (!position) {
            result = kFailed;
            continue;
        }
        for (const std::string& text : engine::legalTexts(position->rules(), position->state())) {
            context.out() << text << '\n';
        }
    }
    return result;
}

}  // namespace

void addLegal(CLI::App& app, Action& chosen) {
    auto file = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("legal", Tr::tr("List every legal step of a position").toStdString());
    command
        ->add_option("FILE", *file,
                     Tr::tr("A file with a position, or with a position and steps, or an array of them").toStdString())
        ->required();
    command->callback(
        [file, &chosen] { chosen = [file](const Context& context) { return listLegal(context, *file); }; });
}

}  // namespace gnostica::cli
