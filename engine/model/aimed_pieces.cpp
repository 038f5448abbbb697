#include "engine/model/aimed_pieces.h"

#include <algorithm>
#include <tuple>

namespace gnostica::engine {

std::uint16_t aimedBit(const State& state, PieceId minion, PieceId piece) {
    std::uint16_t found = 0;
    forEachAimed(state, minion, [&](PieceId id, std::uint16_t bit) { found = id == piece ? bit : found; });
    return found;
}

AimedPieces::AimedPieces(const State& state, PieceId minion, std::uint16_t bits) {
    if (index(minion) >= state.pieceCount) {
        return;
    }
    forEachAimed(state, minion, [&](PieceId id, std::uint16_t bit) {
        if ((bits & bit) != 0) {
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
