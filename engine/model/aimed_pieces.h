// Sets of pieces in one space that a minion aims at, named by bits: bit i is the i-th piece in that space in order of
// arrival; the bits above give the distance of the space. The only place where such bits are made and read.
#pragma once

#include "engine/model/state.h"

#include <array>
#include <cstdint>
#include <span>

namespace gnostica::engine {

/// Number of pieces in a space that a set can name; later arrivals cannot be named.
inline constexpr int kMostAimed = 13;
/// Greatest distance at which a minion can aim (ORI-2) and a piece can be named.
inline constexpr int kFarthestAim = 8;

/// Distance, in spaces, of the pieces of a set; 1 for the space of Piece::aim().
constexpr int distanceOf(std::uint16_t bits) {
    return (bits >> kMostAimed) + 1;
}
/// The set without its distance: a bit for each piece.
constexpr std::uint16_t piecesOf(std::uint16_t bits) {
    return static_cast<std::uint16_t>(bits & ((1U << kMostAimed) - 1U));
}
/// A set without the given pieces; 0 if none are left.
constexpr std::uint16_t without(std::uint16_t bits, std::uint16_t pieces) {
    const auto left = static_cast<std::uint16_t>(bits & ~unsigned{piecesOf(pieces)});
    return piecesOf(left) == 0 ? std::uint16_t{0} : left;
}

/// The space at this distance where a minion with enough reach aims; the minion's own space if it is upright (ORI-2).
constexpr Space aimAt(const Piece& minion, int distance) {
    return neighbour(minion.space(), minion.facing(), distance);
}

/// Calls `f(PieceId, std::uint16_t bits)` for each piece at this distance that a set can name, oldest first; `bits` is
/// the set of this piece alone.
template <class F>
void forEachAimed(const State& state, PieceId minion, int distance, F f) {
    if (distance > 1 && state.piece(minion).facing() == Facing::upright) {
        return;
    }
    const Space aim = aimAt(state.piece(minion), distance);
    const unsigned far = static_cast<unsigned>(distance - 1) << kMostAimed;
    unsigned bit = 1;
    for (std::size_t i = 0; i < state.pieceCount && (bit >> kMostAimed) == 0; ++i) {
        if (state.pieces[i].space() == aim) {
            f(static_cast<PieceId>(i), static_cast<std::uint16_t>(far | bit));
            bit <<= 1U;
        }
    }
}

/// The set of one piece; 0 if the piece cannot be named.
std::uint16_t aimedBit(const State& state, PieceId minion, PieceId piece);

/// The pieces of one set.
class AimedPieces {
public:
    /// Orders the pieces by seat, size and facing (equal ones by arrival): so they are written, throw dice and are
    /// judged, and so their owners decide. Empty if the minion is not on the board.
    AimedPieces(const State& state, PieceId minion, std::uint16_t bits);

    std::span<const PieceId> ids() const& { return {ids_.data(), count_}; }
    std::span<const PieceId> ids() const&& = delete;  // would outlive its pieces
    PieceId front() const { return ids_.front(); }
    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }

private:
    std::array<PieceId, kMostAimed> ids_{};
    std::size_t count_ = 0;
};

}  // namespace gnostica::engine
