#include "app/cli/html_page.h"
#include "app/cli/interruption.h"
#include "app/cli/lab/report_text.h"
#include "app/cli/lab_commands.h"
#include "app/cli/output_file.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/tr.h"
#include "app/lab/exploration_report.h"
#include "app/language/fill.h"
#include "engine/documents/json_value.h"
#include "engine/lab/exploration.h"

#include <ostream>

namespace gnostica::cli {
namespace {

struct LabExploreOptions {
    std::string ruleset;
    std::vector<std::string> together;
    std::string level = "quick";
    engine::lab::ExplorationPlan plan;
    std::string html;
    bool json = false;
    bool overwrite = false;
};

/// Reads "target=8,swordPips=2" as a JSON object; values that are not JSON are words.
nlohmann::json settingsIn(const std::string& text) {
    nlohmann::json settings = nlohmann::json::object();
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(',', from), text.size());
        const std::string part = text.substr(from, to - from);
        const std::size_t equals = std::min(part.find('='), part.size());
        const std::string value = equals < part.size() ? part.substr(equals + 1) : std::string();
        nlohmann::json read = nlohmann::json::parse(value, nullptr, false);
        settings[part.substr(0, equals)] = read.is_discarded() ? nlohmann::json(value) : std::move(read);
        from = to + 1;
    }
    return settings;
}

// lupdate loses the context of texts in functions with a qualified result type.
QString roundOf(const engine::lab::ExplorationProgress& progress, int changes) {
    //: %1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it
    return language::fill(Tr::tr("Round %1 of %2: %n changes", nullptr, changes),
                          {QString::number(progress.round + 1), QString::number(progress.rounds)});
}

QString noSuchLevel(const std::string& name) {
    //: %1: what was typed
    return language::fill(Tr::tr("There is no level “%1” of computer players."), {QString::fromStdString(name)});
}

OutputFile pageOf(const Context& context, const LabExploreOptions& options) {
    std::vector<std::string> sources = splitNames(options.ruleset);
    for (const QString& file : storage::filesOf(context.library())) {  // rulesets named by their ids
        sources.push_back(file.toStdString());
    }
    return {options.html, options.overwrite, std::move(sources)};
}

bool keepPage(const Context& context, const LabExploreOptions& options, const engine::lab::Exploration& found,
              const report::Draw& draw) {
    const report::Illustrations illustrations = report::illustrationsOf(options.plan, found);
    const QByteArray page = report::pageOf(options.plan, found, illustrations, report::drawn(illustrations, draw),
                                           {context.library(), *context.words()});
    return write(context, pageOf(context, options),
                 std::string_view(page.constData(), static_cast<std::size_t>(page.size())));
}

int labExplore(const Context& context, LabExploreOptions options) {
    const auto rules = rulesChosen(context, options.ruleset, {});
    if (rules == nullptr) {
        return kFailed;
    }
    const auto level = engine::bots::levelNamed(options.level);
    if (!level) {
        context.err() << noSuchLevel(options.level).toStdString() << '\n';
        return kUsage;
    }
    options.plan.player.level = *level;
    if (options.plan.seats < rules->minSeats || options.plan.seats > rules->maxSeats) {
        context.err() << seatsRefused(*rules) << '\n';
        return kFailed;
    }
    if (options.plan.firstPairs > options.plan.lastPairs) {
        context.err() << Tr::tr("--first must be at most --last.").toStdString() << '\n';
        return kUsage;
    }
    const nlohmann::json document = nlohmann::json::parse(rules->document, nullptr, false);
    options.plan.base = engine::lab::armOf(options.ruleset, rules);
    options.plan.changes = engine::lab::changesOf(document, context.registry());
    std::erase_if(options.plan.changes, [&](const engine::lab::Change& change) {  // SET-2
        return options.plan.seats < change.arm.rules->minSeats || options.plan.seats > change.arm.rules->maxSeats;
    });
    for (const std::string& together : options.together) {
        auto change = engine::lab::changeOf(document, context.registry(), settingsIn(together));
        if (!change) {
            for (const engine::Diagnostic& problem : change.error()) {
                context.err() << sentence(problem) << '\n';
            }
            return kFailed;
        }
        options.plan.changes.push_back(std::move(*change));
    }
    std::optional<report::Draw> draw;  // obstacles are reported before hours are spent
    if (!options.html.empty()) {
        draw = mayWrite(context, pageOf(context, options)) ? picturesOrSay(context) : std::nullopt;
        if (!draw) {
            return kFailed;
        }
    }
    const Interruption interruption;
    int told = -1;
    const auto found = explore(options.plan, interruption.token(), [&](const engine::lab::ExplorationProgress& now) {
        if (now.round != told) {
            told = now.round;
            context.err() << roundOf(now, now.changes).toStdString() << std::endl;
        }
    });
    if (options.json) {
        context.out() << engine::jsonText(lab::toJson(options.plan, found), 2) << '\n';
    } else if (options.html.empty()) {
        print(context.out(), options.plan, found);
    }
    if (draw && !keepPage(context, options, found, *draw)) {
        return kFailed;
    }
    return found.isWhole ? kOk : kInterrupted;
}

}  // namespace

void addLabExplore(CLI::App& lab, Action& chosen) {
    auto options = std::make_shared<LabExploreOptions>();
    CLI::App* command = lab.add_subcommand(
        "explore", Tr::tr("Change each option of a ruleset and report the effect on its games").toStdString());
    const auto add = [&](const char* name, auto& value, const QString& help) {
        return command->add_option(name, value, help.toStdString());
    };
    add("RULESET", options->ruleset, Tr::tr("The id or file of a game; add expansions with plus signs"))->required();
    add("--together", options->together, Tr::tr("Settings to try together: KEY=VALUE,KEY=VALUE"));
    addNumber(*command, "--seats", options->plan.seats, Tr::tr("Number of players"), {1, engine::kMaxSeats})
        ->capture_default_str();
    add("--player", options->level, Tr::tr("The level of all players"))->capture_default_str();
    addNumber(*command, "--first", options->plan.firstPairs,
              Tr::tr("Number of deals for each change in the first round"), {4, 10'000})
        ->capture_default_str();
    addNumber(*command, "--last", options->plan.lastPairs,
              Tr::tr("Number of deals for each change that reaches the last round"), {4, 100'000})
        ->capture_default_str();
    addNumber(*command, "--seed", options->plan.seed, Tr::tr("Random seed; the same seed gives the same games"));
    addNumber(*command, "--jobs", options->plan.jobs, Tr::tr("Number of games at a time"), {1, 256})
        ->capture_default_str();
    add("--html", options->html, Tr::tr("Write a page with pictures for a browser to this file"))->check(notEmpty());
    command->add_flag("--overwrite", options->overwrite, Tr::tr("Overwrite an existing file").toStdString());
    command->add_flag("--json", options->json, Tr::tr("As JSON").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return labExplore(context, *options); }; });
}

}  // namespace gnostica::cli
