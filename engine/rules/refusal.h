// Why a step is not legal.
#pragma once

#include "engine/model/card.h"
#include "engine/model/piece.h"
#include "engine/model/seat.h"
#include "engine/model/space.h"

#include <cstdint>
#include <string_view>

namespace gnostica::engine {

/// The id of a rule, as the numbered rules write it: "ROD-1". Always a literal.
struct RuleId {
    std::string_view text;
    friend constexpr bool operator==(RuleId, RuleId) = default;
};

/// The reasons; each is one sentence of the app, filled with the facts.
enum class RefusalCode : std::uint8_t {
    gameOver,           ///< nothing can be done any more
    notNow,             ///< such a step belongs to another moment of the turn
    notInThisGame,      ///< these rules know no such step
    notYourPower,       ///< the card's power now offered is another one (order: TRN-4)
    noCardInUse,        ///< TRN-2: none was played or activated; TRN-4: all powers of the one that was are decided
    mustFinishLink,     ///< the second half of a linked step is due
    chanceFirst,        ///< a shuffle or a die comes first
    noPiecesMustPlace,  ///< TRN-1
    hasPieces,          ///< TRN-1: placing is for those without
    spaceTaken,         ///< pieces stand there already; number = how many
    inVoid,             ///< SPC-3; space
    notTerritory,       ///< no card lies there; space
    notWasteland,       ///< space
    noOwnPieceThere,    ///< TRN-2; space
    cardNotInHand,      ///< card
    cardNotInDiscard,   ///< card
    handFull,           ///< number = limit
    tooManyCards,       ///< more than piles or hand allow; number = most possible
    nothingChanges,     ///< the step would leave all as it is
    notYourPiece,
    notMinion,          ///< MIN-1, MIN-2; piece
    notTargeted,        ///< ORI-2, ORI-3; piece or space
    differentSpaces,    ///< all pieces that are named must stand in the same space; piece
    inTower,            ///< ORI-2: nobody else can target the pieces of a tower; space
    towerClosed,        ///< SPC-4: nobody else can come to a tower; space
    pushesItself,       ///< ROD-2: that is a move
    turnedBefore,       ///< TRN-2: each piece is oriented once; piece
    turnsPieces,        ///< TRN-2: while pieces are being oriented, nothing else is done
    allOrNothing,       ///< TRN-2: a refresh discards the whole hand, or it draws
    notEnemy,           ///< an enemy piece is needed
    spaceFull,          ///< SPC-4; space, number = pieces there
    tooManyOfSize,      ///< SPC-4; space, size, number = pieces of that size there
    tooManyOwn,         ///< SPC-4; space, seat, number = pieces of that player there
    stashEmpty,         ///< no such piece in the stash; seat, size
    enemyOccupied,      ///< space
    wrongValue,         ///< of a card; number = value that is needed
    upright,            ///< ROD-1
    tooFar,             ///< number = most allowed
    tooMuch,            ///< more pips or points than possible; number = most allowed
    alreadyLargest,     ///< DIS-1
    cannotGrowMajor,    ///< DIS-2
    facingKept,         ///< ORI-4: an enemy piece keeps its facing
    noSuchFacing,       ///< ORI-1: no piece of this game faces so
    facingMeaningless,  ///< the piece is destroyed
    noSuchPlace,        ///< not a place that the power reaches; space
    linkNeeded,         ///< legal only as the first half of a link, and no second half follows
    linkNotNeeded,      ///< legal alone, so it is not a first half
    noLink,             ///< no link begins with the power that is offered
    notThisLink,        ///< the second half must concern the same thing
    staysCrowded,       ///< LNK-4: the second half must make room again; space
    pileEmpty,
    notMajor,         ///< MAJ-21; card
    notAnotherWorld,  ///< MAJ-21
    nestedTooDeep,    ///< MAJ-0: as many cards as may be are in play one inside another; number = how many
    sameMinionOnly,   ///< MAJ-20, and MAJ-3 under that ruling
    skipNotAllowed,
    alreadyAnnounced,  ///< CHL-1: another's last turn is still due; seat
    ownLastTurn,       ///< CHL-1: at the end of a last turn nothing is announced
    announcedBefore,   ///< CHL-1: where everybody may announce only once
    scoreTooLow,       ///< CHL-1: where announcing takes points; number = how many
    noTurnToCome,      ///< the game ends before the player's next turn
    noTerritoryLeft,   ///< CHL-4
    notInPool,         ///< BID-4; card
    noSuchPower,       ///< these rules know the power, but not this use of it
    notHigher,         ///< neither worth more nor higher of the same kind; card
    notLower,          ///< neither worth one point less nor lower of the same kind; card
    variantRule        ///< a variant's power or mechanic refuses; number = its own code
};

/// A refusal: code, rule, and the facts that the sentence needs; facts not meant are empty.
struct Refusal {
    RefusalCode code{};
    RuleId rule{};
    int number = 0;
    Space space{};
    Card card{};
    Seat seat = Seat::none;
    PieceId piece = kNoPiece;
    int size = 0;
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace gnostica::engine
