// The whole state of a game: one flat value, copied by assignment.
#pragma once

#include "engine/model/card_set.h"
#include "engine/model/chance.h"
#include "engine/model/piece.h"
#include "engine/model/seat.h"
#include "engine/model/space.h"
#include "engine/model/step.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

namespace gnostica::engine {

/// A territory (SPC-1). Its card is Card::none() while a link leaves out the intermediate card (LNK-2, 3, 5).
struct Territory {
    Space space;
    Card card;
    friend constexpr bool operator==(const Territory&, const Territory&) = default;
};

/// An ordered pile of cards.
class Pile {
public:
    int size() const { return count_; }
    bool empty() const { return count_ == 0; }
    std::span<const Card> cards() const { return {cards_.data(), count_}; }
    /// The cards in the order in which they would be drawn.
    std::vector<Card> topFirst() const { return {cards().rbegin(), cards().rend()}; }
    /// The card that was put on last.
    Card top() const {
        assert(!empty());
        return cards_[count_ - 1U];
    }
    void push(Card card) {
        assert(count_ < cards_.size());
        cards_[count_++] = card;
    }
    Card pop() {
        assert(!empty());
        return cards_[--count_];
    }
    void clear() { count_ = 0; }
    bool contains(Card card) const;
    /// Removes a card from anywhere in the pile; the others keep their order.
    void remove(Card card);
    friend bool operator==(const Pile& a, const Pile& b);

private:
    std::array<Card, kCardCount> cards_{};
    std::uint8_t count_ = 0;
};

/// Stage of a game between two steps.
enum class Stage : std::uint8_t {
    setup,   ///< the deal is due
    floor,   ///< a mechanic has the floor (bids, dice); Turn::hook and Turn::mechanic say which
    option,  ///< the player chooses an option of TRN-1 or TRN-2
    power,   ///< the player uses or skips a power of a card
    close,   ///< the player ends the turn, with or without an announcement
    over
};

/// Points of the game at which mechanics may take the floor.
enum class Hook : std::uint8_t { gameStart, turnStart, turnEnd };

/// Exception to the rules that a link grants to the two halves of a linked step.
enum class LinkKind : std::uint8_t {
    none,
    through,   ///< LNK-1: the intermediate place may be void or full
    leaveOut,  ///< LNK-2, 3, 5: the intermediate step needs no piece and no card
    crowd      ///< LNK-4: the space may exceed its limit until the second half
};

/// A link whose first half has been taken, and the situation before it: if play stops between the halves (TMR-1), the
/// first half is undone.
struct PendingLink {
    LinkKind kind = LinkKind::none;
    bool onTerritory = false;  ///< false: on a piece, which is marked Mark::subject unless it makes a crowd
    std::uint8_t value = 0;    ///< of the territory while it has no card
    PieceId piece{};           ///< the piece of a link on a piece
    Space space;               ///< the territory, or the crowded space
    Piece before;              ///< the piece before the link; of size 0 if it was not on the board
    Card card;                 ///< the territory's card before the link; none if there was no territory
    friend constexpr bool operator==(const PendingLink&, const PendingLink&) = default;
};

/// A card whose powers are being decided; Fool and World nest cards.
struct Frame {
    Card card;
    std::uint8_t slot : 4 = 0;  ///< the power on offer
    std::uint8_t uses : 4 = 0;  ///< how often it has been used (MAJ-20)
    friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
/// MAJ-0: the most cards in play one inside another; a deeper reveal or copy is refused.
inline constexpr int kMaxFrames = 12;

/// The turn in progress.
struct Turn {
    Seat mover = Seat::none;
    Stage stage = Stage::setup;
    Hook hook = Hook::gameStart;
    std::uint8_t mechanic = 0;   ///< index in Rules::mechanics of the mechanic that has (or had) the floor
    std::uint8_t interrupt = 0;  ///< not 0: the step in progress waits for another player's decision or for chance
    ChanceKind awaiting = ChanceKind::none;
    Seat drawer = Seat::none;  ///< the seat whose draw a reshuffle has interrupted
    std::uint8_t drawsLeft = 0;
    bool allMinions : 1 = false;    ///< a card was played, not activated (MIN-1)
    bool voidWaits : 1 = false;     ///< there may be pieces in the void (SPC-3 is to be applied after this step)
    bool deferring : 1 = false;     ///< a reshuffle has interrupted `deferred` before it could take the top card
    bool turnedFreely : 1 = false;  ///< the orientation that does not count as an action has been used
    bool turning : 1 = false;       ///< pieces are being oriented, one by one, as one action
    std::uint8_t actions : 3 = 0;   ///< begun in this turn, including the one in progress; 0 if a turn is one action
    std::uint8_t workerSlots = 0;   ///< for how many more powers only the piece marked Mark::worker is a minion
    std::uint8_t depth = 0;
    std::array<Frame, kMaxFrames> frames{};
    PendingLink link;
    Step deferred;  ///< valid only while holdsStep()

