#include "app/cli/playout.h"

#include <array>

namespace gnostica::cli {

const engine::Step& pickStep(const engine::StepList& steps, engine::Rng& rng) {
    std::array<std::uint32_t, engine::kStepWords> counts{};
    for (const engine::Step& step : steps) {
        ++counts[static_cast<std::size_t>(engine::wordOf(step))];
    }
    std::uint32_t words = 0;
    for (const std::uint32_t count : counts) {
        words += count > 0 ? 1U : 0U;
    }
    std::uint32_t word = rng.below(words);
    std::size_t chosen = 0;
    while (counts[chosen] == 0 || word > 0) {
        word -= counts[chosen] > 0 ? 1U : 0U;
        ++chosen;
    }
    std::uint32_t place = rng.below(counts[chosen]);
    for (const engine::Step& step : steps) {
        if (static_cast<std::size_t>(engine::wordOf(step)) == chosen && place-- == 0) {
            return step;
        }
    }
    return steps[0];
}

Playout::Playout(const engine::Rules& rules, int seats, std::uint64_t seed) : rules_(rules), seats_(seats), rng_(seed) {
    restart();
}

void Playout::restart() {
    decisions_ = 0;
    state_ = engine::newGame(rules_, seats_);
    settle();
}

void Playout::settle() {
    while (decider(rules_, state_) == engine::Seat::chance) {
        apply(rules_, state_, drawChance(rules_, state_, rng_));
    }
    legalSteps(rules_, state_, steps_);
}

void Playout::decide() {
    apply(rules_, state_, engine::Step(pickStep(steps_, rng_)));
    settle();
    if (++decisions_ == kLongest || steps_.empty()) {
        restart();
    }
}

}  // namespace gnostica::cli
