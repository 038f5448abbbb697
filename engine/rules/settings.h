// The settings of every ruleset. The initial values apply where a document has none; the option table
// (general_options.h) defines the keys in documents.
#pragma once

#include "engine/model/card.h"
#include "engine/model/piece.h"
#include "engine/model/seat.h"
#include "engine/rules/start_layout.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace gnostica::engine {

/// The powers that can make a piece "affected" (MIN-3), as bits.
enum class Effect : std::uint8_t {
    created = 1,
    moved = 2,
    pushed = 4,
    grown = 8,
    shrunk = 16,
    turned = 32,
    converted = 64
};

/// SET-4: how the first player is chosen.
enum class FirstSeat : std::uint8_t { bid, random, seat };
/// TOU-1
enum class TurnOrder : std::uint8_t { clockwise, tournament };

/// SCO-1: the holder of a territory.
enum class Holder : std::uint8_t {
    alone,       ///< the only side that has pieces there
    mostPieces,  ///< the side that has more pieces there than any other
    mostPips     ///< the same, counted in pips
};
/// SCO-1: the worth of a territory to its holder.
enum class Counted : std::uint8_t {
    value,  ///< the value of its card
    pips    ///< one point for each pip of the holder's own pieces there
};

/// How the board is scored (SCO-1).
struct Scoring {
    Holder holder = Holder::alone;
    Counted counted = Counted::value;
    int wasteland = 0;  ///< points of a wasteland that is held
    bool isUsual() const { return holder == Holder::alone && counted == Counted::value && wasteland == 0; }
};

/// Every rule that is marked *Ruling*; a document decides each.
struct Rulings {
    bool limitInWasteland = true;            ///< SPC-4
    bool drawSeatWhenHandsRunOut = true;     ///< BID-3; false: the first in seat order begins
    bool passWithoutFreeSpace = true;        ///< TRN-1; false: the player may refresh
    bool reshuffleAtOnce = true;             ///< DRW-1; false: only when a card is to be drawn
    std::uint8_t affectedBy = 0x7f;          ///< MIN-3: bits of Effect
    bool piecesOnAffectedTerritory = false;  ///< MIN-3
    bool createInWasteland = true;           ///< CUP-1
    bool selfTargetCreatesAtHome = false;    ///< CUP-5; true: also in the minion's space
    bool landingJudgedBeforeLifting = true;  ///< ROD-5, MAJ-9
    bool revealOptional = true;              ///< MAJ-0
    bool turnerAndActorMayDiffer = true;     ///< MAJ-3, MAJ-4 (and 16, 17)
    bool convertOnlyEnemies = true;          ///< MAJ-5
    bool lastPlayerWins = true;              ///< CHL-3
    bool noTerritoryIsShared = true;         ///< CHL-4; false: nobody wins
};

/// SPC-4: limits of a space besides the general limit; 0: no limit of this kind.
struct SpaceLimits {
    std::array<std::int8_t, 3> byRank{};       ///< instead of the general limit, on a card of this rank
    std::int8_t wasteland = 0;                 ///< instead of the general limit
    std::array<std::int8_t, kSizes> bySize{};  ///< pieces of one size
    std::int8_t own = 0;                       ///< pieces of one player

    bool any() const {
        const auto isSet = [](std::int8_t limit) { return limit != 0; };
        return std::ranges::any_of(byRank, isSet) || wasteland != 0 || std::ranges::any_of(bySize, isSet) || own != 0;
    }
};

/// SCO-1: marks a card that has the value of its kind.
inline constexpr std::int8_t kAsItsKind = -1;
inline constexpr auto kAllAsTheirKind = [] {
    std::array<std::int8_t, kCardCount> values{};
    values.fill(kAsItsKind);
    return values;
}();

/// The settings of a game as a whole.
struct GameSettings {
    int minSeats = 2;
    int maxSeats = 6;
    std::array<std::int8_t, kSizes> stash{5, 5, 5};
    int handLimit = 6;
    int startHand = 0;          ///< SET-2: cards in a hand at the start; 0: the hand limit
    int draftCards = 0;         ///< SET-2: number of these that players choose from open cards
    int draftSpare = 0;         ///< SET-2: open cards that are left over
    int refreshDraws = 0;       ///< TRN-2: the most cards that a refresh draws; 0: up to the limit
    bool refreshApart = false;  ///< TRN-2: a refresh either discards the whole hand or draws
    int turnEndDraws = 0;       ///< TRN-2: cards drawn at the end of each turn
    int spotValue = 1;          ///< SCO-1
    int royaltyValue = 2;       ///< SCO-1
    int majorValue = 3;         ///< SCO-1
    std::array<std::int8_t, kCardCount> cardValues = kAllAsTheirKind;  ///< SCO-1: values of single cards
    int columns = 3;
    int rows = 3;
    StartLayout layout;  ///< SET-2: instead of columns and rows, unless it is empty
    int spaceLimit = 3;  ///< SPC-4
    SpaceLimits limits;
    bool diagonalFacings = false;                    ///< ORI-1
    std::array<std::int8_t, kSizes> reach{1, 1, 1};  ///< ORI-2: in spaces, for minions not upright
    FirstSeat first = FirstSeat::bid;
    Seat firstSeat = Seat::a;  ///< for FirstSeat::seat
    TurnOrder turnOrder = TurnOrder::clockwise;
    bool activateAllowed = true;
    bool playAllowed = true;
    bool refreshAllowed = true;
    bool orientAllowed = true;
    int actions = 1;                           ///< TRN-2: number in each turn
    bool freeOrientation = false;              ///< TRN-2: one orientation in each turn does not count as an action
    bool orientAny = false;                    ///< TRN-2: an orientation turns any number of pieces
    bool affectedBecomeMinions = true;         ///< MIN-3
    bool affectedByFoolBecomeMinions = false;  ///< MIN-3: also while a Fool is carried out
    int target = 9;                            ///< SET-3; for games that are won by announcing (CHL-1)
    /// The target for a certain number of players, from two on; 0: the general target.
    std::array<std::uint8_t, kMaxSeats - 1> targets{};
    Scoring scoring;
    /// ORI-2: at least one piece of each size of one player, alone on a territory: other players cannot target them.
    bool towers = false;
    Rulings rulings;

    /// True if cards are played, activated or exchanged, so that the draw pile can run out.
    bool usesCards() const { return activateAllowed || playAllowed || refreshAllowed; }
    int targetFor(int seats) const {
        const int own = seats >= 2 ? targets[static_cast<std::size_t>(seats - 2)] : 0;
        return own > 0 ? own : target;
    }
};

}  // namespace gnostica::engine
