#include "engine/model/aimed_pieces.h"

#include <algorithm>
#include <tuple>

namespace gnostica::engine {

std::uint16_t aimedBit(const State& state, PieceId minion, PieceId piece) {
    if (index(minion) >= state.pieceCount || index(piece) >= state.pieceCount) {
        return 0;
    }
    const Space space = state.piece(piece).space();
    int distance = 1;
    while (distance < kFarthestAim && aimAt(state.piece(minion), distance) != space) {
        ++distance;
    }
    std::uint16_t found = 0;
    forEachAimed(state, minion, distance, [&](PieceId id, std::uint16_t bits) { found = id == piece ? bits : found; });
    return found;
}

AimedPieces::AimedPieces(const State& state, PieceId minion, std::uint16_t bits) {
    if (index(minion) >= state.pieceCount) {
        return;
    }
    forEachAimed(state, minion, distanceOf(bits), [&](PieceId id, std::uint16_t one) {
        if (piecesOf(static_cast<std::uint16_t>(bits & one)) != 0) {
            ids_[count_++] = id;
        }
    });
    std::stable_sort(ids_.begin(), ids_.begin() + static_cast<std::ptrdiff_t>(count_), [&](PieceId a, PieceId b) {
        const Piece& one = state.piece(a);
        const Piece& two = state.piece(b);
        return std::tuple(one.owner(), one.size(), one.facing()) < std::tuple(two.owner(), two.size(), two.facing());
    });
}

}  // namespace gnostica::engine
