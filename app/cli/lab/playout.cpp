#include "app/cli/lab/playout.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace gnostica::cli {

namespace {

/// The end of the steps that share the first step's word: they are adjacent, so not every step is examined.
const engine::Step* endOfWord(const engine::Step* first, const engine::Step* end) {
    const engine::StepWord word = engine::wordOf(*first);
    std::ptrdiff_t reach = 1;
    while (reach < end - first && engine::wordOf(first[reach]) == word) {
        first += reach;
        reach *= 2;
    }
    return std::partition_point(first, first + std::min(reach, end - first),
                                [&](const engine::Step& step) { return engine::wordOf(step) == word; });
}

}  // namespace

const engine::Step& pickStep(const engine::StepList& steps, engine::Rng& rng) {
    std::array<const engine::Step*, engine::kMostStepWords + 1> starts{};
    std::uint32_t words = 0;
    for (const engine::Step* at = steps.begin(); at != steps.end() && words < engine::kMostStepWords;
         at = endOfWord(at, steps.end())) {
        starts[words++] = at;
    }
    starts[words] = steps.end();
    const std::uint32_t word = rng.below(words);
    const auto count = static_cast<std::uint32_t>(starts[word + 1] - starts[word]);
    return starts[word][rng.below(count)];
}

Playout::Playout(const engine::Rules& rules, int seats, std::uint64_t seed) : rules_(rules), seats_(seats), rng_(seed) {
    restart();
}

void Playout::restart() {
    decisions_ = 0;
    state_ = engine::newGame(rules_, seats_);
    advanceToDecision();
}

void Playout::advanceToDecision() {
    while (decider(rules_, state_) == engine::Seat::chance) {
        apply(rules_, state_, drawChance(rules_, state_, rng_));
    }
    legalSteps(rules_, state_, steps_);
}

void Playout::decide() {
    apply(rules_, state_, engine::Step(pickStep(steps_, rng_)));
    advanceToDecision();
    if (++decisions_ == kLongest || steps_.empty()) {
        restart();
    }
}

}  // namespace gnostica::cli
