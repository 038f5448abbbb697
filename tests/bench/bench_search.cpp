// The speed of computer players: evaluations of positions, and steps and playouts of a search, per second.
#include "engine/bots/search.h"
#include "engine/play/play.h"
#include "tests/bench/base_rules.h"

#include <benchmark/benchmark.h>

namespace {

using namespace gnostica::engine;
using namespace gnostica::engine::bots;
using gnostica::bench::baseRules;

/// Starts of turns in the middle of games between weak computer players.
std::vector<State> sample(int seats) {
    std::vector<State> states;
    const Evaluation evaluation(baseRules());
    Rng rng(7);
    while (states.size() < 32) {
        State state = newGame(baseRules(), seats);
        Search search(evaluation, 1);
        for (int decisions = 0; decisions < 120 && !isOver(state); ++decisions) {
            const Seat seat = decider(baseRules(), state);
            if (seat == Seat::chance) {
                apply(baseRules(), state, drawChance(baseRules(), state, rng));
                continue;
            }
            if (state.turn.stage == Stage::option && decisions % 20 > 16) {
                states.push_back(state);
            }
            search.begin(View(baseRules(), state, seat));
            search.run({.iterations = 8, .seconds = 0, .threads = 1}, {}, nullptr);
            apply(baseRules(), state, Step(search.best().step));
        }
    }
    return states;
}

void judgeAPosition(benchmark::State& run) {
    const auto states = sample(2);
    const Evaluation evaluation(baseRules());
    std::size_t i = 0;
    for (auto _ : run) {
        benchmark::DoNotOptimize(evaluation.judge(states[i++ % states.size()]));
    }
}
BENCHMARK(judgeAPosition);

void search(benchmark::State& run) {
    const auto states = sample(static_cast<int>(run.range(0)));
    const Evaluation evaluation(baseRules());
    SearchCounts counts;
    std::size_t i = 0;
    for (auto _ : run) {
        const State& state = states[i++ % states.size()];
        Search search(evaluation, i);
        search.begin(View(baseRules(), state, decider(baseRules(), state)));
        search.run({.iterations = static_cast<int>(run.range(1)), .seconds = 0, .threads = 1}, {}, nullptr);
        counts.iterations += search.counts().iterations;
        counts.decisions += search.counts().decisions;
        counts.lines += search.counts().lines;
        counts.trials += search.counts().trials;
    }
    const auto rate = [](std::uint64_t count) {
        return benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsRate);
    };
    run.counters["iterations"] = rate(counts.iterations);
    run.counters["decisions"] = rate(counts.decisions);
    run.counters["lines"] = rate(counts.lines);
    run.counters["trials"] = rate(counts.trials);
}
BENCHMARK(search)->ArgsProduct({{2, 4}, {150, 2000}})->Unit(benchmark::kMillisecond);

}  // namespace
