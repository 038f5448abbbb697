// The pieces in an attack with dice, and its result (TRI-6).
#pragma once

#include "engine/model/aimed_pieces.h"
#include "engine/model/event.h"
#include "engine/model/state.h"

#include <array>
#include <cstdint>
#include <span>

namespace gnostica::threestica {

/// The pieces of an attack by their ids, which remain correct when some of them leave the board.
class Combatants {
public:
    Combatants(engine::PieceId attacker, const engine::AimedPieces& defending);

    engine::PieceId attacker() const { return attacker_; }
    engine::PieceId defender(std::size_t i) const { return defenders_[i]; }
    /// Updates the ids after defender `i` has left the board: younger pieces move up in the order of arrival.
    void leave(std::size_t i);

private:
    engine::PieceId attacker_;
    std::array<engine::PieceId, engine::kMostAimed> defenders_{};
};

/// Code of event::Report: the dice of an attack were rolled. Its first thrower is the attacker, the others are the
/// defenders.
inline constexpr int kDiceFell = 1;

/// The sums of the dice on each side of an attack.
struct BattleSums {
    int attack = 0;
    std::array<int, engine::kMostAimed> defence{};  ///< in the order of the throwers
};
BattleSums sumsOf(const engine::event::Report& rolled);

/// The sum of the dice; at least 0.
int sumOf(std::span<const std::int8_t> dice);

/// The size of a piece after it loses `amount` pips: if the stash does not have that size, the next smaller one that it
/// has; 0 if the piece is destroyed.
int sizeAfter(const engine::State& state, const engine::Piece& piece, int amount);

}  // namespace gnostica::threestica
