// Experiments: pairs of games per second, with one and two threads, compared with plain random games and with the time
// for thinking in them.
#include "app/lab/pair_workers.h"
#include "engine/lab/pair.h"
#include "tests/bench/base_rules.h"

#include <benchmark/benchmark.h>

#include <memory>
#include <numeric>

namespace {

using namespace gnostica::engine;

/// The base game; the pointer does not own it.
std::shared_ptr<const Rules> sharedBase() {
    return {std::shared_ptr<const Rules>(), &gnostica::bench::baseRules()};
}

lab::Plan planFor(bots::Level level, int pairs) {
    lab::Plan plan;
    plan.arms.push_back(lab::armOf("base", sharedBase()));
    plan.players.assign(2, {level, 0});
    plan.pairs = pairs;
    plan.courses = 0;
    return plan;
}

/// The same pairs in every iteration; both games of a pair count as items.
void experiment(benchmark::State& run, bots::Level level, int pairs) {
    const lab::Plan plan = planFor(level, pairs);
    std::vector<int> numbers(static_cast<std::size_t>(pairs));
    std::iota(numbers.begin(), numbers.end(), 0);
    for (auto _ : run) {
        gnostica::lab::PairWorkers workers(plan, numbers, static_cast<int>(run.range(0)), {});
        int played = 0;
        while (!workers.isIdle()) {
            played += static_cast<int>(workers.collect(std::chrono::milliseconds(1000)).size());
        }
        benchmark::DoNotOptimize(played);
    }
    run.counters["games"] =
        benchmark::Counter(2.0 * pairs, benchmark::Counter::kIsIterationInvariantRate, benchmark::Counter::kIs1000);
}
BENCHMARK_CAPTURE(experiment, random, bots::Level::random, 64)->Arg(1)->Arg(2)->UseRealTime();
BENCHMARK_CAPTURE(experiment, greedy, bots::Level::greedy, 32)->Arg(1)->Arg(2)->UseRealTime();

/// The cost of measuring: games of random players, with their score curves.
void measuredGame(benchmark::State& run) {
    lab::Plan plan = planFor(bots::Level::random, 1'000'000);
    plan.courses = plan.pairs;
    int pair = 0;
    std::int64_t decisions = 0;
    for (auto _ : run) {
        const lab::MeasuredGame game = playMeasured(gamePlanOf(plan, {pair++, 0, lab::GameRole::deal}));
        decisions += game.decisions;
    }
    run.counters["decisions"] = benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}
BENCHMARK(measuredGame)->Unit(benchmark::kMicrosecond);

}  // namespace
