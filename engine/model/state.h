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

/// A territory (SPC-1). While a link leaves out the card between (LNK-2, 3, 5) its card is none.
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
    /// The last card put on.
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
    /// Takes a card out of the middle; the others keep their order.
    void remove(Card card);
    friend bool operator==(const Pile& a, const Pile& b);

private:
    std::array<Card, kCardCount> cards_{};
    std::uint8_t count_ = 0;
};

/// Where a game stands between two steps.
enum class Stage : std::uint8_t {
    setup,   ///< the deal is awaited
    floor,   ///< a mechanic has the floor (bids, dice): Turn::hook and Turn::mechanic say which
    option,  ///< one of TRN-1, TRN-2 is to be chosen
    power,   ///< a power of a card is to be used or skipped
    close,   ///< the turn is to be ended, with or without an announcement
    over
};

/// When mechanics are asked whether they want the floor.
enum class Hook : std::uint8_t { gameStart, turnStart, turnEnd };

/// What the two halves of a linked step may do together that they could not do one by one.
enum class LinkKind : std::uint8_t {
    none,
    through,   ///< LNK-1: the place between may be void or full
    leaveOut,  ///< LNK-2, 3, 5: the step between needs no piece and no card
    crowd      ///< LNK-4: more than the limit may stand there until the second half
};

/// A link of which the first half has been taken, and how things were before it: where play stops between the halves
/// (TMR-1) it is taken back.
struct PendingLink {
    LinkKind kind = LinkKind::none;
    bool onTerritory = false;  ///< otherwise on a piece, which is marked Mark::subject unless it makes a crowd
    std::uint8_t value = 0;    ///< of the territory without a card
    PieceId piece{};           ///< of a link on a piece
    Space space;               ///< the territory, or the space that is crowded
    Piece before;              ///< the piece; of size 0 if it was not on the board
    Card card;                 ///< of the territory; none if it was not there
    friend constexpr bool operator==(const PendingLink&, const PendingLink&) = default;
};

/// A card whose powers are being decided; nested by Fool and World.
struct Frame {
    Card card;
    std::uint8_t slot : 4 = 0;  ///< the power now offered
    std::uint8_t uses : 4 = 0;  ///< how often it was taken already (MAJ-20)
    friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
/// MAJ-0: at most so many cards are in play one inside another; a deeper reveal or copy is refused.
inline constexpr int kMaxFrames = 12;

/// The turn in progress.
struct Turn {
    Seat mover = Seat::none;
    Stage stage = Stage::setup;
    Hook hook = Hook::gameStart;
    std::uint8_t mechanic = 0;   ///< index in Rules::mechanics of the one that has (or had) the floor
    std::uint8_t interrupt = 0;  ///< not 0: the holder of the floor waits for somebody else's decision
    ChanceKind awaiting = ChanceKind::none;
    Seat drawer = Seat::none;  ///< whose draw a reshuffle has interrupted
    std::uint8_t drawsLeft = 0;
    bool allMinions : 1 = false;    ///< a card was played, not activated (MIN-1)
    bool voidWaits : 1 = false;     ///< pieces may stand in the void (SPC-3 is to be applied after this step)
    bool deferring : 1 = false;     ///< a reshuffle has interrupted `deferred` before it could take the top card
    bool turnedFreely : 1 = false;  ///< the orientation that is no action has been taken
    bool turning : 1 = false;       ///< pieces are being oriented, one after the other, as one action
    std::uint8_t actions : 3 = 0;   ///< begun in this turn, the one in progress included; 0 where a turn is one action
    std::uint8_t workerSlots = 0;   ///< for how many more powers only the piece marked Mark::worker is a minion
    std::uint8_t depth = 0;
    std::array<Frame, kMaxFrames> frames{};
    PendingLink link;
    Step deferred;  ///< meaningless unless holdsStep()

    /// A step has been begun and waits for a reshuffle, or for what somebody else or chance decides.
    bool holdsStep() const { return deferring || interrupt != 0; }
    friend bool operator==(const Turn&, const Turn&);
};

/// Why a game is over.
struct Ending {
    enum class By : std::uint8_t {
        nothing,      ///< it goes on
        lastPlayer,   ///< CHL-3: no more than one is left
        noTerritory,  ///< CHL-4
        mechanic      ///< a mechanic has ended it, by its Mechanic::ruleOfEnd()
    };
    By by : 3 = By::nothing;
    std::uint8_t mechanic : 5 = 0;  ///< index in Rules::mechanics
    friend constexpr bool operator==(const Ending&, const Ending&) = default;
};

/// Room for what mechanics remember (bids, announcements, timers); laid out when the ruleset is compiled.
inline constexpr int kMemorySize = 64;

/// Hands larger than this are refused at the border.
inline constexpr int kMaxHand = 10;

/// Within a link one more territory may lie on the board for a moment than there are cards (LNK-5).
inline constexpr int kTerritoryRoom = kCardCount + 1;

/// A game at one moment, hidden cards included. What a player may see of it is a View.
struct State {
    PerSeat<CardSet> hands;
    PerSeat<CardSet> known;                  ///< cards whose hidden place a seat knows because it saw them go there
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
    std::uint8_t sittingOut = 0;  ///< bit per seat whose next turn is passed over
    std::uint8_t against = 0;     ///< 1 + the seat against which all others play together; 0: there is none
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
    /// At least one piece there belongs to one of these seats (a bit for each).
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
    /// SPC-2: no card there, but one next to it.
    bool isWasteland(Space space) const;
    /// SPC-3: neither territory nor wasteland.
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
