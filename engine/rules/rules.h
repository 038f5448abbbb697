// A ruleset as play reads it: compiled once from its document into immutable tables.
#pragma once

#include "engine/model/card.h"
#include "engine/model/seat.h"
#include "engine/model/state.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace gnostica::engine {

class Power;
class Mechanic;

/// The names of the powers that may make a piece "affected" (MIN-3), as bits.
enum class Effect : std::uint8_t {
    created = 1,
    moved = 2,
    pushed = 4,
    grown = 8,
    shrunk = 16,
    turned = 32,
    converted = 64
};

/// SET-4: how the first player is found.
enum class FirstSeat : std::uint8_t { bid, random, seat };
/// TOU-1
enum class TurnOrder : std::uint8_t { clockwise, tournament };

/// Every line of the rules that is marked *Ruling*; a document decides each.
struct Rulings {
    bool limitInWasteland = true;            ///< SPC-4
    bool drawSeatWhenHandsRunOut = true;     ///< BID-3; otherwise the first in seat order begins
    bool passWithoutFreeSpace = true;        ///< TRN-1; otherwise one may refresh
    bool reshuffleAtOnce = true;             ///< DRW-1; otherwise only when a card is to be drawn
    std::uint8_t affectedBy = 0x7f;          ///< MIN-3: bits of Effect
    bool piecesOnAffectedTerritory = false;  ///< MIN-3
    bool createInWasteland = true;           ///< CUP-1
    bool selfTargetCreatesAtHome = false;    ///< CUP-5; true: also in the space where the minion stands
    bool landingJudgedBeforeLifting = true;  ///< ROD-5, MAJ-9
    bool revealOptional = true;              ///< MAJ-0
    bool turnerAndActorMayDiffer = true;     ///< MAJ-3, MAJ-4 (and 16, 17)
    bool convertOnlyEnemies = true;          ///< MAJ-5
    bool lastPlayerWins = true;              ///< CHL-3
    bool noTerritoryIsShared = true;         ///< CHL-4; otherwise nobody wins
};

/// One decision that a card offers: exactly one of the alternatives, or none (TRN-4).
struct Slot {
    std::vector<const Power*> alternatives;
    LinkKind link = LinkKind::none;  ///< with the slot after this one
};

/// A ruleset, ready to be played. Immutable; shared by games, bots and views.
class Rules {
public:
    Rules();
    Rules(Rules&&) noexcept;
    Rules& operator=(Rules&&) noexcept;
    ~Rules();

    std::string id;
    std::vector<std::string> expansions;
    /// The whole merged document (JSON text), for records and for showing.
    std::string document;

    int minSeats = 2;
    int maxSeats = 6;
    std::array<std::int8_t, kSizes> stash{5, 5, 5};
    int handLimit = 6;
    int columns = 3;
    int rows = 3;
    int spaceLimit = 3;  ///< SPC-4
    FirstSeat first = FirstSeat::bid;
    Seat firstSeat = Seat::a;  ///< for FirstSeat::seat
    TurnOrder turnOrder = TurnOrder::clockwise;
    bool activateAllowed = true;
    bool playAllowed = true;
    bool refreshAllowed = true;
    bool orientAllowed = true;
    bool affectedBecomeMinions = true;         ///< MIN-3; false in H14
    bool affectedByFoolBecomeMinions = false;  ///< MIN-3, H14: also while a Fool is carried out
    Rulings rulings;

    std::array<std::uint8_t, kCardCount> values{};       ///< of each card as a territory
    std::array<std::vector<Slot>, kCardCount> programs;  ///< the powers of each card, in order (TRN-4)
    std::array<const Power*, 4> suits{};                 ///< the plain power of each suit

    std::vector<std::unique_ptr<const Power>> powers;
    /// In the order in which they are asked (Mechanic::rank).
    std::vector<std::unique_ptr<const Mechanic>> mechanics;

    /// Some power asks for the sizes of the turn's start (TRI-7): twins may differ in these.
    bool startSizeMatters = false;

    int valueOf(Card card) const {
        assert(!card.isNone());
        return values[card.index()];
    }
    const std::vector<Slot>& programOf(Card card) const {
        assert(!card.isNone());
        return programs[card.index()];
    }
};

}  // namespace gnostica::engine
