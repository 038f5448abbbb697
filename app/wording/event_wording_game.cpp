// The frame of the game: bids, turns, the end.
#include "app/wording/event_wording.h"
#include "app/wording/fill.h"
#include "app/wording/names.h"
#include "app/wording/numbers.h"
#include "engine/mechanics/mechanic.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace gnostica::wording {

using namespace engine;

namespace {

/// "+ 0 −"
QString facesOf(std::span<const std::int8_t> dice) {
    QStringList faces;
    for (const std::int8_t die : dice) {
        faces << (die == 0 ? QStringLiteral("0") : die > 0 ? QStringLiteral("+") : QStringLiteral("−"));
    }
    return faces.join(u' ');
}

/// TRI-6: a sum below 0 counts 0.
int sumOf(std::span<const std::int8_t> dice) {
    return std::max(0, std::accumulate(dice.begin(), dice.end(), 0));
}

}  // namespace

QString EventWording::operator()(const event::TurnBegan& event) const {
    //: %1: player
    return voice_.of(event.seat, tr("It is your turn."), tr("It is the turn of %1."));
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
    Phrases bids;
    for (int seat = 0; seat < event.seats; ++seat) {
        //: one bid in a list of bids; %1: player, %2: card
        bids.push_back(
            phrase(tr("%1: %2", "phrase: bid"), {voice_.player(seatAt(seat)), cardPhrase(event.bids[seatAt(seat)])}));
    }
    //: %1: list of players and cards, "Ann: The Sun, Bob: Ace of Cups"
    return fill(tr("The bids are revealed (%1)."), {enumerationOf(bids)});
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
    const QString score = number(event.score);
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
    return tr("What has been done of an unfinished step is taken back.");
}

QString EventWording::operator()(const event::MechanicReport& event) const {
    const auto place = static_cast<std::size_t>(event.mechanic);
    if (place >= rules_.mechanics.size()) {
        return tr("Something happens that no rule describes.");
    }
    const auto id = rules_.mechanics[place]->id();
    const MechanicWords* words = vocabulary_.mechanic(id);
    if (const MaybeText own = words == nullptr ? MaybeText() : words->report(rules_, voice_, event)) {
        return *own;
    }
    //: a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers
    return fill(tr("The rule “%2” reports of %1: %3, %4."),
                {voice_.player(event.seat), vocabulary_.mechanicTitle(id), number(event.code), number(event.value)});
}

QString EventWording::defence(const Piece& defender, std::span<const std::int8_t> dice, int attack) const {
    const Phrase piece = voice_.piece(defender);
    const QString shown = facesOf(dice);
    const int sum = sumOf(dice);
    const QString total = number(sum);
    if (attack > sum) {
        //: %1: a defending piece, %2: what its dice show ("+ 0"), %3: their sum, %4: how much the attacker has more
        return fill(tr("%1 rolls %2 (%3) and loses by %4."), {piece, shown, total, number(attack - sum)});
    }
    //: %1: a defending piece, %2: what its dice show ("+ 0"), %3: their sum
    return fill(attack == sum ? tr("%1 rolls %2 (%3), which is equal.") : tr("%1 rolls %2 (%3), which is higher."),
                {piece, shown, total});
}

QString EventWording::operator()(const event::DiceRolled& event) const {
    auto dice = std::span(event.dice.dice).first(event.dice.count);
    const auto take = [&dice](int count) {
        const auto taken = dice.first(std::min(static_cast<std::size_t>(std::max(count, 0)), dice.size()));
        dice = dice.subspan(taken.size());
        return taken;
    };
    if (event.attackerDice <= 0) {
        //: %1: what each die shows: "+ 0 −"
        return dice.empty() ? tr("The dice are rolled.") : fill(tr("The dice show %1."), {facesOf(dice)});
    }
    const auto attack = take(event.attackerDice);
    //: %1: the attacking piece, %2: what its dice show ("+ 0 −"), %3: their sum
    QStringList parts{fill(tr("%1 attacks and rolls %2 (%3)."),
                           {voice_.piece(event.attacker), facesOf(attack), number(sumOf(attack))})};
    const int defenders = std::min(event.defenderCount, event::DiceRolled::kMostDefenders);
    for (const Piece& defender : std::span(event.defenders).first(static_cast<std::size_t>(std::max(defenders, 0)))) {
        parts << defence(defender, take(defender.size()), sumOf(attack));
    }
    return sentences(parts);
}

QString EventWording::operator()(const event::GameOver& event) const {
    Phrases names;
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
        return fill(tr("The game is over: %1 share the win."), {listOf(names)});
    }
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        if (event.winners == 1U << seat && voice_.isListener(seatAt(seat))) {
            return tr("The game is over: you win.");
        }
    }
    //: %1: player
    return fill(tr("The game is over: %1 wins."), {names.front()});
}

}  // namespace gnostica::wording
