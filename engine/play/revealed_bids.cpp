#include "engine/play/revealed_bids.h"

#include "engine/mechanics/bid.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

template <class E>
const E* eventIn(const ToldMoment& moment) {
    for (const Event& event : moment.events()) {
        if (const auto* found = std::get_if<E>(&event)) {
            return found;
        }
    }
    return nullptr;
}

std::vector<RevealedBids::Bid> bidsOf(const event::BidsRevealed& revealed) {
    int highest = 0;
    for (int i = 0; i < revealed.seats; ++i) {
        highest = std::max(highest, bidStrength(revealed.bids[seatAt(i)]));
    }
    std::vector<RevealedBids::Bid> bids;
    for (int i = 0; i < revealed.seats; ++i) {
        const Card card = revealed.bids[seatAt(i)];
        bids.push_back({seatAt(i), card, bidStrength(card) == highest});
    }
    return bids;
}

/// BID-4: from the last in the order of turns to the first, each up to a full hand; `pool`: cards to take.
std::vector<Seat> takersIn(const Rules& rules, const View& view, int pool) {
    const State& state = view.open();
    const int dealt = cardsDealt(rules);
    std::vector<Seat> takers;
    for (int i = state.seats - 1; i >= 0 && pool > 0; --i) {
        const Seat seat = state.order[static_cast<std::size_t>(i)];
        if (const int room = dealt - view.handSize(seat); room > 0) {
            takers.push_back(seat);
            pool -= room;
        }
    }
    return takers;
}

/// True if the step belongs to the bidding.
bool isOfBidding(const Step& step) {
    return std::holds_alternative<step::Bid>(step) || std::holds_alternative<step::Take>(step);
}

/// True if `later` has overtaken bids with this outcome.
bool overtakes(const ToldMoment& later, bool isTied, const PerSeat<bool>& people) {
    const Step* step = later.step();
    if (step == nullptr) {
        return false;
    }
    return isTied ? people[later.who()] : !isOfBidding(*step);
}

}  // namespace

std::optional<RevealedBids> revealedBids(const Rules& rules, std::span<const ToldMoment> told, const View& last,
                                         const PerSeat<bool>& people) {
    std::optional<RevealedBids> found;
    int rounds = 0;
    for (std::size_t i = 0; i < told.size() && told[i].before().open().turnsPlayed == 0; ++i) {
        if (const auto* revealed = eventIn<event::BidsRevealed>(told[i])) {
            found = RevealedBids();
            found->moment = i;
            found->bids = bidsOf(*revealed);
            found->outcome = RevealedBids::Outcome::tied;
            found->rounds = ++rounds;
        } else if (found && overtakes(told[i], !isPlayer(found->first), people)) {
            found.reset();
        }
        const auto* chosen = eventIn<event::FirstSeatChosen>(told[i]);
        if (found && chosen != nullptr) {
            found->first = chosen->seat;
            found->outcome = chosen->cause == Cause::power           ? RevealedBids::Outcome::won
                             : rules.rulings.drawSeatWhenHandsRunOut ? RevealedBids::Outcome::drawn
                                                                     : RevealedBids::Outcome::decided;
            found->takers = takersIn(rules, i + 1 < told.size() ? told[i + 1].before() : last,
                                     rounds * static_cast<int>(found->bids.size()));
        }
    }
    return found && last.open().turnsPlayed == 0 ? found : std::nullopt;
}

}  // namespace gnostica::engine
