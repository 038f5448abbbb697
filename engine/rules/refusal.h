// Reasons why a step is not legal.
#pragma once

#include "engine/model/card.h"
#include "engine/model/piece.h"
#include "engine/model/seat.h"
#include "engine/model/space.h"

#include <cstdint>
#include <string_view>

namespace gnostica::engine {

/// The id of a rule, as in the numbered rules: "ROD-1". Always a literal.
struct RuleId {
    std::string_view text;
    friend constexpr bool operator==(RuleId, RuleId) = default;
};

/// The reasons; the application has a sentence for each, filled with the facts.
enum class RefusalCode : std::uint8_t {
    gameOver,           ///< no step is possible
    notNow,             ///< the step belongs to another point of the turn
    notInThisGame,      ///< these rules have no such step
    notYourPower,       ///< the card's power on offer is a different one (order: TRN-4)
    noCardInUse,        ///< TRN-2: no card was played or activated; TRN-4: all powers of the card have been decided
    mustFinishLink,     ///< the second half of a linked step is due
    chanceFirst,        ///< a shuffle or a die comes first
    noPiecesMustPlace,  ///< TRN-1
    hasPieces,          ///< TRN-1: only a player without pieces may place one
    spaceTaken,         ///< the space already has pieces; number = how many
    inVoid,             ///< SPC-3; space
    notTerritory,       ///< the space has no card; space
    notWasteland,       ///< space
    noOwnPieceThere,    ///< TRN-2; space
    cardNotInHand,      ///< card
    cardNotInDiscard,   ///< card
    handFull,           ///< number = limit
    tooManyCards,       ///< more than piles or hand allow; number = most possible
    nothingChanges,     ///< the step would change nothing
    notYourPiece,
    notMinion,          ///< MIN-1, MIN-2; piece
    notTargeted,        ///< ORI-2, ORI-3; piece or space
    differentSpaces,    ///< all pieces that the step names must be in the same space; piece
    inTower,            ///< ORI-2: other players cannot target the pieces of a tower; space
    towerClosed,        ///< SPC-4: other players cannot enter a tower; space
    pushesItself,       ///< ROD-2: a minion moves itself instead
    turnedBefore,       ///< TRN-2: each piece may be oriented only once; piece
    turnsPieces,        ///< TRN-2: no other step is allowed while pieces are being oriented
    allOrNothing,       ///< TRN-2: a refresh either discards the whole hand or draws
    notEnemy,           ///< an enemy piece is needed
    spaceFull,          ///< SPC-4; space, number = pieces there
    tooManyOfSize,      ///< SPC-4; space, size, number = pieces of that size there
    tooManyOwn,         ///< SPC-4; space, seat, number = pieces of that player there
    stashEmpty,         ///< no such piece in the stash; seat, size
    enemyOccupied,      ///< space
    wrongValue,         ///< of a card; number = value needed
    upright,            ///< ROD-1
    tooFar,             ///< number = most allowed
    tooMuch,            ///< more pips or points than possible; number = most allowed
    alreadyLargest,     ///< DIS-1
    cannotGrowMajor,    ///< DIS-2
    facingKept,         ///< ORI-4: an enemy piece keeps its facing
    noSuchFacing,       ///< ORI-1: no piece of this game can have this facing
    facingMeaningless,  ///< the piece is destroyed
    noSuchPlace,        ///< the power does not reach this place; space
    linkNeeded,         ///< legal only as the first half of a link, and no second half follows
    linkNotNeeded,      ///< legal alone, so it is not a first half
    noLink,             ///< no link begins with the power on offer
    notThisLink,        ///< the second half must concern the same thing
    staysCrowded,       ///< LNK-4: the second half must make room; space
    pileEmpty,
    notMajor,         ///< MAJ-21; card
    notAnotherWorld,  ///< MAJ-21
    nestedTooDeep,    ///< MAJ-0: the limit of cards in play one inside another is reached; number = how many
    sameMinionOnly,   ///< MAJ-20; MAJ-3 if a ruling requires the same minion
    skipNotAllowed,
    alreadyAnnounced,  ///< CHL-1: the last turn of another player is still due; seat
    ownLastTurn,       ///< CHL-1: no announcement is allowed at the end of a last turn
    announcedBefore,   ///< CHL-1: if each player may announce only once
    scoreTooLow,       ///< CHL-1: the score is too low to announce; number = points needed
    noTurnToCome,      ///< the game ends before the player's next turn
    noTerritoryLeft,   ///< CHL-4
    notInPool,         ///< BID-4; card
    noSuchPower,       ///< these rules know the power, but not this use of it
    notHigher,         ///< neither worth more, nor higher and of the same kind; card
    notLower,          ///< neither worth one point less, nor lower and of the same kind; card
    variantRule        ///< a power or mechanic of a variant refuses; number = its own code
};

/// A refusal: a code, a rule, and the facts that the sentence needs; facts that do not apply are empty.
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
