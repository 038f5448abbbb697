// The frame of the game: bids, turns, the end.
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "app/wording/play/event_wording.h"

namespace gnostica::wording {

using namespace engine;

QString EventWording::operator()(const event::TurnBegan& event) const {
    //: %1: player
    return voice_.of(event.seat, tr("It is your turn."), tr("It is %1's turn."));
}

QString EventWording::operator()(const event::TurnEnded& event) const {
    //: %1: player
    return voice_.of(event.seat, tr("You end the turn."), tr("%1 ends the turn."));
}

QString EventWording::operator()(const event::Dealt& event) const {
    return tr("The cards are dealt to %n players, and the board is laid out.", nullptr, event.seats);
}

QString EventWording::operator()(const event::BidMade& event) const {
    //: %1: player
    return voice_.of(event.seat, tr("You have chosen a bid card."), tr("%1 has chosen a bid card."));
}

QString EventWording::operator()(const event::BidsRevealed& event) const {
    language::Phrases bids;
    for (int seat = 0; seat < event.seats; ++seat) {
        //: one bid in a list of bids; %1: player, %2: card
        bids.push_back(language::phrase(tr("%1: %2", "phrase: bid"),
                                        {voice_.player(seatAt(seat)), cardPhrase(event.bids[seatAt(seat)])}));
    }
    //: %1: list of players and cards, "Ann: The Sun, Bob: Ace of Cups"
    return language::fill(tr("The bids are revealed (%1)."), {language::enumerationOf(bids)});
}

QString EventWording::operator()(const event::BidTied&) const {
    return tr("The highest bids are equal; everybody bids again.");
}

QString EventWording::operator()(const event::BidTaken& event) const {
    //: %1: player, %2: card
    return voice_.of(event.seat, tr("You take the bid card %2."), tr("%1 takes the bid card %2."),
                     {cardPhrase(event.card)});
}

QString EventWording::operator()(const event::FirstSeatChosen& event) const {
    if (event.cause == Cause::power) {
        //: %1: player
        return voice_.of(event.seat, tr("You win the bid and go first."), tr("%1 wins the bid and goes first."));
    }
    //: %1: player
    return voice_.of(event.seat, tr("You go first."), tr("%1 goes first."));
}

QString EventWording::operator()(const event::LastTurnAnnounced& event) const {
    //: %1: player
    return voice_.of(event.seat, tr("You announce your next turn as your last."),
                     tr("%1 announces the next turn as the last."));
}

QString EventWording::operator()(const event::ChallengeJudged& event) const {
    const QString score = language::number(event.score);
    if (event.won) {
        //: %1: player, %2: points reached, %n: points needed
        return voice_.of(event.seat, tr("Your last turn ends with %2 of %n points.", nullptr, event.target),
                         tr("The last turn of %1 ends with %2 of %n points.", nullptr, event.target), {score});
    }
    //: %1: player, %2: points reached, %n: points needed
    return voice_.of(event.seat, tr("Your last turn ends with only %2 of %n points.", nullptr, event.target),
                     tr("The last turn of %1 ends with only %2 of %n points.", nullptr, event.target), {score});
}

QString EventWording::operator()(const event::SeatEliminated& event) const {
    //: %1: player
    return voice_.of(event.seat, tr("You are out of the game; your pieces return and your hand is discarded."),
                     tr("%1 is out of the game; the pieces return and the hand is discarded."));
}

QString EventWording::operator()(const event::TimerRang&) const {
    return tr("The hidden timer rings.");
}

QString EventWording::operator()(const event::HalfTakenBack&) const {
    return tr("An unfinished step is taken back.");
}

QString EventWording::operator()(const event::Report& event) const {
    if (event.owner >= rules_.owners.size()) {
        return tr("Something happens that no rule describes.");
    }
    if (const MaybeText own = vocabulary_.report(rules_, voice_, event)) {
        return *own;
    }
    const language::Phrase title = vocabulary_.titleOf(rules_.owners[event.owner]);
    //: a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers
    return language::fill(
        tr("The rule “%2” reports of %1: %3, %4."),
        {voice_.player(event.seat), title, language::number(event.code), language::number(event.value)});
}

QString EventWording::operator()(const event::GameOver& event) const {
    language::Phrases names;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        if (((event.winners >> seat) & 1) != 0) {
            names.push_back(voice_.player(seatAt(seat)));
        }
    }
    if (names.empty()) {
        return tr("The game is over, and nobody wins.");
    }
    if (names.size() > 1) {
        //: %1: list of players
        return language::fill(tr("The game is over: %1 share the win."), {language::listOf(names)});
    }
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        if (event.winners == 1U << seat && voice_.isListener(seatAt(seat))) {
            return tr("The game is over: you win.");
        }
    }
    //: %1: player
    return language::fill(tr("The game is over: %1 wins."), {names.front()});
}

}  // namespace gnostica::wording
