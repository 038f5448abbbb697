#include "app/table/replay/eyes.h"

#include <algorithm>

namespace gnostica::table {

using namespace engine;

namespace {

std::vector<Eyes> allEyes(int seats) {
    std::vector<Eyes> eyes{{Eyes::Kind::decider, Seat::none}, {Eyes::Kind::open, Seat::none}};
    for (int i = 0; i < seats; ++i) {
        eyes.push_back({Eyes::Kind::seat, seatAt(i)});
    }
    return eyes;
}

const State& startOf(const Game& game) {
    return game.timeline().empty() ? game.state() : game.timeline().front().before;
}

/// The first outcome of chance in a game that begins with empty hands; nullptr if it has not happened.
const Chance* dealOf(const Game& game) {
    return game.timeline().empty() ? nullptr : std::get_if<Chance>(&game.timeline().front().what);
}

/// True if chance comes first and nobody holds a card. A position has its cards already, whatever comes first in it.
bool awaitsDeal(const Rules& rules, const State& start) {
    CardSet held;
    for (int i = 0; i < start.seats; ++i) {
        held |= start.hands[seatAt(i)];
    }
    return decider(rules, start) == Seat::chance && held.empty();
}

}  // namespace

bool isSameDeal(const Game& one, const Game& other) {
    if (one.rules().document != other.rules().document || startOf(one) != startOf(other)) {
        return false;
    }
    if (!awaitsDeal(one.rules(), startOf(one))) {
        return true;
    }
    const Chance* deal = dealOf(one);
    const Chance* otherDeal = dealOf(other);
    return deal != nullptr && otherDeal != nullptr && *deal == *otherDeal;
}

std::vector<Eyes> allowedEyes(const Game& game, const Seating& seating, const Game* running) {
    const bool isBeingPlayed = running != nullptr && !isOver(running->state()) && isSameDeal(game, *running);
    const bool isOpen = isOver(game.state()) && !isBeingPlayed;
    if (isOpen || seating.peopleAtStart() == 0) {
        return allEyes(game.state().seats);
    }
    if (const auto only = seating.onlyPerson()) {
        return {{Eyes::Kind::seat, *only}, {Eyes::Kind::open, Seat::none}};
    }
    return {{Eyes::Kind::open, Seat::none}};
}

}  // namespace gnostica::table
