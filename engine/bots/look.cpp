#include "engine/bots/look.h"

#include <algorithm>
#include <utility>

namespace gnostica::engine::bots {

Look::Look(const Evaluation& evaluation, const View& view, const Budget& budget, std::uint64_t seed,
           std::stop_token stop)
    : evaluation_(evaluation),
      view_(view),
      budget_(budget),
      seed_(seed),
      stop_(std::move(stop)),
      time_(budget.seconds) {
    constexpr double thinking = 0.8;  // share of the time; the rest is for the step that was taken
    Thinker thinker(evaluation, seed);
    thinker.think(view, within(budget, time_, thinking), stop_);
    before_ = thinker.values();
    ranked_ = thinker.ranked();
}

Values Look::after(const Step& taken) const {
    constexpr int enough = 8;
    const auto same = std::ranges::find_if(ranked_, [&](const Alternative& other) { return other.step == taken; });
    if (same != ranked_.end() && (same == ranked_.begin() || same->visits > best().visits / enough)) {
        return same->values;
    }
    Budget rest = within(budget_, time_, 1);  // it was hardly examined: it gets a separate search
    rest.iterations = std::max(1, budget_.iterations / 4);
    return valuesAfter(evaluation_, view_, taken, rest, seed_, stop_);
}

float Look::costOf(const Step& taken) const {
    const Seat seat = view_.viewer();
    return std::max(0.0F, best().values[seat] - after(taken)[seat]);
}

}  // namespace gnostica::engine::bots
