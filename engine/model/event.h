// What a step has changed, in the order in which it happened. Views animate events, the log words them, statistics
// count them; nobody derives a change by comparing states.
#pragma once

#include "engine/model/card_set.h"
#include "engine/model/chance.h"
#include "engine/model/piece.h"
#include "engine/model/state.h"
#include "engine/model/step.h"

#include <variant>
#include <vector>

namespace gnostica::engine {

/// Why something happened, where the event alone does not say.
enum class Cause : std::uint8_t { power, option, leftInVoid, elimination };

namespace event {

struct TurnBegan {
    Seat seat;
};
struct TurnEnded {
    Seat seat;
};
struct PieceAdded {
    Piece piece;
};
struct PieceRemoved {
    Piece piece;
    Cause cause;
};
/// The same piece before and after: moved, turned, or replaced by another size (MIN-4).
struct PieceChanged {
    Piece before;
    Piece after;
};
/// MAJ-5: replaced by a piece of another owner.
struct PieceConverted {
    Piece before;
    Piece after;
};
struct TerritoryFounded {
    Space space;
    Card card;
    CardSource source;
};
/// `after` is none where a link leaves the card out.
struct TerritoryReplaced {
    Space space;
    Card before;
    Card after;
    CardSource source;
};
struct TerritoryDestroyed {
    Space space;
    Card card;
};
struct TerritoryMoved {
    Space from;
    Space to;
    Card card;
};
struct CardActivated {
    Seat seat;
    Space space;
    Card card;
};
struct CardPlayed {
    Seat seat;
    Card card;
};
struct CardsDiscarded {
    Seat seat;
    CardSet cards;
};
/// Known to the drawer only.
struct CardDrawn {
    Seat seat;
    Card card;
};
struct CardRevealed {
    Card card;
};
struct CardCopied {
    Space space;
    Card card;
};
struct CardRecovered {
    Seat seat;
    Card card;
};
struct HandsTraded {
    Seat a;
    Seat b;
};
struct PileShuffled {
    int cards;
};
struct Dealt {
    int seats;
};
struct BidMade {
    Seat seat;
};
struct BidsRevealed {
    PerSeat<Card> bids;
    int seats;
};
struct BidTied {
    int cards;
};
struct BidTaken {
    Seat seat;
    Card card;
};
struct FirstSeatChosen {
    Seat seat;
    Cause cause;
};
struct LastTurnAnnounced {
    Seat seat;
};
struct ChallengeJudged {
    Seat seat;
    int score;
    int target;
    bool won;
};
struct SeatEliminated {
    Seat seat;
};
struct TimerRang {};
/// TMR-1: play stops in the middle of a step; what has been done of it is taken back by the events that follow.
struct HalfTakenBack {};
/// A power or mechanic says something of its own; its code and value are for its own words and panel.
struct Report {
    /// A piece that threw dice, as it was then, and how many.
    struct Thrower {
        Piece piece;
        std::uint8_t dice = 0;
    };
    std::uint8_t owner = 0;  ///< place in Rules::owners
    int code = 0;
    Seat seat = Seat::none;
    int value = 0;
    chance::Dice dice{};  ///< that have fallen, if any
    /// Whose dice these are, in their order; none where they are nobody's.
    std::array<Thrower, kMostReported> throwers{};
    std::size_t throwerCount = 0;
};
struct GameOver {
    std::uint8_t winners;
    Ending why;
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
