#include "app/gui/table/board_edit.h"

#include <algorithm>

namespace gnostica::gui {

using namespace engine;

namespace {

std::int8_t& stashOf(State& state, Seat seat, int size) {
    return state.stash[seat][static_cast<std::size_t>(size - 1)];
}

bool isSize(int size) {
    return size >= 1 && size <= kSizes;
}

}  // namespace

bool BoardEdit::place(const Piece& piece) {
    const bool exists = isPlayer(piece.owner()) && index(piece.owner()) < state_.seats && isSize(piece.size());
    if (!exists || state_.pieceCount >= kMaxPieces || stashOf(state_, piece.owner(), piece.size()) <= 0) {
        return false;
    }
    --stashOf(state_, piece.owner(), piece.size());
    state_.pieces[state_.pieceCount++] = Piece(piece.owner(), piece.size(), piece.facing(), piece.space());
    return true;
}

bool BoardEdit::move(PieceId piece, Space to) {
    if (index(piece) >= state_.pieceCount || state_.piece(piece).space() == to) {
        return false;
    }
    state_.piece(piece).setSpace(to);
    return true;
}

bool BoardEdit::turn(PieceId piece, Facing facing) {
    if (index(piece) >= state_.pieceCount || state_.piece(piece).facing() == facing) {
        return false;
    }
    state_.piece(piece).setFacing(facing);
    return true;
}

bool BoardEdit::resize(PieceId piece, int size) {
    if (index(piece) >= state_.pieceCount || !isSize(size)) {
        return false;
    }
    const Piece old = state_.piece(piece);
    if (old.size() == size || stashOf(state_, old.owner(), size) <= 0) {
        return false;
    }
    ++stashOf(state_, old.owner(), old.size());
    --stashOf(state_, old.owner(), size);
    state_.piece(piece) = Piece(old.owner(), size, old.facing(), old.space());
    return true;
}

bool BoardEdit::remove(PieceId piece) {
    if (index(piece) >= state_.pieceCount) {
        return false;
    }
    const Piece gone = state_.piece(piece);
    ++stashOf(state_, gone.owner(), gone.size());
    const auto first = state_.pieces.begin() + static_cast<std::ptrdiff_t>(index(piece));
    std::move(first + 1, state_.pieces.begin() + state_.pieceCount, first);
    state_.pieces[--state_.pieceCount] = Piece();
    return true;
}

Territory* BoardEdit::territoryAt(Space space) {
    const auto map = std::span(state_.territories).first(state_.territoryCount);
    const auto found = std::ranges::find(map, space, &Territory::space);
    return found == map.end() ? nullptr : &*found;
}

void BoardEdit::eraseTerritory(Space space) {
    const auto map = std::span(state_.territories).first(state_.territoryCount);
    std::move(std::ranges::find(map, space, &Territory::space) + 1, map.end(),
              std::ranges::find(map, space, &Territory::space));
    state_.territories[--state_.territoryCount] = Territory();
}

void BoardEdit::takeFromItsPlace(Card card) {
    for (int i = 0; i < state_.seats; ++i) {
        state_.hands[seatAt(i)].erase(card);
        state_.known[seatAt(i)].erase(card);
    }
    for (Pile* pile : {&state_.draw, &state_.discard}) {
        if (pile->contains(card)) {
            pile->remove(card);
        }
    }
    const auto map = state_.map();
    const auto there = std::ranges::find(map, card, &Territory::card);
    if (there != map.end()) {
        eraseTerritory(there->space);
    }
}

void BoardEdit::putBelow(Card card) {
    Pile pile;
    pile.push(card);
    for (const Card each : state_.draw.cards()) {
        pile.push(each);
    }
    state_.draw = pile;
}

bool BoardEdit::lay(Card card, Space space) {
    const Territory* there = territoryAt(space);
    if (card.isNone() || (there != nullptr && there->card == card)) {
        return false;
    }
    takeFromItsPlace(card);
    if (Territory* territory = territoryAt(space)) {
        putBelow(std::exchange(territory->card, card));
    } else {
        state_.territories[state_.territoryCount++] = {space, card};
    }
    return true;
}

bool BoardEdit::takeCard(Space space) {
    const Territory* territory = territoryAt(space);
    if (territory == nullptr) {
        return false;
    }
    const Card card = territory->card;
    eraseTerritory(space);
    if (!card.isNone()) {
        putBelow(card);
    }
    return true;
}

}  // namespace gnostica::gui
