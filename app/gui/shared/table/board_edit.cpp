#include "app/gui/shared/table/board_edit.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace gnostica::gui {

using namespace engine;

namespace {

std::int8_t& stashOf(State& state, Seat seat, int size) {
    return state.stash[seat][static_cast<std::size_t>(size - 1)];
}

bool isSize(int size) {
    return size >= 1 && size <= kSizes;
}

/// `place` counts from the top.
void insertInto(Pile& pile, Card card, int place) {
    std::vector<Card> cards(pile.cards().begin(), pile.cards().end());
    const auto fromTop = std::clamp<std::ptrdiff_t>(place, 0, static_cast<std::ptrdiff_t>(cards.size()));
    cards.insert(cards.end() - fromTop, card);
    pile.clear();
    for (const Card each : cards) {
        pile.push(each);
    }
}

}  // namespace

EditResult BoardEdit::place(const Piece& piece) {
    const bool exists = isPlayer(piece.owner()) && index(piece.owner()) < state_.seats && isSize(piece.size());
    if (!exists || stashOf(state_, piece.owner(), piece.size()) <= 0) {
        return EditResult::noPieceLeft;
    }
    if (state_.pieceCount >= kMaxPieces) {
        return EditResult::noRoom;
    }
    --stashOf(state_, piece.owner(), piece.size());
    state_.pieces[state_.pieceCount++] = Piece(piece.owner(), piece.size(), piece.facing(), piece.space());
    return EditResult::done;
}

EditResult BoardEdit::move(PieceId piece, Space to) {
    if (index(piece) >= state_.pieceCount || state_.piece(piece).space() == to) {
        return EditResult::nothing;
    }
    state_.piece(piece).setSpace(to);
    return EditResult::done;
}

EditResult BoardEdit::turn(PieceId piece, Facing facing) {
    if (index(piece) >= state_.pieceCount || state_.piece(piece).facing() == facing) {
        return EditResult::nothing;
    }
    state_.piece(piece).setFacing(facing);
    return EditResult::done;
}

EditResult BoardEdit::resize(PieceId piece, int size) {
    if (index(piece) >= state_.pieceCount || !isSize(size) || state_.piece(piece).size() == size) {
        return EditResult::nothing;
    }
    const Piece old = state_.piece(piece);
    if (stashOf(state_, old.owner(), size) <= 0) {
        return EditResult::noPieceLeft;
    }
    ++stashOf(state_, old.owner(), old.size());
    --stashOf(state_, old.owner(), size);
    state_.piece(piece) = Piece(old.owner(), size, old.facing(), old.space());
    return EditResult::done;
}

EditResult BoardEdit::remove(PieceId piece) {
    if (index(piece) >= state_.pieceCount) {
        return EditResult::nothing;
    }
    const Piece gone = state_.piece(piece);
    ++stashOf(state_, gone.owner(), gone.size());
    const auto first = state_.pieces.begin() + static_cast<std::ptrdiff_t>(index(piece));
    std::move(first + 1, state_.pieces.begin() + state_.pieceCount, first);
    state_.pieces[--state_.pieceCount] = Piece();
    return EditResult::done;
}

Territory* BoardEdit::territoryAt(Space space) {
    const auto map = std::span(state_.territories).first(state_.territoryCount);
    const auto found = std::ranges::find(map, space, &Territory::space);
    return found == map.end() ? nullptr : &*found;
}

void BoardEdit::eraseTerritory(Space space) {
    const auto map = std::span(state_.territories).first(state_.territoryCount);
    const auto found = std::ranges::find(map, space, &Territory::space);
    std::move(found + 1, map.end(), found);
    state_.territories[--state_.territoryCount] = Territory();
}

CardPlace BoardEdit::placeOf(Card card) const {
    const auto map = state_.map();
    const auto there = std::ranges::find(map, card, &Territory::card);
    if (there != map.end()) {
        return {.kind = CardPlace::Kind::board, .space = there->space};
    }
    for (int i = 0; i < state_.seats; ++i) {
        if (state_.hands[seatAt(i)].contains(card)) {
            return {.kind = CardPlace::Kind::hand, .seat = seatAt(i)};
        }
    }
    for (const auto& [pile, kind] :
         {std::pair(&state_.draw, CardPlace::Kind::draw), std::pair(&state_.discard, CardPlace::Kind::discard)}) {
        const auto cards = pile->cards();
        const auto at = std::ranges::find(cards, card);
        if (at != cards.end()) {
            return {.kind = kind, .place = static_cast<int>(cards.end() - at) - 1};
        }
    }
    return {};
}

void BoardEdit::takeFromItsPlace(Card card) {
    for (int i = 0; i < state_.seats; ++i) {
        state_.known[seatAt(i)].erase(card);
    }
    const CardPlace place = placeOf(card);
    switch (place.kind) {
    case CardPlace::Kind::rest: break;
    case CardPlace::Kind::board: eraseTerritory(place.space); break;
    case CardPlace::Kind::hand: state_.hands[place.seat].erase(card); break;
    case CardPlace::Kind::draw: state_.draw.remove(card); break;
    case CardPlace::Kind::discard: state_.discard.remove(card); break;
    }
}

EditResult BoardEdit::put(Card card, const CardPlace& to) {
    const State before = state_;
    if (card.isNone() || placeOf(card) == to) {
        return EditResult::nothing;
    }
    takeFromItsPlace(card);
    switch (to.kind) {
    case CardPlace::Kind::rest: break;
    case CardPlace::Kind::board:
        if (Territory* territory = territoryAt(to.space)) {
            territory->card = card;
        } else {
            state_.territories[state_.territoryCount++] = {to.space, card};
        }
        break;
    case CardPlace::Kind::hand: state_.hands[to.seat].insert(card); break;
    case CardPlace::Kind::draw: insertInto(state_.draw, card, to.place); break;
    case CardPlace::Kind::discard: insertInto(state_.discard, card, to.place); break;
    }
    return state_ == before ? EditResult::nothing : EditResult::done;
}

EditResult BoardEdit::takeCard(Space space) {
    if (territoryAt(space) == nullptr) {
        return EditResult::nothing;
    }
    eraseTerritory(space);
    return EditResult::done;
}

}  // namespace gnostica::gui
