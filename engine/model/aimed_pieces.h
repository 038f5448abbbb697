// Sets of pieces in one space that a minion aims at, named by bits: bit i is the i-th piece there in the order of
// arrival, and the bits above tell how far away the space is. The only place where such bits are made and read.
#pragma once

#include "engine/model/state.h"

#include <array>
#include <cstdint>
#include <span>

namespace gnostica::engine {

/// Later pieces in a space cannot be named.
inline constexpr int kMostAimed = 13;
/// Further away than this no minion aims (ORI-2), nor can pieces be named.
inline constexpr int kFarthestAim = 8;

/// How many spaces away the pieces of a set stand; 1 for the space of Piece::aim().
constexpr int distanceOf(std::uint16_t bits) {
    return (bits >> kMostAimed) + 1;
}
/// The set without its distance: a bit for each piece.
constexpr std::uint16_t piecesOf(std::uint16_t bits) {
    return static_cast<std::uint16_t>(bits & ((1U << kMostAimed) - 1U));
}
/// What is left of a set without those pieces; 0 if that is nobody.
constexpr std::uint16_t without(std::uint16_t bits, std::uint16_t pieces) {
    const auto left = static_cast<std::uint16_t>(bits & ~unsigned{piecesOf(pieces)});
    return piecesOf(left) == 0 ? std::uint16_t{0} : left;
}

/// The space so many spaces away at which the minion aims if it reaches so far; upright, its own (ORI-2).
constexpr Space aimAt(const Piece& minion, int distance) {
    return neighbour(minion.space(), minion.facing(), distance);
}

/// Calls `f(PieceId, std::uint16_t bits)` for the pieces there that a set can name, oldest first; `bits` is the set of
/// this piece alone.
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

/// The set of a piece alone; 0 for one that cannot be named.
std::uint16_t aimedBit(const State& state, PieceId minion, PieceId piece);

/// The pieces of one set.
class AimedPieces {
public:
    /// In the order of seat, size and facing (alike ones in that of arrival): so they are written, throw dice, are
    /// judged and asked. Of a minion that is not on the board: none.
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
