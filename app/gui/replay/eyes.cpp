#include "app/gui/replay/eyes.h"

namespace gnostica::gui {

using namespace engine;

namespace {

std::vector<Eyes> allEyes(int seats) {
    std::vector<Eyes> eyes{{Eyes::Kind::decider, Seat::none}, {Eyes::Kind::open, Seat::none}};
    for (int i = 0; i < seats; ++i) {
        eyes.push_back({Eyes::Kind::seat, seatAt(i)});
    }
    return eyes;
}

}  // namespace

bool isSameDeal(const Game& one, const Game& other) {
    if (one.rules().document != other.rules().document || one.timeline().empty() || other.timeline().empty()) {
        return false;
    }
    const Moment& first = one.timeline().front();
    const Moment& otherFirst = other.timeline().front();
    return first.before == otherFirst.before && first.what == otherFirst.what;
}

std::vector<Eyes> allowedEyes(const Game& game, const Seating& seating, const Game* running) {
    const bool isBeingPlayed = running != nullptr && !isOver(running->state()) && isSameDeal(game, *running);
    const bool isOpen = isOver(game.state()) && !isBeingPlayed;
    if (isOpen || seating.people() == 0) {
        return allEyes(game.state().seats);
    }
    if (const auto only = seating.onlyPerson()) {
        return {{Eyes::Kind::seat, *only}, {Eyes::Kind::open, Seat::none}};
    }
    return {{Eyes::Kind::open, Seat::none}};
}

}  // namespace gnostica::gui
