// The order in which the rules remove pieces of a player by size.
#pragma once

#include "engine/model/state.h"

#include <tuple>

namespace gnostica::engine {

/// The first of the pieces for which `mayGo(Piece)` is true, or kNoPiece. The largest goes first; of equal ones the one
/// furthest south, then furthest east, then the first by facing (N, E, S, W, upright, then the diagonals): players can
/// see this order on the table, unlike the order of arrival. (Pieces equal in all of these are interchangeable.)
template <class Predicate>
PieceId firstToGo(const State& state, Predicate mayGo) {
    const auto order = [](const Piece& piece) {
        return std::tuple(-piece.size(), -piece.space().row, -piece.space().column, piece.facing());
    };
    PieceId first = kNoPiece;
    for (std::size_t i = 0; i < state.pieceCount; ++i) {
        const Piece& piece = state.pieces[i];
        if (mayGo(piece) && (first == kNoPiece || order(piece) < order(state.piece(first)))) {
            first = static_cast<PieceId>(i);
        }
    }
    return first;
}

}  // namespace gnostica::engine
