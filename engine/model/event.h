// The changes that a step has made, in order. Views animate events, the log words them and statistics count them; no
// code derives a change by comparing states.
#pragma once

#include "engine/model/card_set.h"
#include "engine/model/chance.h"
#include "engine/model/piece.h"
#include "engine/model/state.h"
#include "engine/model/step.h"

#include <variant>
#include <vector>

namespace gnostica::engine {

/// Cause of an event, where the event alone does not show it.
enum class Cause : std::uint8_t { power, option, leftInVoid, elimination };

namespace event {

struct TurnBegan {
    Seat seat;
    bool operator==(const TurnBegan&) const = default;
};
struct TurnEnded {
    Seat seat;
    bool operator==(const TurnEnded&) const = default;
};
struct PieceAdded {
    Piece piece;
    bool operator==(const PieceAdded&) const = default;
};
struct PieceRemoved {
    Piece piece;
    Cause cause;
    bool operator==(const PieceRemoved&) const = default;
};
/// The same piece before and after: moved, turned, or replaced by another size (MIN-4).
struct PieceChanged {
    Piece before;
    Piece after;
    bool operator==(const PieceChanged&) const = default;
};
/// MAJ-5: replaced by a piece of another owner.
struct PieceConverted {
    Piece before;
    Piece after;
    bool operator==(const PieceConverted&) const = default;
};
struct TerritoryFounded {
    Space space;
    Card card;
    CardSource source;
    bool operator==(const TerritoryFounded&) const = default;
};
/// `after` is Card::none() where a link leaves the card out.
struct TerritoryReplaced {
    Space space;
    Card before;
    Card after;
    CardSource source;
    bool operator==(const TerritoryReplaced&) const = default;
};
struct TerritoryDestroyed {
    Space space;
    Card card;
    bool operator==(const TerritoryDestroyed&) const = default;
};
struct TerritoryMoved {
    Space from;
    Space to;
    Card card;
    bool operator==(const TerritoryMoved&) const = default;
};
struct CardActivated {
    Seat seat;
    Space space;
    Card card;
    bool operator==(const CardActivated&) const = default;
};
struct CardPlayed {
    Seat seat;
    Card card;
    bool operator==(const CardPlayed&) const = default;
};
struct CardsDiscarded {
    Seat seat;
    CardSet cards;
    bool operator==(const CardsDiscarded&) const = default;
};
/// Only the drawer knows the card.
struct CardDrawn {
    Seat seat;
    Card card;
    bool operator==(const CardDrawn&) const = default;
};
struct CardRevealed {
    Card card;
    bool operator==(const CardRevealed&) const = default;
};
struct CardCopied {
    Space space;
    Card card;
    bool operator==(const CardCopied&) const = default;
};
struct CardRecovered {
    Seat seat;
    Card card;
    bool operator==(const CardRecovered&) const = default;
};
struct HandsTraded {
    Seat a;
    Seat b;
    bool operator==(const HandsTraded&) const = default;
};
struct PileShuffled {
    int cards;
    bool operator==(const PileShuffled&) const = default;
};
struct Dealt {
    int seats;
    bool operator==(const Dealt&) const = default;
};
struct BidMade {
    Seat seat;
    bool operator==(const BidMade&) const = default;
};
struct BidsRevealed {
    PerSeat<Card> bids;
    int seats;
    bool operator==(const BidsRevealed&) const = default;
};
struct BidTied {
    int cards;
    bool operator==(const BidTied&) const = default;
};
struct BidTaken {
    Seat seat;
    Card card;
    bool operator==(const BidTaken&) const = default;
};
struct FirstSeatChosen {
    Seat seat;
    Cause cause;
    bool operator==(const FirstSeatChosen&) const = default;
};
struct LastTurnAnnounced {
    Seat seat;
    bool operator==(const LastTurnAnnounced&) const = default;
};
struct ChallengeJudged {
    Seat seat;
    int score;
    int target;
    bool won;
    bool operator==(const ChallengeJudged&) const = default;
};
struct SeatEliminated {
    Seat seat;
    bool operator==(const SeatEliminated&) const = default;
};
struct TimerRang {
    bool operator==(const TimerRang&) const = default;
};
/// TMR-1: play stops in the middle of a step; the events that follow undo what the step has done so far.
struct HalfTakenBack {
    bool operator==(const HalfTakenBack&) const = default;
};
/// A report of a power or mechanic; the code and the value are for its own words and panel.
struct Report {
    /// A piece that threw dice, as it was then, and the number of its dice.
    struct Thrower {
        Piece piece;
        std::uint8_t dice = 0;
        bool operator==(const Thrower&) const = default;
    };
    std::uint8_t owner = 0;  ///< index in Rules::owners
    int code = 0;
    Seat seat = Seat::none;
    int value = 0;
    chance::Dice dice{};  ///< the result, if dice were thrown
    /// The pieces that threw the dice, in order; empty if the dice belong to no piece.
    std::array<Thrower, kMostReported> throwers{};
    std::size_t throwerCount = 0;
    bool operator==(const Report&) const = default;
};
struct GameOver {
    std::uint8_t winners;
    Ending why;
    bool operator==(const GameOver&) const = default;
};

}  // namespace event

using Event =
    std::variant<event::TurnBegan, event::TurnEnded, event::PieceAdded, event::PieceRemoved, event::PieceChanged,
                 event::PieceConverted, event::TerritoryFounded, event::TerritoryReplaced, event::TerritoryDestroyed,
                 event::TerritoryMoved, event::CardActivated, event::CardPlayed, event::CardsDiscarded,
                 event::CardDrawn, event::CardRevealed, event::CardCopied, event::CardRecovered, event::HandsTraded,
                 event::PileShuffled, event::Dealt, event::BidMade, event::BidsRevealed, event::BidTied,
                 event::BidTaken, event::FirstSeatChosen, event::LastTurnAnnounced, event::ChallengeJudged,
                 event::SeatEliminated, event::TimerRang, event::HalfTakenBack, event::Report, event::GameOver>;

using EventList = std::vector<Event>;

}  // namespace gnostica::engine
