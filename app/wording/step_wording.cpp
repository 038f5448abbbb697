// The options of a turn, and the frame of the game.
#include "app/wording/step_wording.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "engine/play/play.h"

namespace gnostica::wording {

using namespace engine;

Facing StepWording::directionOf(PieceId minion) const {
    return knows(minion) ? before_.piece(minion).facing() : Facing::upright;
}

Card StepWording::cardAt(Space space) const {
    const Territory* territory = before_.territoryAt(space);
    return territory == nullptr ? Card::none() : territory->card;
}

QString StepWording::points(Facing facing) {
    if (facing == Facing::upright) {
        //: a new piece
        return tr("It stands upright.");
    }
    //: a new piece; %1: north, east, south or west
    return language::fill(tr("It points %1."), {facingPhrase(facing)});
}

QString StepWording::thenFaces(PieceId piece, Facing facing) const {
    return wording::thenFaces(before_, piece, facing);
}

QString StepWording::linkedNote(bool linked) {
    //: after the first half of a step in two halves
    return linked ? tr("The second half must follow.") : QString();
}

QString StepWording::operator()(const step::Place& step) const {
    //: %1: player, %2: space
    return language::sentences({voice_.of(who_, tr("You place a small piece on %2."),
                                          tr("%1 places a small piece on %2."), {spaceName(step.space)}),
                                points(step.facing)});
}

QString StepWording::operator()(const step::Activate& step) const {
    //: %1: player, %2: card, %3: space
    return voice_.of(who_, tr("You activate the territory %2 on %3."), tr("%1 activates the territory %2 on %3."),
                     {cardPhrase(cardAt(step.space)), spaceName(step.space)});
}

QString StepWording::operator()(const step::Play& step) const {
    //: %1: player, %2: card
    return voice_.of(who_, tr("You play the card %2."), tr("%1 plays the card %2."), {cardPhrase(step.card)});
}

QString StepWording::drawn(int draws) const {
    if (draws == 0) {
        return {};
    }
    if (!drawn_.empty()) {
        //: %1: player, %2: list of cards
        return voice_.of(who_, tr("You draw %2."), tr("%1 draws %2."), {cardsPhrase(drawn_)});
    }
    //: %1: player
    return voice_.of(who_, tr("You draw %n cards.", nullptr, draws), tr("%1 draws %n cards.", nullptr, draws));
}

QString StepWording::drawing(HandPick discards, int draws) const {
    const CardSet cards = isPlayer(who_) ? discards.from(before_.hands[who_]) : CardSet();
    if (cards.empty()) {
        return drawn(draws);
    }
    //: %1: player, %2: list of cards
    const QString discarded = voice_.of(who_, tr("You discard %2."), tr("%1 discards %2."), {cardsPhrase(cards)});
    return language::sentences({discarded, drawn(draws)});
}

QString StepWording::operator()(const step::Refresh& step) const {
    const QString text = drawing(step.discards, step.draw);
    //: %1: player; does nothing in this turn
    return text.isEmpty() ? voice_.of(who_, tr("You pass."), tr("%1 passes.")) : text;
}

QString StepWording::operator()(const step::Redraw& step) const {
    const QString text = drawing(step.discards, step.draw);
    //: %1: player
    return text.isEmpty() ? voice_.of(who_, tr("You neither discard nor draw."), tr("%1 neither discards nor draws."))
                          : text;
}

QString StepWording::operator()(const step::Orient& step) const {
    return turning(step.piece, step.facing);
}

QString StepWording::operator()(const step::Skip&) const {
    const Card card = cardInPlay(before_);
    if (card.isNone()) {
        //: %1: player
        return voice_.of(who_, tr("You do nothing."), tr("%1 does nothing."));
    }
    //: %1: player, %2: card
    return voice_.of(who_, tr("You leave a power of the card %2 unused."),
                     tr("%1 leaves a power of the card %2 unused."), {cardPhrase(card)});
}

QString StepWording::operator()(const step::Done&) const {
    //: %1: player
    return voice_.of(who_, tr("You end the turn."), tr("%1 ends the turn."));
}

QString StepWording::operator()(const step::Challenge&) const {
    //: %1: player
    return voice_.of(who_, tr("You end the turn and announce the next one as your last."),
                     tr("%1 ends the turn and announces the next one as the last."));
}

QString StepWording::operator()(const step::Bid& step) const {
    if (step.card.isNone()) {
        //: %1: player
        return voice_.of(who_, tr("You choose a bid card."), tr("%1 chooses a bid card."));
    }
    //: %1: player, %2: card; only the player hears it, or everybody after the game
    return voice_.of(who_, tr("You bid the card %2."), tr("%1 bids the card %2."), {cardPhrase(step.card)});
}

QString StepWording::operator()(const step::Take& step) const {
    //: %1: player, %2: card
    return voice_.of(who_, tr("You take the bid card %2."), tr("%1 takes the bid card %2."), {cardPhrase(step.card)});
}

QString StepWording::operator()(const step::Special& step) const {
    const SpecialKind* kind = rules_.find(step);
    if (kind == nullptr) {
        //: %1: player
        return voice_.of(who_, tr("You take a step that this game does not have."),
                         tr("%1 takes a step that this game does not have."));
    }
    if (kind->draws) {
        //: %1: player
        return step.amount == 0 ? voice_.of(who_, tr("You draw no cards."), tr("%1 draws no cards."))
                                : drawn(step.amount);
    }
    const QString word = QString::fromUtf8(kind->form.word.data(), static_cast<qsizetype>(kind->form.word.size()));
    //: %1: player, %2: the technical word of a step that a plug-in has brought along
    return voice_.of(who_, tr("You take the step “%2”."), tr("%1 takes the step “%2”."), {word});
}

QString thenFaces(const State& before, PieceId piece, Facing facing) {
    if (index(piece) >= before.pieceCount || before.piece(piece).facing() == facing) {
        return {};
    }
    if (facing == Facing::upright) {
        //: the piece to which something was done
        return StepWording::tr("Then it stands upright.");
    }
    //: the piece to which something was done; %1: north, east, south or west
    return language::fill(StepWording::tr("Then it points %1."), {facingPhrase(facing)});
}

}  // namespace gnostica::wording
