// A judging document from an untrusted source: it is refused with a location, or it is complete and yields finite
// evaluations.
#include "engine/bots/evaluation.h"
#include "engine/bots/player.h"
#include "tests/fuzz/fuzz_rules.h"

#include <algorithm>
#include <cmath>

using namespace gnostica::engine;
using namespace gnostica::fuzz;

namespace {

void tryJudgement(const bots::Judgement& judgement) {
    for (const float weight : judgement.weights.of) {
        require(std::abs(weight) <= bots::kMostWeight);
    }
    require(judgement.certainty > 0 && judgement.certainty <= 10);
    require(judgement.others >= 0 && judgement.others <= 1);
    require(std::abs(judgement.neutral) <= bots::kMostWeight);
}

void requireShares(const bots::Values& values, int seats) {
    for (int i = 0; i < seats; ++i) {
        require(values[seatAt(i)] >= 0 && values[seatAt(i)] <= 1);
    }
}

/// Evaluates the start of a game and chooses the first player's step.
void tryPlayer(const bots::Judging& judging, int seats) {
    const auto& rules = allRules().front();
    Rng rng(1);
    State state = newGame(*rules, seats);
    while (decider(*rules, state) == Seat::chance) {
        apply(*rules, state, drawChance(*rules, state, rng));
    }
    const bots::Evaluation evaluation(*rules, judging);
    requireShares(evaluation.judge(state), seats);
    requireShares(evaluation.chances(state), seats);
    const View view(*rules, state, decider(*rules, state));
    const Step step = makePlayer(bots::Level::greedy, rules, 1, judging)->choose(view, {});
    StepList steps;
    legalSteps(*rules, state, steps);
    require(std::ranges::find(steps, step) != steps.end());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto judging = bots::judgingFrom({reinterpret_cast<const char*>(data), size}, "judging.json");
    if (!judging) {
        require(!judging.error().empty());
        for (const Diagnostic& problem : judging.error()) {
            require(problem.source == "judging.json");
        }
        return 0;
    }
    tryJudgement(judging->two);
    tryJudgement(judging->more);
    const auto again = bots::judgingFrom(toText(*judging), "again.json");
    require(again.has_value());
    require(toText(*again) == toText(*judging));
    tryPlayer(*judging, 2);
    tryPlayer(*judging, 3);
    return 0;
}
