// Text typed at a table: a step, a line of two, an outcome of chance. Whatever it is, it is a legal step or a problem.
#include "engine/notation/chance_text.h"
#include "engine/notation/step_text.h"
#include "engine/notation/words.h"
#include "engine/play/play.h"
#include "tests/fuzz/fuzz_rules.h"

#include <algorithm>
#include <cstdint>

using namespace gnostica::engine;
using namespace gnostica::fuzz;

namespace {

/// Moments out of random games, at which the texts are typed.
std::vector<State> someStates(const Rules& rules) {
    std::vector<State> states;
    for (std::uint64_t seed = 1; seed <= 32; ++seed) {
        Rng rng(seed);
        State state = newGame(rules, 2 + static_cast<int>(seed % 5));
        StepList steps;
        for (std::uint64_t i = 0; i < 40 + 5 * seed && !isOver(state); ++i) {
            if (decider(rules, state) == Seat::chance) {
                apply(rules, state, drawChance(rules, state, rng));
                continue;
            }
            legalSteps(rules, state, steps);
            apply(rules, state, Step(steps[rng.below(static_cast<std::uint32_t>(steps.size()))]));
        }
        states.push_back(state);
    }
    return states;
}

void tryStep(const Rules& rules, const State& state, std::string_view text) {
    const auto step = parseStep(rules, state, text);
    if (!step) {
        require(!step.error().refusal || step.error().diagnostic.code == DiagnosticCode::illegal);
        return;
    }
    StepList steps;
    legalSteps(rules, state, steps);
    require(std::ranges::find(steps, *step) != steps.end());
    const auto again = parseStep(rules, state, toText(rules, state, *step));
    require(again && *again == *step);
}

void tryChance(const State& state, std::string_view text) {
    const auto outcome = parseChance(text);
    if (outcome) {
        const auto again = parseChance(toText(state, *outcome));
        require(again && *again == *outcome);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::shared_ptr<const Rules> rules = shippedRules();
    static const std::vector<State> states = someStates(*rules);
    if (size == 0) {
        return 0;
    }
    const State& state = states[data[0] % states.size()];
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    tryStep(*rules, state, text);
    tryChance(state, text);
    if (const auto lines = parseLine(text)) {
        require(!lines->empty() && lines->size() <= 2);
        tryStep(*rules, state, lines->front());
    }
    return 0;
}
