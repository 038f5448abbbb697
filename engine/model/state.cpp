#include "engine/model/state.h"

#include <algorithm>
#include <tuple>

namespace gnostica::engine {

bool Pile::contains(Card card) const {
    return std::ranges::find(cards(), card) != cards().end();
}

void Pile::remove(Card card) {
    const auto end = cards_.begin() + count_;
    const auto at = std::find(cards_.begin(), end, card);
    if (at != end) {
        std::move(at + 1, end, at);
        --count_;
    }
}

bool operator==(const Pile& a, const Pile& b) {
    return std::ranges::equal(a.cards(), b.cards());
}

bool operator==(const Turn& a, const Turn& b) {
    const auto scalars = [](const Turn& t) {
        const int flags = (t.allMinions ? 1 : 0) + (t.voidWaits ? 2 : 0) + (t.deferring ? 4 : 0) +
                          (t.turnedFreely ? 8 : 0) + t.actions * 16 + (t.turning ? 128 : 0);
        return std::tuple(t.mover, t.stage, t.hook, t.mechanic, t.interrupt, t.awaiting, t.drawer, t.drawsLeft, flags,
                          t.workerSlots, t.depth, t.link);
    };
    return scalars(a) == scalars(b) && (!a.holdsStep() || a.deferred == b.deferred) &&
           std::equal(a.frames.begin(), a.frames.begin() + a.depth, b.frames.begin());
}

bool operator==(const State& a, const State& b) {
    return a.seats == b.seats && a.eliminated == b.eliminated && a.sittingOut == b.sittingOut &&
           a.against == b.against && a.winners == b.winners && a.ending == b.ending && a.turnsPlayed == b.turnsPlayed &&
           std::ranges::equal(a.board(), b.board()) && std::ranges::is_permutation(a.map(), b.map()) &&
           a.draw == b.draw && a.discard == b.discard && a.hands == b.hands && a.known == b.known &&
           a.stash == b.stash && a.order == b.order && a.memory == b.memory && a.turn == b.turn;
}

int State::countAt(Space space) const {
    int count = 0;
    for (const Piece& piece : board()) {
        count += piece.space() == space ? 1 : 0;
    }
    return count;
}

bool State::hasPieces(Seat seat) const {
    return std::ranges::any_of(board(), [&](const Piece& piece) { return piece.owner() == seat; });
}

bool State::isOccupiedByAny(Space space, unsigned owners) const {
    return std::ranges::any_of(board(), [&](const Piece& piece) {
        return piece.space() == space && ((owners >> index(piece.owner())) & 1U) != 0;
    });
}

const Territory* State::territoryAt(Space space) const {
    for (const Territory& territory : map()) {
        if (territory.space == space) {
            return &territory;
        }
    }
    return nullptr;
}

bool State::isWasteland(Space space) const {
    bool nextToOne = false;
    for (const Territory& territory : map()) {
        if (territory.space == space) {
            return false;
        }
        nextToOne = nextToOne || adjacent(territory.space, space);
    }
    return nextToOne;
}

bool State::isVoid(Space space) const {
    return std::ranges::none_of(map(), [&](const Territory& territory) {
        return territory.space == space || adjacent(territory.space, space);
    });
}

int State::seatsLeft() const {
    return seats - std::popcount(eliminated);
}

}  // namespace gnostica::engine
