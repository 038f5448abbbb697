#include "app/cli/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/lab/computer_options.h"
#include "app/cli/progress_lines.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "engine/documents/json_value.h"
#include "engine/lab/game_lengths.h"
#include "engine/lab/ruleset_names.h"
#include "engine/lab/strength/regret.h"

#include <ostream>

namespace gnostica::cli {
namespace {

using engine::lab::kNearTheBest;
using engine::lab::RegretPlan;
using engine::lab::RegretResult;
using language::fill;
using language::number;

struct RegretOptions {
    std::string variant = "gnostica";
    std::vector<std::string> expansions;
    std::string level = "adept";
    RegretPlan plan;
    bool json = false;
};

QString percentOf(double share, int digits) {
    return number(100 * share, digits);
}

// lupdate loses the context of texts in functions with a qualified result type.
QString gamesExamined(const RegretOptions& options, const lab::RunProgress& progress) {
    //: %1: a level of computer player, %2: how many of the %n games have been played
    return fill(Tr::tr("%1: %2 of %n games", nullptr, progress.total),
                {QString::fromStdString(options.level), number(progress.done)});
}

QString shareOf(const RegretOptions& options, const RegretResult& result) {
    //: %1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices
    return fill(Tr::tr("%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: "
                       "%4 to %5 %).",
                       nullptr, result.decisions),
                {QString::fromStdString(options.level), percentOf(result.share.mean(), 1),
                 percentOf(static_cast<double>(kNearTheBest), 0), percentOf(result.share.low(), 1),
                 percentOf(result.share.high(), 1)});
}

QString meanCost(const RegretPlan& plan, const RegretResult& result) {
    //: %1: a number of percentage points, %n: how many continuations a search tries
    return fill(Tr::tr("On average, a step costs %1 percentage points, by a search with %n iterations.", nullptr,
                       longSearch(plan).iterations),
                {percentOf(result.cost.mean(), 2)});
}

QString textOf(const RegretOptions& options, const RegretResult& result) {
    return result.decisions == 0 ? Tr::tr("No deal was played to its end, so there are no results.")
                                 : language::sentences({shareOf(options, result), meanCost(options.plan, result)});
}

nlohmann::json jsonOf(const RegretOptions& options, const RegretResult& result) {
    const RegretPlan& plan = options.plan;
    const bool isAny = result.decisions > 0;
    const nlohmann::json interval{result.share.low(), result.share.high()};
    return {{"variant", engine::lab::namesOf(*plan.rules)},
            {"level", options.level},
            {"seats", plan.seats},
            {"scale", plan.scale},
            {"factor", plan.factor},
            {"iterations", longSearch(plan).iterations},
            {"seed", plan.seed},
            {"most_rounds", plan.mostRounds},
            {"games", result.games},
            {"decisions", result.decisions},
            {"within", kNearTheBest},
            {"near", result.near},
            {"share", isAny ? nlohmann::json(result.share.mean()) : nlohmann::json()},
            {"interval", isAny ? interval : nlohmann::json()},
            {"cost", isAny ? nlohmann::json(result.cost.mean()) : nlohmann::json()}};
}

int regret(const Context& context, RegretOptions options) {
    RegretPlan& plan = options.plan;
    const auto level = levelOf(context, options.level);
    if (!level) {
        return kUsage;
    }
    plan.level = *level;
    plan.rules = rulesChosen(context, options.variant, options.expansions);
    if (plan.rules == nullptr) {
        return kFailed;
    }
    if (plan.seats < plan.rules->minSeats || plan.seats > plan.rules->maxSeats) {
        context.err() << seatsRefused(*plan.rules) << '\n';
        return kFailed;
    }
    const Interruption interruption;
    ProgressLines lines(context, [&](const lab::RunProgress& progress) { return gamesExamined(options, progress); });
    const lab::RunForecast forecast(plan.games, 0);
    const RegretResult result = measureRegret(plan, interruption.token(), [&](int done) { lines(forecast.at(done)); });
    if (options.json) {
        context.out() << engine::jsonText(jsonOf(options, result), 2) << '\n';
    } else {
        context.out() << textOf(options, result).toStdString() << '\n';
    }
    return interruption.happened() ? kInterrupted : kOk;
}

}  // namespace

void addRegret(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<RegretOptions>();
    CLI::App* command = app.add_subcommand(
        "regret", Tr::tr("Measure how often a much longer search would choose a better step than a level of computer "
                         "player")
                      .toStdString());
    const auto add = [&](const char* name, auto& value, const QString& help) {
        return command->add_option(name, value, help.toStdString());
    };
    RegretPlan& plan = options->plan;
    add("--level", options->level, aLevel());
    add("--variant", options->variant, Tr::tr("The id of a ruleset"));
    add("--expansion", options->expansions, Tr::tr("The id of an expansion; can be given several times"));
    addNumber(*command, "--seats", plan.seats, Tr::tr("Number of players"), {2, engine::kMaxSeats});
    addNumber(*command, "--games", plan.games, Tr::tr("Number of games of the level against itself"), {1, 100'000});
    addNumber(*command, "--decisions", plan.decisions,
              Tr::tr("Number of steps to examine in each game, drawn at random"), {1, 10'000});
    addNumber(*command, "--factor", plan.factor,
              Tr::tr("Iterations of the long search, divided by those of the level; for levels that do not search, by "
                     "those of the apprentice"),
              {1.0, 1000.0});
    addNumber(*command, "--scale", plan.scale, Tr::tr("Factor for the amount of thinking in each step"),
              {0.0001, 1000.0});
    addNumber(*command, "--seed", plan.seed, Tr::tr("Random seed; the same seed gives the same games"));
    addNumber(*command, "--jobs", plan.jobs, Tr::tr("Number of games at the same time"), {1, 256});
    addNumber(*command, "--most-rounds", plan.mostRounds, Tr::tr("Number of rounds after which a game is cut short"),
              {1, engine::lab::kMostLengthRounds});
    command->add_flag("--json", options->json, Tr::tr("Print JSON").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return regret(context, *options); }; });
}

}  // namespace gnostica::cli