    /// True if a step has begun and waits for a reshuffle, or for a decision of another player or of chance.
    bool holdsStep() const { return deferring || interrupt != 0; }
    friend bool operator==(const Turn&, const Turn&);
};

/// The reason why a game is over.
struct Ending {
    enum class By : std::uint8_t {
        nothing,      ///< the game is not over
        lastPlayer,   ///< CHL-3: at most one player is left
        noTerritory,  ///< CHL-4
        mechanic,     ///< a mechanic has ended it; see Mechanic::ruleOfEnd()
        departure     ///< the last opponent has left the table
    };
    By by : 3 = By::nothing;
    std::uint8_t mechanic : 5 = 0;  ///< index in Rules::mechanics
    friend constexpr bool operator==(const Ending&, const Ending&) = default;
};

/// Bytes for the memory of mechanics (bids, announcements, timers); laid out when the ruleset is compiled.
inline constexpr int kMemorySize = 64;

/// The largest hand; rulesets and positions with larger hands are refused.
inline constexpr int kMaxHand = 10;

/// Room for territories: within a link there can briefly be one more on the board than there are cards (LNK-5).
inline constexpr int kTerritoryRoom = kCardCount + 1;

/// A game at one point, hidden cards included. View is the part of it that a player may see.
struct State {
    PerSeat<CardSet> hands;
    PerSeat<CardSet> known;                  ///< cards whose hidden place a seat knows, because it saw them go there
    std::array<Piece, kPieceRoom> pieces{};  ///< in the order in which they came onto the board
    std::array<Territory, kTerritoryRoom> territories{};
    Pile draw;                                       ///< top() is drawn next
    Pile discard;                                    ///< top() was discarded last
    PerSeat<std::array<std::int8_t, kSizes>> stash;  ///< small, medium, large; below 0 only within a link
    std::array<Seat, kMaxSeats> order{};             ///< of turns (BID-5, TOU-1)
    std::array<std::uint8_t, kMemorySize> memory{};
    Turn turn;
    std::uint16_t turnsPlayed = 0;
    std::uint8_t pieceCount = 0;
    std::uint8_t territoryCount = 0;
    std::uint8_t seats = 0;
    std::uint8_t eliminated = 0;  ///< bit per seat
    std::uint8_t sittingOut = 0;  ///< bit per seat that misses its next turn
    std::uint8_t against = 0;     ///< 1 + the seat against which all others play together; 0: none
    std::uint8_t winners = 0;     ///< bit per seat, once the stage is over
    Ending ending;                ///< why, once the stage is over

    // Pieces
    std::span<const Piece> board() const { return {pieces.data(), pieceCount}; }
    const Piece& piece(PieceId id) const {
        assert(index(id) < pieceCount);
        return pieces[index(id)];
    }
    Piece& piece(PieceId id) {
        assert(index(id) < pieceCount);
        return pieces[index(id)];
    }
    int countAt(Space space) const;
    bool isFree(Space space) const { return countAt(space) == 0; }
    bool hasPieces(Seat seat) const;
    /// True if at least one piece there belongs to one of these seats (a bit each).
    bool isOccupiedByAny(Space space, unsigned owners) const;
    int stashOf(Seat seat, int size) const {
        assert(size >= 1 && size <= kSizes);
        return stash[seat][static_cast<std::size_t>(size - 1)];
    }

    // Spaces
    std::span<const Territory> map() const { return {territories.data(), territoryCount}; }
    /// The territory on a space, or nullptr.
    const Territory* territoryAt(Space space) const;
    bool isTerritory(Space space) const { return territoryAt(space) != nullptr; }
    /// SPC-2: true for a space without a card, next to a space with one.
    bool isWasteland(Space space) const;
    /// SPC-3: true for a space that is neither territory nor wasteland.
    bool isVoid(Space space) const;

    // Seats
    bool isEliminated(Seat seat) const {
        assert(isPlayer(seat));
        return ((eliminated >> index(seat)) & 1U) != 0;
    }
    int seatsLeft() const;

    friend bool operator==(const State&, const State&);
};
static_assert(sizeof(State) <= 1536);
static_assert(std::is_trivially_copyable_v<State>);

}  // namespace gnostica::engine
