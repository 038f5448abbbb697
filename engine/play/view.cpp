#include "engine/play/view.h"

#include "engine/mechanics/mechanic.h"
#include "engine/play/position_start.h"

namespace gnostica::engine {

View::View(const Rules& rules, const State& state, Seat viewer, CardSet shown) : open_(state), viewer_(viewer) {
    for (const auto& mechanic : rules.mechanics) {
        mechanic->conceal(open_, viewer);
    }
    CardSet seen = cardsAside(rules, open_);
    for (const Territory& territory : state.map()) {
        if (!territory.card.isNone()) {
            seen.insert(territory.card);
        }
    }
    for (const Card card : state.discard.cards()) {
        seen.insert(card);
    }
    const CardSet learnt = isPlayer(viewer) ? state.known[viewer] | shown : shown;
    for (int i = 0; i < state.seats; ++i) {
        const Seat seat = seatAt(i);
        handSizes_[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
        if (seat != viewer) {
            open_.hands[seat] &= learnt;
            open_.known[seat].clear();  // the knowledge of other seats is secret
        }
        seen |= open_.hands[seat];
    }
    unseen_ = CardSet::deck() - seen;
    open_.draw.clear();
    for (int i = 0; i < state.draw.size(); ++i) {
        open_.draw.push(Card::none());
    }
}

void View::legalSteps(const Rules& rules, StepList& out) const {
    out.clear();
    if (decider(rules, open_) == viewer_) {
        engine::legalSteps(rules, open_, out);
    }
}

State View::imagine(const Rules& rules, Rng& rng) const {
    State state = open_;
    HiddenCards hidden(unseen_, rng);
    for (const auto& mechanic : rules.mechanics) {
        mechanic->imagine(rules, state, viewer_, hidden, rng);
    }
    for (int i = 0; i < state.seats; ++i) {
        const Seat seat = seatAt(i);
        while (state.hands[seat].size() < handSizes_[seat]) {
            state.hands[seat].insert(hidden.deal());
        }
    }
    const int pile = state.draw.size();
    state.draw.clear();
    for (int i = 0; i < pile; ++i) {
        state.draw.push(hidden.deal());
    }
    return state;
}

}  // namespace gnostica::engine
