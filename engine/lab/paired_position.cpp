#include "engine/lab/paired_position.h"

#include "engine/lab/step_listing.h"
#include "engine/play/play.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace gnostica::engine::lab {
namespace {

/// The position of each card in any shuffle.
using Priorities = std::array<std::uint8_t, kCardCount>;

Priorities drawPriorities(Rng& rng) {
    Priorities priorities{};
    std::iota(priorities.begin(), priorities.end(), std::uint8_t{0});
    for (std::size_t left = priorities.size(); left > 1; --left) {
        std::swap(priorities[left - 1], priorities[rng.below(static_cast<std::uint32_t>(left))]);
    }
    return priorities;
}

/// The outcome of chance on one side. Both sides get the same generator and priorities.
Chance drawnFor(const Rules& rules, const State& state, Rng rng, const Priorities& priorities) {
    Chance outcome = drawChance(rules, state, rng);
    if (auto* pile = std::get_if<chance::Shuffle>(&outcome)) {
        std::ranges::sort(pile->order.begin(), pile->order.begin() + pile->count, {},
                          [&](Card card) { return priorities[card.index()]; });
    }
    return outcome;
}

}  // namespace

PairedPosition::PairedPosition(PositionPair start) : now_(std::move(start)), fromStart_(differing(now_)) {}

Aspects PairedPosition::parted() const {
    return differing(now_).without(fromStart_);
}

std::optional<std::size_t> PairedPosition::partedAfter() const {
    if (parted().empty()) {
        return std::nullopt;
    }
    std::size_t first = history_.size();
    while (first > 1) {
        const Both<State>& before = history_[first - 1];
        if (differing(rules(Side::a), before.a, rules(Side::b), before.b).without(fromStart_).empty()) {
            break;
        }
        --first;
    }
    return first;
}

void PairedPosition::play(const Both<std::optional<Step>>& steps) {
    if (!steps.a && !steps.b) {
        return;
    }
    remember();
    for (const Side side : kSides) {
        if (steps[side]) {
            apply(rules(side), now_.states[side], *steps[side]);
        }
    }
}

void PairedPosition::play(const ComparedStep& step) {
    play(step.steps);
}

Both<bool> PairedPosition::play(const std::string& text) {
    Both<std::optional<Step>> steps;
    for (const Side side : kSides) {
        steps[side] = StepListing(rules(side), state(side)).meaning(text);
    }
    play(steps);
    return {steps.a.has_value(), steps.b.has_value()};
}

bool PairedPosition::awaitsChance(Side side) const {
    return decider(rules(side), state(side)) == Seat::chance;
}

void PairedPosition::drawChance(Rng& rng) {
    if (!awaitsChance(Side::a) && !awaitsChance(Side::b)) {
        return;
    }
    remember();
    const Priorities priorities = drawPriorities(rng);
    const Rng same(rng());
    for (const Side side : kSides) {
        if (awaitsChance(side)) {
            apply(rules(side), now_.states[side], drawnFor(rules(side), state(side), same, priorities));
        }
    }
}

Both<bool> PairedPosition::play(const Chance& outcome) {
    const auto fitting = [&](Side side) { return fits(rules(side), state(side), outcome); };
    const Both<bool> taken{fitting(Side::a), fitting(Side::b)};
    if (taken.a || taken.b) {
        remember();
    }
    for (const Side side : kSides) {
        if (taken[side]) {
            apply(rules(side), now_.states[side], outcome);
        }
    }
    return taken;
}

bool PairedPosition::back() {
    if (history_.empty()) {
        return false;
    }
    now_.states = history_.back();
    history_.pop_back();
    return true;
}

}  // namespace gnostica::engine::lab
