// Sets of pieces in the space that a minion aims at, named by bits: bit i is the i-th piece there in the order of
// arrival. The only place where such bits are made and read.
#pragma once

#include "engine/model/state.h"

#include <array>
#include <cstdint>
#include <span>

namespace gnostica::engine {

/// Later pieces in a space cannot be named.
inline constexpr int kMostAimed = 16;

/// Calls `f(PieceId, std::uint16_t bit)` for the pieces that such a set can name, oldest first.
template <class F>
void forEachAimed(const State& state, PieceId minion, F f) {
    const Space aim = state.piece(minion).aim();
    unsigned bit = 1;
    for (std::size_t i = 0; i < state.pieceCount && (bit >> kMostAimed) == 0; ++i) {
        if (state.pieces[i].space() == aim) {
            f(static_cast<PieceId>(i), static_cast<std::uint16_t>(bit));
            bit <<= 1U;
        }
    }
}

/// The bit that names a piece; 0 for one that cannot be named.
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
