// Pieces, territories and cards.
#include "app/wording/play/event_wording.h"

#include "app/language/fill.h"
#include "app/wording/names.h"

#include <algorithm>

namespace gnostica::wording {

using namespace engine;

namespace {

/// "It points north.", about the piece in the previous sentence.
QString facingOf(const Piece& piece) {
    if (piece.facing() == Facing::upright) {
        return EventWording::tr("It stands upright.");
    }
    //: %1: north, east, south or west
    return language::fill(EventWording::tr("It points %1."), {facingPhrase(piece.facing())});
}

}  // namespace

QString EventWording::operator()(const event::PieceAdded& event) const {
    //: %1: a piece with its space
    return language::sentences(
        {language::fill(tr("%1 comes onto the board."), {voice_.piece(event.piece)}), facingOf(event.piece)});
}

QString EventWording::operator()(const event::PieceRemoved& event) const {
    const language::Phrase piece = voice_.piece(event.piece);
    if (event.cause == Cause::leftInVoid) {
        //: %1: a piece with its space
        return language::fill(tr("%1 is left in the void and returns to its stash."), {piece});
    }
    //: %1: a piece with its space
    return language::fill(tr("%1 returns to its stash."), {piece});
}

QString EventWording::moved(const event::PieceChanged& event) const {
    //: %1: a piece with its space, %2: its new space
    return language::fill(tr("%1 comes to %2."), {voice_.piece(event.before), spaceName(event.after.space())});
}

QString EventWording::resized(const event::PieceChanged& event) const {
    const language::Phrase piece = voice_.piece(event.before);
    switch (event.after.size()) {
    //: %1: a piece with its space
    case 1: return language::fill(tr("%1 becomes small."), {piece});
    //: %1: a piece with its space
    case 2: return language::fill(tr("%1 becomes medium-sized."), {piece});
    //: %1: a piece with its space
    default: return language::fill(tr("%1 becomes large."), {piece});
    }
}

QString EventWording::operator()(const event::PieceChanged& event) const {
    QStringList parts;
    if (event.before.space() != event.after.space()) {
        parts << moved(event);
    }
    if (event.before.size() != event.after.size()) {
        parts << resized(event);
    }
    if (parts.isEmpty()) {
        //: %1: a piece with its space
        parts << language::fill(tr("%1 turns."), {voice_.piece(event.before)});
    }
    if (event.before.facing() != event.after.facing() || parts.isEmpty()) {
        parts << facingOf(event.after);
    }
    return language::sentences(parts);
}

QString EventWording::operator()(const event::PieceConverted& event) const {
    //: %1: a piece with its space, %2: the piece that takes its place
    return language::fill(tr("%1 is replaced by %2."), {voice_.piece(event.before), voice_.piece(event.after)});
}

QString EventWording::operator()(const event::TerritoryFounded& event) const {
    const QString space = spaceName(event.space);
    if (event.card.isNone()) {
        //: %1: space; its card is still to come
        return language::fill(tr("A new territory begins on %1."), {space});
    }
    //: %1: card, %2: space
    return language::fill(tr("The new territory on %2 is %1."), {cardPhrase(event.card), space});
}

QString EventWording::operator()(const event::TerritoryReplaced& event) const {
    const QString space = spaceName(event.space);
    if (event.after.isNone()) {
        //: %1: card, %2: space; another card is still to come
        return language::fill(tr("%1 leaves %2."), {cardPhrase(event.before), space});
    }
    if (event.before.isNone()) {
        return language::fill(tr("The new territory on %2 is %1."), {cardPhrase(event.after), space});
    }
    //: %1 and %3: cards, %2: space
    return language::fill(tr("%3 takes the place of %1 on %2."),
                          {cardPhrase(event.before), space, cardPhrase(event.after)});
}

QString EventWording::operator()(const event::TerritoryDestroyed& event) const {
    if (event.card.isNone()) {
        //: %1: space
        return language::fill(tr("The territory on %1 is gone."), {spaceName(event.space)});
    }
    //: %1: card, %2: space
    return language::fill(tr("The territory %1 on %2 is gone."), {cardPhrase(event.card), spaceName(event.space)});
}

QString EventWording::operator()(const event::TerritoryMoved& event) const {
    //: %1: card, %2 and %3: spaces
    return language::fill(tr("The territory %1 moves from %2 to %3."),
                          {cardPhrase(event.card), spaceName(event.from), spaceName(event.to)});
}

QString EventWording::operator()(const event::CardActivated& event) const {
    //: %1: player, %2: card, %3: space
    return voice_.of(event.seat, tr("You activate the territory %2 on %3."), tr("%1 activates the territory %2 on %3."),
                     {cardPhrase(event.card), spaceName(event.space)});
}

QString EventWording::operator()(const event::CardPlayed& event) const {
    //: %1: player, %2: card
    return voice_.of(event.seat, tr("You play the card %2."), tr("%1 plays the card %2."), {cardPhrase(event.card)});
}

QString EventWording::operator()(const event::CardsDiscarded& event) const {
    //: %1: player, %2: list of cards
    return voice_.of(event.seat, tr("You discard %2."), tr("%1 discards %2."), {cardsPhrase(event.cards)});
}

QString EventWording::operator()(const event::CardDrawn& event) const {
    CardSet card;
    if (!event.card.isNone()) {
        card.insert(event.card);
    }
    return drawn(event.seat, 1, card);
}

QString EventWording::drawn(Seat seat, int count, CardSet cards) const {
    if (voice_.isListener(seat)) {
        //: %1: list of cards
        return cards.empty() ? tr("You draw a card.") : language::fill(tr("You draw %1."), {cardsPhrase(cards)});
    }
    //: %1: player
    return language::fill(tr("%1 draws %n cards.", nullptr, std::max(1, count)), {voice_.player(seat)});
}

QString EventWording::operator()(const event::CardRevealed& event) const {
    //: %1: card; it was turned over
    return language::fill(tr("The card is %1."), {cardPhrase(event.card)});
}

QString EventWording::operator()(const event::CardCopied& event) const {
    //: %1: card, %2: space
    return language::fill(tr("The powers of the territory %1 on %2 are used."),
                          {cardPhrase(event.card), spaceName(event.space)});
}

QString EventWording::operator()(const event::CardRecovered& event) const {
    //: %1: player, %2: card
    return voice_.of(event.seat, tr("You take the card %2 from the discard pile."),
                     tr("%1 takes the card %2 from the discard pile."), {cardPhrase(event.card)});
}

QString EventWording::operator()(const event::HandsTraded& event) const {
    if (voice_.isListener(event.b)) {
        //: %1: another player
        return language::fill(tr("%1 trades hands with you."), {voice_.player(event.a)});
    }
    //: %1: player, %2: another player
    return voice_.of(event.a, tr("You trade hands with %2."), tr("%1 trades hands with %2."), {voice_.player(event.b)});
}

QString EventWording::operator()(const event::PileShuffled& event) const {
    return tr("The %n cards of the discard pile are shuffled into a new draw pile.", nullptr, event.cards);
}

}  // namespace gnostica::wording
