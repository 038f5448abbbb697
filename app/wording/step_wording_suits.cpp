// Cups, rods, discs and swords.
#include "app/language/fill.h"
#include "app/wording/names.h"
#include "app/wording/step_wording.h"

namespace gnostica::wording {

using namespace engine;

// --- Cups ---

QString StepWording::operator()(const step::Create& step) const {
    //: %1: the acting piece, %2: space
    const QString created =
        language::fill(tr("%1 creates a small piece on %2."), {named(step.minion), spaceName(step.space)});
    return language::sentences({created, points(step.facing), linkedNote(step.linked)});
}

QString StepWording::operator()(const step::CreateEnemy& step) const {
    //: %1: the acting piece, %2: the enemy piece next to which a small one like it is created
    const QString created = language::fill(tr("%1 creates a small enemy piece next to %2, facing the same way."),
                                           {named(step.minion), named(step.model)});
    return language::sentences({created, linkedNote(step.linked)});
}

QString StepWording::operator()(const step::Found& step) const {
    switch (step.source) {
    case CardSource::none:
        //: %1: the acting piece, %2: space; the card is laid by the second half of the step
        return language::sentences(
            {language::fill(tr("%1 begins a territory on %2."), {named(step.minion), spaceName(step.space)}),
             linkedNote(step.linked)});
    case CardSource::drawPile:
        //: %1: the acting piece, %2: space
        return language::fill(tr("%1 makes the top card of the draw pile a territory on %2."),
                              {named(step.minion), spaceName(step.space)});
    case CardSource::hand:
    case CardSource::discardPile: break;
    }
    //: %1: the acting piece, %2: card, %3: space
    const QString founded = language::fill(tr("%1 creates the territory %2 on %3."),
                                           {named(step.minion), cardPhrase(step.card), spaceName(step.space)});
    return language::sentences({founded, linkedNote(step.linked)});
}

// --- Rods ---

QString StepWording::moving(PieceId minion, int distance) const {
    //: %1: the piece, %2: north, east, south or west
    return language::fill(tr("%1 moves %n spaces %2.", nullptr, distance),
                          {named(minion), facingPhrase(directionOf(minion))});
}

QString StepWording::operator()(const step::Move& step) const {
    return language::sentences(
        {moving(step.minion, step.distance), thenFaces(step.minion, step.facing), linkedNote(step.linked)});
}

QString StepWording::pushing(PieceId minion, PieceId target, int distance) const {
    //: %1: the acting piece, %2: the pushed piece, %3: north, east, south or west
    return language::fill(tr("%1 pushes %2 by %n spaces %3.", nullptr, distance),
                          {named(minion), named(target), facingPhrase(directionOf(minion))});
}

QString StepWording::operator()(const step::Push& step) const {
    return language::sentences({pushing(step.minion, step.target, step.distance), thenFaces(step.target, step.facing),
                                linkedNote(step.linked)});
}

QString StepWording::operator()(const step::Slide& step) const {
    const Space to = neighbour(step.space, directionOf(step.minion), step.distance);
    //: %1: the acting piece, %2: card, %3 and %4: spaces
    return language::fill(tr("%1 pushes the territory %2 from %3 to %4."),
                          {named(step.minion), cardPhrase(cardAt(step.space)), spaceName(step.space), spaceName(to)});
}

// --- Discs ---

QString StepWording::operator()(const step::Grow& step) const {
    const bool large = knows(step.target) && before_.piece(step.target).size() >= 2;
    QString grown;
    if (step.minion == step.target) {
        //: %1: the piece
        grown = language::fill(large ? tr("%1 grows to large size.") : tr("%1 grows to medium size."),
                               {named(step.minion)});
    } else {
        //: %1: the acting piece, %2: the piece that grows
        grown = language::fill(large ? tr("%1 makes %2 grow to large size.") : tr("%1 makes %2 grow to medium size."),
                               {named(step.minion), named(step.target)});
    }
    return language::sentences({grown, thenFaces(step.target, step.facing), linkedNote(step.linked)});
}

QString StepWording::operator()(const step::Raise& step) const {
    const language::Phrase minion = named(step.minion);
    const QString space = spaceName(step.space);
    const Card now = cardAt(step.space);
    if (step.source == CardSource::none) {
        //: %1: the acting piece, %2: card, %3: space; the card is laid by the second half of the step
        return language::sentences(
            {language::fill(tr("%1 begins to grow the territory %2 on %3."), {minion, cardPhrase(now), space}),
             linkedNote(step.linked)});
    }
    if (step.source == CardSource::drawPile) {
        //: %1: the acting piece, %2: space
        return language::fill(tr("%1 replaces what is on %2 with the top card of the draw pile."), {minion, space});
    }
    if (now.isNone()) {
        //: %1: the acting piece, %2: space, %3: card
        return language::fill(tr("%1 makes %2 the territory %3."), {minion, space, cardPhrase(step.card)});
    }
    if (step.source == CardSource::discardPile) {
        //: %1: the acting piece, %2: card, %3: space, %4: card
        return language::fill(tr("%1 grows the territory %2 on %3 to %4 from the discard pile."),
                              {minion, cardPhrase(now), space, cardPhrase(step.card)});
    }
    //: %1: the acting piece, %2: card, %3: space, %4: card
    return language::fill(tr("%1 grows the territory %2 on %3 to %4."),
                          {minion, cardPhrase(now), space, cardPhrase(step.card)});
}

// --- Swords ---

QString StepWording::shrinkingItself(PieceId minion, int amount) const {
    if (knows(minion) && amount >= before_.piece(minion).size()) {
        //: %1: the piece
        return language::fill(tr("%1 destroys itself."), {named(minion)});
    }
    //: %1: the piece
    return language::fill(tr("%1 shrinks itself by %n pips.", nullptr, amount), {named(minion)});
}

QString StepWording::hitting(PieceId minion, PieceId target, int amount) const {
    if (minion == target) {
        return shrinkingItself(minion, amount);
    }
    if (knows(target) && amount >= before_.piece(target).size()) {
        //: %1: the acting piece, %2: the victim
        return language::fill(tr("%1 destroys %2."), {named(minion), named(target)});
    }
    //: %1: the acting piece, %2: the victim
    return language::fill(tr("%1 shrinks %2 by %n pips.", nullptr, amount), {named(minion), named(target)});
}

QString StepWording::operator()(const step::Hit& step) const {
    const bool survives = knows(step.target) && step.amount < before_.piece(step.target).size();
    return language::sentences({hitting(step.minion, step.target, step.amount),
                                survives ? thenFaces(step.target, step.facing) : QString(), linkedNote(step.linked)});
}

QString StepWording::operator()(const step::Raze& step) const {
    const language::Phrase minion = named(step.minion);
    const QString space = spaceName(step.space);
    const Card now = cardAt(step.space);
    if (step.source == CardSource::none && step.linked) {
        //: %1: the acting piece, %2: card, %3: space; the second half of the step does the rest
        return language::sentences(
            {language::fill(tr("%1 begins to shrink the territory %2 on %3."), {minion, cardPhrase(now), space}),
             linkedNote(true)});
    }
    if (step.source == CardSource::none && now.isNone()) {
        //: %1: the acting piece, %2: space
        return language::fill(tr("%1 destroys the territory on %2."), {minion, space});
    }
    if (step.source == CardSource::none) {
        //: %1: the acting piece, %2: card, %3: space
        return language::fill(tr("%1 destroys the territory %2 on %3."), {minion, cardPhrase(now), space});
    }
    if (now.isNone()) {
        //: %1: the acting piece, %2: space, %3: card
        return language::fill(tr("%1 shrinks the territory on %2 to %3."), {minion, space, cardPhrase(step.card)});
    }
    const QString pattern = step.source == CardSource::discardPile
                                //: %1: the acting piece, %2: card, %3: space, %4: card
                                ? tr("%1 shrinks the territory %2 on %3 to %4 from the discard pile.")
                                //: %1: the acting piece, %2: card, %3: space, %4: card
                                : tr("%1 shrinks the territory %2 on %3 to %4.");
    return language::fill(pattern, {minion, cardPhrase(now), space, cardPhrase(step.card)});
}

}  // namespace gnostica::wording
