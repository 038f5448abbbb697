// Who fights in an attack with dice, and what comes of it (TRI-6).
#pragma once

#include "engine/model/aimed_pieces.h"
#include "engine/model/event.h"
#include "engine/model/state.h"

#include <array>
#include <cstdint>
#include <span>

namespace gnostica::threestica {

/// The pieces of one attack by their names, which stay right when some of them leave the board.
class Combatants {
public:
    Combatants(engine::PieceId attacker, const engine::AimedPieces& defending);

    engine::PieceId attacker() const { return attacker_; }
    engine::PieceId defender(std::size_t i) const { return defenders_[i]; }
    /// Defender `i` has left the board: younger pieces move up in the order of arrival.
    void leave(std::size_t i);

private:
    engine::PieceId attacker_;
    std::array<engine::PieceId, engine::kMostAimed> defenders_{};
};

/// Code of event::Report: the dice of an attack have fallen. Its first thrower is the attacker, the others are the
/// defenders.
inline constexpr int kDiceFell = 1;

/// What each side of an attack has rolled.
struct BattleSums {
    int attack = 0;
    std::array<int, engine::kMostAimed> defence{};  ///< in the order of the throwers
};
BattleSums sumsOf(const engine::event::Report& rolled);

/// What dice show together; below 0 counts 0.
int sumOf(std::span<const std::int8_t> dice);

/// The size that is left when a piece loses `amount` pips: where the stash lacks it, the next smaller one that is
/// there; 0 if it is destroyed.
int sizeAfter(const engine::State& state, const engine::Piece& piece, int amount);

}  // namespace gnostica::threestica
