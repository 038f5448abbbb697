// Text typed in a game: a step, a line of two steps, or an outcome of chance. Any text gives a legal step or a problem.
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

struct Moment {
    std::shared_ptr<const Rules> rules;
    State state;
};

/// A position from a random game.
State playedState(const Rules& rules, std::uint64_t seed) {
    Rng rng(seed);
    const auto seats = static_cast<std::uint32_t>(rules.maxSeats - rules.minSeats + 1);
    State state = newGame(rules, rules.minSeats + static_cast<int>(rng.below(seats)));
    StepList steps;
    for (std::uint64_t i = 0; i < 30 + 10 * (seed % 16) && !isOver(state); ++i) {
        if (decider(rules, state) == Seat::chance) {
            apply(rules, state, drawChance(rules, state, rng));
            continue;
        }
        legalSteps(rules, state, steps);
        apply(rules, state, Step(steps[rng.below(static_cast<std::uint32_t>(steps.size()))]));
    }
    return state;
}

/// Positions from all games in which the texts are typed.
std::vector<Moment> someMoments() {
    constexpr std::uint64_t each = 8;
    std::vector<Moment> moments;
    for (const auto& rules : allRules()) {
        for (std::uint64_t i = 0; i < each; ++i) {
            moments.push_back({rules, playedState(*rules, moments.size() + 1)});
        }
    }
    return moments;
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

void tryChance(const Rules& rules, const State& state, std::string_view text) {
    const auto outcome = parseChance(rules, state, text);
    if (outcome) {
        const auto again = parseChance(rules, state, toText(rules, state, *outcome, DiceText::alone));
        require(again && *again == *outcome);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<Moment> moments = someMoments();
    if (size == 0) {
        return 0;
    }
    const auto& [rules, state] = moments[data[0] % moments.size()];
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    tryStep(*rules, state, text);
    tryChance(*rules, state, text);
    if (const auto lines = parseLine(text)) {
        require(!lines->empty() && lines->size() <= 2);
        tryStep(*rules, state, lines->front());
    }
    return 0;
}
