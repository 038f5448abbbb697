#include "engine/lab/explorer.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace gnostica::engine::lab {

namespace {

/// The card that a step brings into play; empty if there is none.
Card cardOf(const State& state, const Step& step) {
    if (const auto* play = std::get_if<step::Play>(&step)) {
        return play->card;
    }
    if (const auto* activate = std::get_if<step::Activate>(&step)) {
        const Territory* territory = state.territoryAt(activate->space);
        return territory == nullptr ? Card::none() : territory->card;
    }
    return Card::none();
}

bool isUnwelcome(const Step& step) {
    return std::holds_alternative<step::Skip>(step) || std::holds_alternative<step::Challenge>(step);
}

}  // namespace

StepKind kindOf(const Step& step) {
    const auto* special = std::get_if<step::Special>(&step);
    return special == nullptr ? StepKind{step.index(), 0, 0} : StepKind{step.index(), special->owner, special->code};
}

int Explorer::timesTaken(const State& state, const Step& step) const {
    if (isUnwelcome(step)) {
        return std::numeric_limits<int>::max();
    }
    if (const Card card = cardOf(state, step); !card.isNone()) {
        return cards_[card.index()];  // there are many cards, and each should be used
    }
    const auto kind = kinds_.find(kindOf(step));
    return kind == kinds_.end() ? 0 : kind->second;
}

Step Explorer::choose(const State& state, std::span<const Step> legal, Rng& rng) {
    std::vector<const Step*> rarest;
    int fewest = std::numeric_limits<int>::max();
    for (const Step& step : legal) {
        const int times = timesTaken(state, step);
        if (times < fewest) {
            rarest.clear();
            fewest = times;
        }
        if (times == fewest) {
            rarest.push_back(&step);
        }
    }
    const Step chosen = *rarest[rng.below(static_cast<std::uint32_t>(rarest.size()))];
    ++kinds_[kindOf(chosen)];
    if (const Card card = cardOf(state, chosen); !card.isNone()) {
        ++cards_[card.index()];
    }
    return chosen;
}

}  // namespace gnostica::engine::lab
