#include "app/wording/play/bid_wording.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/wording/names.h"

#include <algorithm>

namespace gnostica::wording {

using namespace engine;
using language::fill;
using Outcome = RevealedBids::Outcome;

language::Phrase BidWording::tied() const {
    language::Phrases names;
    for (const RevealedBids::Bid& bid : bids_.bids) {
        if (bid.isHighest) {
            names.push_back(speaker_.playerPhrase(bid.seat));
        }
    }
    return language::listOf(names);
}

QString BidWording::result() const {
    if (bids_.outcome == Outcome::tied) {
        return tr("A tie: everybody bids again");
    }
    const language::Phrase first = speaker_.playerPhrase(bids_.first);
    const bool isYou = bids_.first == you_;
    if (bids_.outcome == Outcome::drawn) {
        //: %1: player
        return isYou ? tr("You go first, drawn by lot") : fill(tr("%1 goes first, drawn by lot"), {first});
    }
    if (bids_.outcome == Outcome::decided) {
        //: %1: player
        return isYou ? tr("You go first") : fill(tr("%1 goes first"), {first});
    }
    const auto highest = std::ranges::find_if(bids_.bids, &RevealedBids::Bid::isHighest);
    const Card card = highest->card;
    const language::Phrase name = cardPhrase(card);
    if (!card.isMajor()) {
        //: %1: card
        return isYou ? fill(tr("You go first: %1"), {name})
                     //: %1: player, %2: card
                     : fill(tr("%1 goes first: %2"), {first, name});
    }
    const QString number = cardCorner(card);
    //: %1: card, %2: its number, such as XVII
    return isYou ? fill(tr("You go first: %1, %2"), {name, number})
                 //: %1: player, %2: card, %3: its number, such as XVII
                 : fill(tr("%1 goes first: %2, %3"), {first, name, number});
}

QString BidWording::rule() const {
    switch (bids_.outcome) {
    case Outcome::won: return tr("The highest major wins; without majors, the highest minor.");
    //: %1: list of players
    case Outcome::tied: return fill(tr("The highest bids are equal: %1."), {tied()});
    case Outcome::drawn:
        //: %1: list of players
        return fill(tr("The highest bids are equal: %1. No cards are left to bid, so chance decides."), {tied()});
    case Outcome::decided:
        //: %1: list of players; %2: the player who goes first
        return fill(tr("The highest bids are equal: %1. No cards are left to bid, so %2 goes first."),
                    {tied(), speaker_.playerPhrase(bids_.first)});
    }
    Q_UNREACHABLE();
}

QString BidWording::next() const {
    if (bids_.outcome == Outcome::tied) {
        return tr("The bid cards are set aside. Players may take them later.");
    }
    const QString order =
        rules_.turnOrder == TurnOrder::tournament
            ? tr("The bids also decide the order of the other players, from the highest bid to the lowest.")
            : QString();
    if (bids_.takers.empty()) {
        return order;
    }
    if (bids_.rounds == 1) {
        //: above a list of players
        return language::sentences({order, tr("Now each player takes one of these cards, the first player last:")});
    }
    //: above a list of players; %n: rounds of bids, and so cards for each player
    return language::sentences(
        {order, tr("Now each player takes %n of the bid cards, the first player last:", nullptr, bids_.rounds)});
}

QString BidWording::goOn() const {
    if (bids_.outcome == Outcome::tied && isPlayer(you_)) {
        return tr("Bid again");
    }
    const bool takes = std::ranges::find(bids_.takers, you_) != bids_.takers.end();
    return takes ? tr("Take a card") : tr("Continue", "button");
}

QString BidWording::all() const {
    event::BidsRevealed revealed{.bids = {}, .seats = static_cast<int>(bids_.bids.size())};
    for (const RevealedBids::Bid& bid : bids_.bids) {
        revealed.bids[bid.seat] = bid.card;
    }
    language::Phrases takers;
    for (const Seat seat : bids_.takers) {
        takers.push_back(speaker_.playerPhrase(seat));
    }
    //: %1: a sentence about what has happened, without its full stop
    const QString said = fill(tr("%1.", "sentence"), {result()});
    return language::sentences(
        {speaker_.event(revealed, you_), said, rule(), next(), language::enumerationOf(takers).text()});
}

}  // namespace gnostica::wording
