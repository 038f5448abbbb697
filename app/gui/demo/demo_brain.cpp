#include "app/gui/demo/demo_brain.h"

#include "engine/play/play.h"

namespace gnostica::gui {

using namespace engine;

namespace {

constexpr int kTries = 40;
/// Points from which on the last turn is announced, and turns after which it is in any case.
constexpr int kEnoughPoints = 8;
constexpr int kPatience = 45;

/// What a step is worth by its kind alone: a demonstration should not consist of passing.
double liking(const Step& step, bool daring) {
    switch (wordOf(step)) {
    case StepWord::skip: return -0.6;
    case StepWord::refresh:
    case StepWord::orient: return -0.5;
    case StepWord::challenge: return daring ? 1.0 : -2.0;
    case StepWord::done: return -0.2;
    default: return 0;
    }
}

}  // namespace

const Step& DemoBrain::any(const StepList& legal) {
    return legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
}

double DemoBrain::worth(const Rules& rules, const State& state, const Step& step) {
    const Seat self = decider(rules, state);
    State after = state;
    apply(rules, after, step);
    double gain = score(rules, after, self) - score(rules, state, self);
    for (int i = 0; i < state.seats; ++i) {
        const Seat other = seatAt(i);
        gain -= other == self ? 0.0 : 0.4 * (score(rules, after, other) - score(rules, state, other));
    }
    const bool daring = score(rules, state, self) >= kEnoughPoints || state.turnsPlayed > kPatience * state.seats;
    return gain + liking(step, daring) + chance();
}

Step DemoBrain::choose(const Rules& rules, const View& view, const StepList& legal) {
    const State state = view.imagine(rules, rng_);
    Step best = any(legal);
    double most = worth(rules, state, best);
    for (int i = 0; i < kTries; ++i) {
        const Step& step = any(legal);
        const double value = worth(rules, state, step);
        if (value > most) {
            most = value;
            best = step;
        }
    }
    return best;
}

}  // namespace gnostica::gui
