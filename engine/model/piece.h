// Pyramids on the board.
#pragma once

#include "engine/model/facing.h"
#include "engine/model/seat.h"
#include "engine/model/space.h"

#include <compare>
#include <cstddef>
#include <cstdint>

namespace gnostica::engine {

inline constexpr int kSizes = 3;
/// The most pieces of one seat; six full stashes fit on the board.
inline constexpr int kMaxStash = 15;
inline constexpr int kMaxPieces = kMaxStash * kMaxSeats;
/// Room for pieces: within a link there can briefly be one more piece on the board than exists (LNK-5).
inline constexpr int kPieceRoom = kMaxPieces + 1;
/// The most pieces that one report or one throw of dice can name.
inline constexpr std::size_t kMostReported = 17;

/// Marks of a piece during the turn in progress; cleared at the end of the turn.
enum class Mark : std::uint8_t {
    minion = 1,   ///< can use the powers of the activated territory (MIN-2, MIN-3)
    subject = 2,  ///< the piece with which a linked step has begun, and with which it must end (LNK)
    worker = 4,   ///< carries out a power for which one minion takes several steps (MAJ-20)
    noted = 8,    ///< a mechanic or power has noted it for later in the turn
};

/// A pyramid on the board: six bytes, a plain value.
class Piece {
public:
    constexpr Piece() = default;
    constexpr Piece(Seat owner, int size, Facing facing, Space space)
        : space_(space),
          owner_(static_cast<std::uint8_t>(owner) & 7U),
          facing_(static_cast<std::uint8_t>(facing) & 15U),
          size_(static_cast<std::uint8_t>(size) & 3U),
          startSize_(static_cast<std::uint8_t>(size) & 3U) {}

    constexpr Seat owner() const { return static_cast<Seat>(owner_); }
    /// 1 small, 2 medium, 3 large; also its pips.
    constexpr int size() const { return size_; }
    constexpr Facing facing() const { return static_cast<Facing>(facing_); }
    constexpr Space space() const { return space_; }
    /// Pips at the start of the turn, or on arrival during the turn; see Power::asksStartSize().
    constexpr int startSize() const { return startSize_; }

    constexpr void setOwner(Seat owner) { owner_ = static_cast<std::uint8_t>(owner) & 7U; }
    constexpr void setSize(int size) { size_ = static_cast<std::uint8_t>(size) & 3U; }
    constexpr void setFacing(Facing facing) { facing_ = static_cast<std::uint8_t>(facing) & 15U; }
    constexpr void setSpace(Space space) { space_ = space; }

    constexpr bool has(Mark mark) const { return (marks_ & static_cast<unsigned>(mark)) != 0; }
    constexpr void set(Mark mark) { marks_ = static_cast<std::uint8_t>(marks_ | static_cast<unsigned>(mark)) & 15U; }
    constexpr void clear(Mark mark) { marks_ = static_cast<std::uint8_t>(marks_ & ~static_cast<unsigned>(mark)) & 15U; }
    constexpr unsigned marks() const { return marks_; }
    /// Begins a turn: clears the marks and takes the current size as the size at the start.
    constexpr void beginTurn() {
        marks_ = 0;
        startSize_ = size_;
    }

    /// The space that it points at, or its own space if upright (ORI-2).
    constexpr Space aim() const { return neighbour(space_, facing()); }

    /// True if both pieces are written the same: equal in owner, size, facing and space.
    constexpr bool bearsNameOf(const Piece& other) const {
        return space_ == other.space_ && owner_ == other.owner_ && size_ == other.size_ && facing_ == other.facing_;
    }
    friend constexpr bool operator==(const Piece&, const Piece&) = default;

private:
    Space space_;
    std::uint8_t owner_ : 3 = 0;
    std::uint8_t facing_ : 4 = 0;
    std::uint8_t size_ : 2 = 0;
    std::uint8_t marks_ : 4 = 0;
    std::uint8_t startSize_ : 2 = 0;
};
static_assert(sizeof(Piece) == 6);

/// Names a piece by its index in State::pieces, the order of arrival on the board. Valid until a piece leaves the
/// board.
enum class PieceId : std::uint8_t {};
inline constexpr PieceId kNoPiece{0xff};
constexpr std::size_t index(PieceId id) {
    return static_cast<std::size_t>(id);
}

}  // namespace gnostica::engine
