// The speed of the engine: listing, applying, copying, and whole random games.
#include "app/cli/lab/playout.h"
#include "tests/bench/base_rules.h"

#include <benchmark/benchmark.h>

namespace {

using namespace gnostica::engine;
using gnostica::bench::baseRules;
using gnostica::cli::Playout;

/// Positions from the middle of random games.
std::vector<State> sample() {
    std::vector<State> states;
    Playout playout(baseRules(), 4, 3);
    for (int i = 0; i < 4096; ++i) {
        if (i % 8 == 0) {
            states.push_back(playout.state());
        }
        playout.decide();
    }
    return states;
}

void legalStepsOfAState(benchmark::State& run) {
    const auto states = sample();
    StepList steps;
    std::size_t i = 0;
    for (auto _ : run) {
        legalSteps(baseRules(), states[i++ % states.size()], steps);
        benchmark::DoNotOptimize(steps.size());
    }
}
BENCHMARK(legalStepsOfAState);

void copyOfAState(benchmark::State& run) {
    const auto states = sample();
    State copy;
    std::size_t i = 0;
    for (auto _ : run) {
        copy = states[i++ % states.size()];
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(copyOfAState);

void copyAndApply(benchmark::State& run) {
    const auto states = sample();
    StepList steps;
    std::vector<Step> first;
    Rng rng(2);
    for (const State& state : states) {
        legalSteps(baseRules(), state, steps);
        first.push_back(gnostica::cli::pickStep(steps, rng));
    }
    std::size_t i = 0;
    for (auto _ : run) {
        State copy = states[i % states.size()];
        apply(baseRules(), copy, first[i % states.size()]);
        benchmark::DoNotOptimize(copy);
        ++i;
    }
}
BENCHMARK(copyAndApply);

void hashOfAState(benchmark::State& run) {
    const auto states = sample();
    std::size_t i = 0;
    for (auto _ : run) {
        benchmark::DoNotOptimize(hash(states[i++ % states.size()]));
    }
}
BENCHMARK(hashOfAState);

/// items_per_second counts steps per second.
void randomPlayout(benchmark::State& run) {
    Playout playout(baseRules(), static_cast<int>(run.range(0)), 1);
    for (auto _ : run) {
        playout.decide();
    }
    run.SetItemsProcessed(run.iterations());
}
BENCHMARK(randomPlayout)->DenseRange(2, 6);

}  // namespace
