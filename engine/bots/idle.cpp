#include "engine/bots/idle.h"

#include <algorithm>

namespace gnostica::engine::bots {

namespace {

/// More choices than any turn needs.
constexpr int kEnough = 64;

bool isIdle(const Rules& rules, const Step& step) {
    if (const auto* refresh = std::get_if<step::Refresh>(&step)) {
        return refresh->discards.bits == 0 && refresh->draw == 0;
    }
    if (const auto* special = std::get_if<step::Special>(&step)) {
        return rules.kindOf(*special).draws && special->amount == 0;
    }
    return std::holds_alternative<step::Skip>(step) || std::holds_alternative<step::Done>(step);
}

}  // namespace

std::optional<Step> idleStep(const Rules& rules, const StepList& steps) {
    const auto* idle = std::find_if(steps.begin(), steps.end(), [&](const Step& step) { return isIdle(rules, step); });
    return idle == steps.end() ? std::nullopt : std::optional(Step(*idle));
}

std::optional<State> idleToClose(const Rules& rules, const State& state) {
    State after = state;
    const int turn = state.turnsPlayed;
    StepList steps;
    for (int i = 0; i < kEnough && after.turnsPlayed == turn && decider(rules, after) == state.turn.mover; ++i) {
        if (after.turn.stage == Stage::close) {
            return after;
        }
        legalSteps(rules, after, steps);
        const auto idle = idleStep(rules, steps);
        if (!idle) {
            return std::nullopt;
        }
        apply(rules, after, *idle);
    }
    return std::nullopt;
}

State passTurn(const Rules& rules, const State& state, Rng& rng) {
    State after = state;
    StepList steps;
    for (int i = 0; i < kEnough && after.turnsPlayed == state.turnsPlayed && !isOver(after); ++i) {
        if (after.turn.awaiting != ChanceKind::none) {
            apply(rules, after, drawChance(rules, after, rng));
        } else {
            legalSteps(rules, after, steps);
            apply(rules, after, idleStep(rules, steps).value_or(Step(steps[0])));
        }
    }
    return after;
}

}  // namespace gnostica::engine::bots
