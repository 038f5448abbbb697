#include "app/cli/commands.h"
#include "app/cli/power_pictures.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/wording/rulebook/quick_reference.h"
#include "app/wording/rulebook/rulebook_format.h"

#include <ostream>

namespace gnostica::cli {
namespace {

struct RulesOptions {
    std::vector<std::string> names;
    bool html = false;
    bool markdown = false;
    bool text = false;
    bool reference = false;

    wording::BookFormat format() const {
        return html ? wording::BookFormat::html : markdown ? wording::BookFormat::markdown : wording::BookFormat::text;
    }
};

/// Compares with the base game, which readers are assumed to know.
wording::Rulebook referenceOf(const Context& context, const engine::Rules& rules) {
    const auto base = loadRules(context.library(), context.registry());
    return wording::referenceBook(rules, base ? **base : rules, *context.words());
}

int rules(const Context& context, const RulesOptions& options) {
    std::vector<std::string> names;
    for (const std::string& name : options.names) {
        for (std::string& part : splitNames(name)) {
            names.push_back(std::move(part));
        }
    }
    const auto named = rulesNamed(context, names);
    if (!named) {
        for (const engine::Diagnostic& problem : named.error()) {
            context.err() << sentence(problem) << '\n';
        }
        return kFailed;
    }
    wording::Rulebook book =
        options.reference ? referenceOf(context, *named->rules) : wording::rulebook(*named->rules, *context.words());
    book.title = named->title;
    context.out() << formatted(book, options.format(), powerPictures(*named->rules)).toStdString();
    return kOk;
}

}  // namespace

void addRules(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<RulesOptions>();
    CLI::App* command =
        app.add_subcommand("rules", Tr::tr("Write the rulebook of a game, with its expansions").toStdString());
    command
        ->add_option("ID", options->names, Tr::tr("The ids or files of a game and of expansions over it").toStdString())
        ->required();
    const auto flag = [&](const char* name, bool& value, const QString& help) {
        return command->add_flag(name, value, help.toStdString());
    };
    auto* text = flag("--text", options->text, Tr::tr("As text (the default)"));
    auto* markdown = flag("--markdown", options->markdown, Tr::tr("As Markdown"))->excludes(text);
    flag("--html", options->html, Tr::tr("As a web page"))->excludes(text)->excludes(markdown);
    flag("--reference", options->reference, Tr::tr("Only the quick reference, on one page"));
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return rules(context, *options); }; });
}

}  // namespace gnostica::cli
