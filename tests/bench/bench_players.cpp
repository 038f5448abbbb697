// Games per second between computer players of one level, and with random steps: the cost of an experiment.
#include "app/cli/lab/playout.h"
#include "engine/lab/match.h"
#include "tests/bench/base_rules.h"

#include <benchmark/benchmark.h>

namespace {

using namespace gnostica::engine;
using bots::Level;
using gnostica::bench::baseRules;

/// The rules live as long as the program.
std::shared_ptr<const Rules> sharedRules() {
    return {std::shared_ptr<const Rules>(), &baseRules()};
}

lab::Entrant entrantOf(Level level) {
    return {.level = level, .budget = {.iterations = budgetOf(level).iterations}};
}

void tellRates(benchmark::State& run, double games, double decisions, double turns) {
    const auto rate = [](double count) { return benchmark::Counter(count, benchmark::Counter::kIsRate); };
    run.counters["games"] = rate(games);
    run.counters["decisions"] = rate(decisions);
    run.counters["turns"] = rate(turns);
}

/// Arguments: level, seats.
void gamesOf(benchmark::State& run) {
    const lab::Entrant entrant = entrantOf(static_cast<Level>(run.range(0)));
    const auto seats = static_cast<int>(run.range(1));
    lab::TablePlan plan{.rules = sharedRules(), .seats = seats, .playerSeed = 1};
    for (int i = 0; i < seats; ++i) {
        plan.entrants[seatAt(i)] = entrant;
    }
    double decisions = 0;
    double turns = 0;
    double games = 0;
    for (auto _ : run) {
        ++games;
        plan.chanceSeed = static_cast<std::uint64_t>(games);
        const auto facts = lab::playGame(plan);
        decisions += facts.decisions;
        turns += facts.turns;
    }
    run.SetLabel(std::string(nameOf(entrant.level)));
    tellRates(run, games, decisions, turns);
}
BENCHMARK(gamesOf)
    ->ArgsProduct({{static_cast<int>(Level::quick), static_cast<int>(Level::apprentice)}, {2, 3, 4}})
    ->MinTime(10)
    ->Unit(benchmark::kMillisecond);

/// The same as a match with several games in parallel. Argument: number of threads.
void quickMatch(benchmark::State& run) {
    constexpr int games = 40;
    const lab::Entrant entrant = entrantOf(Level::quick);
    double played = 0;
    double turns = 0;
    double decisions = 0;
    for (auto _ : run) {
        const auto result = lab::playMatch({.rules = sharedRules(),
                                            .a = entrant,
                                            .b = entrant,
                                            .games = games,
                                            .jobs = static_cast<int>(run.range(0))});
        played += result.games;
        turns += result.turns.mean() * result.games;
        decisions += result.decisions.mean() * result.games;
    }
    tellRates(run, played, decisions, turns);
}
BENCHMARK(quickMatch)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

/// Argument: seats.
void randomGames(benchmark::State& run) {
    constexpr int batch = 1000;
    gnostica::cli::Playout playout(baseRules(), static_cast<int>(run.range(0)), 1);
    double decisions = 0;
    for (auto _ : run) {
        for (int i = 0; i < batch; ++i) {
            playout.decide();
        }
        decisions += batch;
    }
    run.counters["decisions"] = benchmark::Counter(decisions, benchmark::Counter::kIsRate);
}
BENCHMARK(randomGames)->Arg(2)->Arg(3)->Arg(4);

}  // namespace
