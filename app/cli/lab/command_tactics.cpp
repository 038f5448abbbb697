#include "app/cli/commands.h"
#include "app/cli/lab/computer_options.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "engine/documents/json_value.h"
#include "engine/lab/tactic_text.h"

#include <algorithm>
#include <ostream>

namespace gnostica::cli {
namespace {

struct TacticsOptions {
    std::string file;
    std::string level = "adept";
    double scale = 1;
    int make = 0;
    std::uint64_t seed = 1;
    bool json = false;
};

int make(const Context& context, const TacticsOptions& options) {
    const auto rules = loadRules(context.library(), context.registry());
    if (!rules) {
        context.err() << sentence(rules.error().front()) << '\n';
        return kFailed;
    }
    const char* before = "[\n ";  // one position a line
    for (const engine::lab::Tactic& tactic : engine::lab::collectTactics(*rules, 2, options.make, options.seed)) {
        context.out() << before << engine::jsonText(engine::lab::writeTactic(**rules, tactic));
        before = ",\n ";
    }
    context.out() << "\n]\n";
    return kOk;
}

int solve(const Context& context, const TacticsOptions& options) {
    if (options.file.empty()) {
        context.err() << Tr::tr("Name a file, or ask for positions with --make.").toStdString() << '\n';
        return kUsage;
    }
    const auto level = levelOf(context, options.level);
    if (!level) {
        return kUsage;
    }
    const auto entries = readEntries(context, options.file, engine::DocumentKind::puzzle);
    if (!entries) {
        return kFailed;
    }
    engine::bots::Budget budget = budgetOf(*level);
    budget.iterations = std::max(1, static_cast<int>(budget.iterations * options.scale));
    engine::RulesSource source = context.rulesBeside(options.file);
    int solved = 0;
    int number = 0;
    nlohmann::json missed = nlohmann::json::array();
    for (const Entry& entry : *entries) {
        const auto tactic = engine::lab::readTactic(entry.document, source);
        if (!tactic) {
            context.err() << entry.label << ": " << sentence(tactic.error().front()) << '\n';
            return kFailed;
        }
        const auto player = makePlayer(*level, tactic->rules, options.seed);
        if (solves(tactic->rules, *player, budget, tactic->tactic, options.seed)) {
            ++solved;
        } else {
            missed.push_back(number);
            context.log().debug(QStringLiteral("missed: position %1").arg(number));
        }
        ++number;
    }
    if (options.json) {
        const nlohmann::json result{{"positions", number}, {"solved", solved}, {"missed", missed}};
        context.out() << engine::jsonText(result, 2) << '\n';
    } else {
        //: %1: how many are solved, %n: how many there are
        const QString told =
            language::fill(Tr::tr("%1 of %n positions were solved.", nullptr, number), {language::number(solved)});
        context.out() << told.toStdString() << '\n';
    }
    return kOk;
}

}  // namespace

void addTactics(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<TacticsOptions>();
    CLI::App* command = app.add_subcommand(
        "tactics", Tr::tr("Let a computer player solve positions in which one turn decides").toStdString());
    const auto add = [&](const char* name, auto& value, const QString& help) {
        return command->add_option(name, value, help.toStdString());
    };
    auto* file = add("FILE", options->file, Tr::tr("A file of such positions"));
    auto* number = addNumber(*command, "--make", options->make,
                             Tr::tr("Number of positions to find in games and print, instead of solving"), {1, 10'000});
    file->excludes(number);
    add("--level", options->level, aLevel());
    addNumber(*command, "--scale", options->scale, Tr::tr("Factor for the amount of thinking in each step"),
              {0.0001, 1000.0});
    addNumber(*command, "--seed", options->seed, Tr::tr("Random seed; the same seed gives the same answers"));
    command->add_flag("--json", options->json, Tr::tr("Print JSON").toStdString());
    command->callback([options, &chosen] {
        chosen = [options](const Context& context) {
            return options->make > 0 ? make(context, *options) : solve(context, *options);
        };
    });
}

}  // namespace gnostica::cli
