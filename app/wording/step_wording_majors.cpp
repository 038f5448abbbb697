// Powers that only major arcana have.
#include "app/language/fill.h"
#include "app/wording/names.h"
#include "app/wording/step_wording.h"

namespace gnostica::wording {

using namespace engine;

QString StepWording::turning(PieceId piece, Facing facing) const {
    if (facing == Facing::upright) {
        //: %1: the piece
        return language::fill(tr("%1 turns upright."), {named(piece)});
    }
    //: %1: the piece, %2: north, east, south or west
    return language::fill(tr("%1 turns to point %2."), {named(piece), facingPhrase(facing)});
}

QString StepWording::operator()(const step::Turn& step) const {
    if (step.minion == step.target) {
        return turning(step.target, step.facing);
    }
    if (step.facing == Facing::upright) {
        //: %1: the acting piece, %2: the turned piece
        return language::fill(tr("%1 turns %2 upright."), {named(step.minion), named(step.target)});
    }
    //: %1: the acting piece, %2: the turned piece, %3: north, east, south or west
    return language::fill(tr("%1 turns %2 to point %3."),
                          {named(step.minion), named(step.target), facingPhrase(step.facing)});
}

QString StepWording::operator()(const step::Convert& step) const {
    //: %1: the acting piece, %2: an enemy piece
    return language::sentences(
        {language::fill(tr("%1 changes %2 to its own colour."), {named(step.minion), named(step.target)}),
         thenFaces(step.target, step.facing)});
}

QString StepWording::operator()(const step::WarpPiece& step) const {
    //: %1: the piece, %2: space
    const QString moved =
        step.minion == step.target
            ? language::fill(tr("%1 moves to %2."), {named(step.minion), spaceName(step.to)})
            //: %1: the acting piece, %2: the moved piece, %3: space
            : language::fill(tr("%1 moves %2 to %3."), {named(step.minion), named(step.target), spaceName(step.to)});
    return language::sentences({moved, thenFaces(step.target, step.facing)});
}

QString StepWording::operator()(const step::WarpTerritory& step) const {
    //: %1: the acting piece, %2: card, %3 and %4: spaces
    return language::fill(
        tr("%1 moves the territory %2 from %3 to %4."),
        {named(step.minion), cardPhrase(cardAt(step.from)), spaceName(step.from), spaceName(step.to)});
}

QString StepWording::operator()(const step::Trade& step) const {
    const Seat other = knows(step.target) ? before_.piece(step.target).owner() : Seat::none;
    if (voice_.isListener(other)) {
        //: %1: another player
        return language::fill(tr("%1 trades hands with you."), {voice_.player(who_)});
    }
    //: %1: player, %2: another player
    return voice_.of(who_, tr("You trade hands with %2."), tr("%1 trades hands with %2."), {voice_.player(other)});
}

QString StepWording::operator()(const step::Recover& step) const {
    //: %1: player, %2: card
    return voice_.of(who_, tr("You take the card %2 from the discard pile."),
                     tr("%1 takes the card %2 from the discard pile."), {cardPhrase(step.card)});
}

QString StepWording::operator()(const step::Reveal&) const {
    //: %1: player
    return voice_.of(who_, tr("You turn over the top card of the draw pile."),
                     tr("%1 turns over the top card of the draw pile."));
}

QString StepWording::operator()(const step::Copy& step) const {
    //: %1: player, %2: card, %3: space
    return voice_.of(who_, tr("You use the powers of the territory %2 on %3."),
                     tr("%1 uses the powers of the territory %2 on %3."),
                     {cardPhrase(cardAt(step.space)), spaceName(step.space)});
}

}  // namespace gnostica::wording
