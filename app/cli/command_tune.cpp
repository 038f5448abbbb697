#include "app/cli/commands.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/tr.h"
#include "app/wording/fill.h"
#include "app/wording/numbers.h"
#include "engine/lab/tuning.h"

#include <algorithm>
#include <ostream>

namespace gnostica::cli {
namespace {

using wording::fill;
using wording::number;

using engine::lab::TuningPlan;
using engine::lab::TuningRound;

struct TuneOptions {
    std::vector<std::string> variants{"gnostica"};
    std::vector<int> seats{2};
    int rounds = 3;
    int games = 400;
    int iterations = 100;
    std::uint64_t seed = 1;
    int jobs = 1;
};

int tune(const Context& context, const TuneOptions& options) {
    TuningPlan plan;
    plan.rounds = options.rounds;
    plan.games = options.games;
    plan.iterations = options.iterations;
    plan.seed = options.seed;
    plan.jobs = options.jobs;
    for (const std::string& variant : options.variants) {
        const auto rules = rulesChosen(context, variant, {});
        if (rules == nullptr) {
            return kFailed;
        }
        for (const int seats : options.seats) {
            plan.grounds.push_back({rules, std::clamp(seats, rules->minSeats, rules->maxSeats)});
        }
    }
    const auto weights = engine::lab::tune(plan, [&](const TuningRound& round) {
        //: all are numbers; the surprise is how far judgements and results lie apart, before and after the round
        const QString told =
            fill(Tr::tr("Round %1: games %2, positions %3, surprise %4, then %5."),
                 {number(round.round + 1), number(round.games), number(static_cast<int>(round.positions)),
                  number(round.surpriseBefore, 4), number(round.surpriseAfter, 4)});
        context.err() << told.toStdString() << std::endl;
    });
    context.out() << toText(engine::bots::Judging{.two = {.weights = weights}, .more = {.weights = weights}});
    return kOk;
}

}  // namespace

void addTune(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<TuneOptions>();
    CLI::App* command = app.add_subcommand(
        "tune", Tr::tr("Find the weights by which computer players judge, by games against themselves").toStdString());
    const auto add = [&](const char* name, auto& value, const QString& help) {
        return command->add_option(name, value, help.toStdString());
    };
    add("--variant", options->variants, Tr::tr("The rulesets that are played, in turn"));
    addNumbers(*command, "--seats", options->seats, Tr::tr("How many play; may be given several times"),
               {1, engine::kMaxSeats});
    addNumber(*command, "--rounds", options->rounds, Tr::tr("How often the table is fitted"), {1, 100});
    addNumber(*command, "--games", options->games, Tr::tr("Games in each round"), {1, 1'000'000});
    addNumber(*command, "--iterations", options->iterations, Tr::tr("How long a player thinks"), {1, 1'000'000});
    addNumber(*command, "--seed", options->seed, Tr::tr("The same number gives the same table"));
    addNumber(*command, "--jobs", options->jobs, Tr::tr("Games at the same time"), {1, 256});
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return tune(context, *options); }; });
}

}  // namespace gnostica::cli
