// A table of weights from a stranger: it is refused with a place, or it is whole, and whoever judges by it comes to
// numbers.
#include "engine/bots/player.h"
#include "tests/fuzz/fuzz_rules.h"

#include <algorithm>
#include <cmath>

using namespace gnostica::engine;
using namespace gnostica::fuzz;

namespace {

/// The step of whoever begins, by these weights.
void tryPlayer(const bots::Weights& weights) {
    const auto& rules = allRules().front();
    Rng rng(1);
    State state = newGame(*rules, 2);
    while (decider(*rules, state) == Seat::chance) {
        apply(*rules, state, drawChance(*rules, state, rng));
    }
    const View view(*rules, state, decider(*rules, state));
    const Step step = makePlayer(bots::Level::greedy, rules, 1, weights)->choose(view, {});
    StepList steps;
    legalSteps(*rules, state, steps);
    require(std::ranges::find(steps, step) != steps.end());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto weights = bots::weightsFrom({reinterpret_cast<const char*>(data), size});
    if (!weights) {
        require(weights.error().place.line > 0);
        return 0;
    }
    for (const float weight : weights->of) {
        require(std::abs(weight) <= bots::kMostWeight);
    }
    require(bots::weightsFrom(toText(*weights)).has_value());
    tryPlayer(*weights);
    return 0;
}
