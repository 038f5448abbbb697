#include "engine/notation/oddities.h"

#include "engine/powers/table.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

using OddityKind = Oddity::Kind;

bool hasLimit(const Rules& rules, const State& state, Space space) {
    return state.isTerritory(space) || rules.rulings.limitInWasteland;
}

void addCrowded(const Table& table, std::vector<Oddity>& found) {
    const State& state = table.state;
    std::vector<Space> seen;
    for (const Piece& piece : state.board()) {
        const Space space = piece.space();
        if (state.isVoid(space) || std::ranges::find(seen, space) != seen.end()) {
            continue;
        }
        seen.push_back(space);
        if (hasLimit(table.rules, state, space) && table.isCrowded(space)) {
            found.push_back(
                {.kind = OddityKind::crowded, .rule = {"SPC-4"}, .space = space, .number = state.countAt(space)});
        }
    }
}

void addInVoid(const State& state, std::vector<Oddity>& found) {
    for (std::size_t i = 0; i < state.pieceCount; ++i) {
        const Piece& piece = state.pieces[i];
        if (state.isVoid(piece.space())) {
            found.push_back({.kind = OddityKind::inVoid,
                             .rule = {"SPC-3"},
                             .space = piece.space(),
                             .piece = static_cast<PieceId>(i),
                             .seat = piece.owner()});
        }
    }
}

void addHands(const Rules& rules, const State& state, std::vector<Oddity>& found) {
    for (int i = 0; i < state.seats; ++i) {
        const int cards = state.hands[seatAt(i)].size();
        if (cards > rules.handLimit) {
            found.push_back({.kind = OddityKind::largeHand,
                             .rule = {"DRW-1"},
                             .seat = seatAt(i),
                             .number = cards,
                             .most = rules.handLimit});
        }
    }
}

}  // namespace

std::vector<Oddity> odditiesOf(const Rules& rules, const State& state) {
    std::vector<Oddity> found;
    addCrowded(Table(rules, state), found);
    addInVoid(state, found);
    addHands(rules, state, found);
    if (state.territoryCount == 0) {
        found.push_back({.kind = OddityKind::noTerritory, .rule = {"CHL-4"}});
    }
    if (state.seatsLeft() == 1) {
        int left = 0;
        while (state.isEliminated(seatAt(left))) {
            ++left;
        }
        found.push_back({.kind = OddityKind::noSeatLeft, .rule = {"CHL-3"}, .seat = seatAt(left)});
    }
    return found;
}

}  // namespace gnostica::engine
