#include "engine/bots/turn_outline.h"

#include "engine/play/play.h"

#include <array>
#include <optional>

namespace gnostica::engine::bots {

namespace {

/// No turn is that long: a ruleset with endless turns must not delay an answer.
constexpr std::size_t kMostSteps = 32;

/// The viewer's view after a step, if it is certain: the same for all hidden things. nullopt if the choice is no longer
/// the viewer's, or the turn is over.
std::optional<View> viewAfter(const Rules& rules, const View& view, const Step& step, Rng& rng) {
    constexpr int worlds = 4;
    std::optional<View> certain;
    for (int world = 0; world < worlds; ++world) {
        State state = view.imagine(rules, rng);
        apply(rules, state, step);
        if (isOver(state) || state.turn.awaiting != ChanceKind::none || state.turnsPlayed != view.open().turnsPlayed ||
            decider(rules, state) != view.viewer()) {
            return std::nullopt;
        }
        const View seen(rules, state, view.viewer());
        if (certain && seen != *certain) {
            return std::nullopt;
        }
        certain = seen;
    }
    return certain;
}

}  // namespace

std::vector<PlannedStep> outlineTurn(const Rules& rules, const View& view, const Step& first, Thinker& thinker,
                                     const Budget& budget, std::uint64_t seed, const std::stop_token& stop,
                                     const Countdown& time) {
    constexpr double share = 0.25;  // of the remaining time; later steps matter less
    Rng rng(seed ^ hash(view.open()));
    std::vector<PlannedStep> planned{{view, first}};
    while (planned.size() < kMostSteps && !stop.stop_requested() && !time.isUp()) {
        const PlannedStep& last = planned.back();
        const std::optional<View> next = viewAfter(rules, last.view, last.step, rng);
        if (!next) {
            break;
        }
        thinker.follow(last.step);
        thinker.think(*next, within(budget, time, share), stop);
        planned.push_back({*next, thinker.ranked().front().step});
    }
    return planned;
}

}  // namespace gnostica::engine::bots
