#include "app/wording/status_wording.h"

#include "app/wording/fill.h"
#include "app/wording/names.h"
#include "app/wording/power_wording.h"
#include "app/wording/rule_facts.h"
#include "engine/mechanics/mechanic.h"

#include <algorithm>
#include <bit>

namespace gnostica::wording {

using namespace engine;

StatusWording::Offer StatusWording::offerOf(const View& view) const {
    Offer offer;
    offer.who = decider(rules_, view.open());
    offer.known = isPlayer(offer.who) && offer.who == view.viewer();
    if (!offer.known) {
        return offer;
    }
    StepList steps;
    view.legalSteps(rules_, steps);
    offer.known = !steps.empty();
    if (offer.known) {
        offer.first = wordOf(steps[0]);
        offer.onlySkip = steps.size() == 1 && offer.first == StepWord::skip;
    }
    return offer;
}

QString StatusWording::chance(const State& state) const {
    switch (awaitedChance(state)) {
    case ChanceKind::deal: return tr("The cards are about to be dealt.");
    case ChanceKind::shuffle: return tr("The discard pile is about to be shuffled.");
    case ChanceKind::seat: return tr("Lots decide who goes first.");
    case ChanceKind::timer: return tr("The hidden timer is about to be set.");
    case ChanceKind::d12:
    case ChanceKind::fate: return tr("The dice are about to be rolled.");
    case ChanceKind::none: break;
    }
    return {};
}

QString StatusWording::floor(const State& state, const Offer& offer) const {
    if (offer.known && offer.first == StepWord::take) {
        return tr("Take a card out of the bid cards.");
    }
    if (offer.known && offer.first == StepWord::bid) {
        return tr("Choose a bid card from your hand, in secret.");
    }
    if (offer.known && offer.first == StepWord::wheel) {
        return tr("Place or move your zodiac piece.");
    }
    if (state.turn.hook == Hook::gameStart) {
        //: %1: player
        return fill(tr("%1 chooses a card for the bid."), {voice_.player(offer.who)});
    }
    //: %1: player
    return voice_.of(offer.who, tr("It is for you to decide."), tr("It is for %1 to decide."));
}

QString StatusWording::option(const State& state, const Offer& offer) const {
    if (!state.hasPieces(offer.who)) {
        //: %1: player
        return voice_.of(offer.who, tr("Your turn: place a small piece on a space without pieces."),
                         tr("The turn of %1, who places a small piece."));
    }
    const bool all = rules_.activateAllowed && rules_.playAllowed && rules_.refreshAllowed && rules_.orientAllowed;
    //: %1: player
    return voice_.of(offer.who,
                     all ? tr("Your turn: activate a territory, play a card, refresh your hand or orient a piece.")
                         : tr("Your turn: choose what to do."),
                     tr("It is the turn of %1."));
}

QString StatusWording::power(const State& state, const Offer& offer) const {
    const Card card = cardInPlay(state);
    const auto& program = programs_.of(card);
    const std::size_t place = state.turn.frames[state.turn.depth - 1U].slot;
    if (state.turn.interrupt != 0 || place >= program.size()) {
        return voice_.of(offer.who, tr("It is for you to decide."), tr("It is for %1 to decide."));
    }
    if (state.turn.link.kind != LinkKind::none) {
        //: %1: player, %2: card
        return voice_.of(offer.who, tr("The card %2: take the second half of the step that you have begun."),
                         tr("%1 takes the second half of a step of the card %2."), {cardName(card)});
    }
    QStringList titles;
    for (const PowerUse& use : program[place]) {
        titles << PowerWording::title(use);
    }
    titles << tr("skip", "alternative to using a power");
    if (offer.onlySkip) {
        //: %1: player, %2: card, %3: a power
        return fill(tr("The card %2: nothing can be done with this power now (%3); skip it."),
                    {QString(), cardName(card), Voice::all(titles.mid(0, titles.size() - 1))});
    }
    if (program.size() == 1) {
        //: %1: player, %2: card, %3: alternatives ("rod or skip")
        return voice_.of(offer.who, tr("The card %2: %3."), tr("%1 uses the card %2: %3."),
                         {cardName(card), Voice::either(titles)});
    }
    //: %1: number of a power, %2: number of powers
    const QString count = fill(tr("power %1 of %2"), {QString::number(place + 1), QString::number(program.size())});
    //: %1: player, %2: card, %3: alternatives ("rod or skip"), %4: "power 1 of 2"
    return voice_.of(offer.who, tr("The card %2, %4: %3."), tr("%1 uses the card %2, %4: %3."),
                     {cardName(card), Voice::either(titles), count});
}

QString StatusWording::close(const View& view, const Offer& offer) const {
    StepList steps;
    view.legalSteps(rules_, steps);
    const bool mayAnnounce =
        std::ranges::any_of(steps, [](const Step& step) { return std::holds_alternative<step::Challenge>(step); });
    if (mayAnnounce) {
        return tr("End your turn, or announce that your next turn is your last.");
    }
    //: %1: player
    return voice_.of(offer.who, tr("End your turn."), tr("%1 is about to end the turn."));
}

QString StatusWording::lastTurnNote(const State& state) const {
    const auto target = targetOf(rules_);
    if (!target || !isPlayer(state.turn.mover) || announcerIn(rules_, state) != state.turn.mover ||
        state.turn.stage == Stage::over) {
        return {};
    }
    //: %1: player, %2: points
    return voice_.of(state.turn.mover, tr("This is your last turn: %2 points win at its end."),
                     tr("This is the last turn of %1, who needs %2 points at its end."), {QString::number(*target)});
}

QString StatusWording::status(const View& view) const {
    const State& state = view.open();
    if (isOver(state)) {
        return result(state);
    }
    if (awaitedChance(state) != ChanceKind::none) {
        return chance(state);
    }
    const Offer offer = offerOf(view);
    switch (state.turn.stage) {
    case Stage::floor: return floor(state, offer);
    case Stage::option: return sentences({option(state, offer), lastTurnNote(state)});
    case Stage::power: return sentences({power(state, offer), lastTurnNote(state)});
    case Stage::close: return sentences({close(view, offer), lastTurnNote(state)});
    case Stage::setup:
    case Stage::over: break;
    }
    return tr("The game is about to begin.");
}

// --- The end ---

QString StatusWording::winner(const State& state, Seat seat) const {
    const int points = score(rules_, state, seat);
    const auto target = targetOf(rules_);
    if (state.seatsLeft() == 1) {
        //: %1: player
        return voice_.of(seat, tr("You win: you are the last player left."), tr("%1 wins: the last player left."));
    }
    if (target && points >= *target && state.turn.mover == seat) {
        //: %1: player, %2: points reached, %3: points needed
        return voice_.of(seat, tr("You win: your last turn ends with %2 points, and %3 were needed."),
                         tr("%1 wins: the last turn ends with %2 points, and %3 were needed."),
                         {QString::number(points), QString::number(*target)});
    }
    //: %1: player, %2: points
    return voice_.of(seat, tr("You win with the highest score, %2."), tr("%1 wins with the highest score, %2."),
                     {QString::number(points)});
}

QString StatusWording::result(const State& state) const {
    if (!isOver(state)) {
        return {};
    }
    QStringList names;
    for (int seat = 0; seat < state.seats; ++seat) {
        if (((state.winners >> seat) & 1) != 0) {
            names << voice_.player(seatAt(seat));
        }
    }
    if (names.size() == 1) {
        return winner(state, seatAt(std::countr_zero(state.winners)));
    }
    if (names.isEmpty()) {
        return tr("The game is over, and nobody wins.");
    }
    //: %1: list of players
    return fill(state.territoryCount == 0 ? tr("No territory is left: %1 share the win.")
                                          : tr("The highest score is equal: %1 share the win."),
                {Voice::all(names)});
}

}  // namespace gnostica::wording
