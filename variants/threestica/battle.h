// Who fights in an attack with dice, and what comes of it (TRI-6).
#pragma once

#include "engine/model/event.h"
#include "engine/model/state.h"

#include <array>
#include <cstdint>
#include <span>

namespace gnostica::threestica {

/// Up to sixteen pieces of a space, as step::Attack names them.
class Defending {
public:
    /// The pieces that the bits name among those in the space that the attacker aims at, in the order of seat, size and
    /// facing, in which they stand for dice, results and answers.
    Defending(const engine::State& state, const engine::step::Attack& attack);

    std::span<const engine::PieceId> ids() const& { return {ids_.data(), count_}; }
    std::span<const engine::PieceId> ids() const&& = delete;  // would outlive its pieces
    engine::PieceId front() const { return ids_.front(); }
    bool empty() const { return count_ == 0; }

private:
    std::array<engine::PieceId, 16> ids_{};
    std::size_t count_ = 0;
};

/// The pieces of one attack by their names, which stay right when some of them leave the board.
class Combatants {
public:
    Combatants(engine::PieceId attacker, const Defending& defending);

    engine::PieceId attacker() const { return attacker_; }
    engine::PieceId defender(std::size_t i) const { return defenders_[i]; }
    /// Defender `i` has left the board: younger pieces move up in the order of arrival.
    void leave(std::size_t i);

private:
    engine::PieceId attacker_;
    std::array<engine::PieceId, 16> defenders_{};
};

/// The dice of an attack and whose they are; the attacker throws `attackerDice`, each defender as many as its pips.
engine::event::DiceRolled battleOf(const engine::State& state, const engine::step::Attack& attack, int attackerDice,
                                   const engine::chance::Fate& dice);

/// What each side of an attack has rolled.
struct BattleSums {
    int attack = 0;
    std::array<int, 16> defence{};  ///< in the order of event::DiceRolled::defenders
};
BattleSums sumsOf(const engine::event::DiceRolled& rolled);

/// The bit by which step::Attack names a piece in the attacker's target space; 0 for one beyond the sixteenth.
std::uint16_t bitOf(const engine::State& state, engine::PieceId attacker, engine::PieceId defender);

/// What dice show together; below 0 counts 0.
int sumOf(std::span<const std::int8_t> dice);

/// The size that is left when a piece loses `amount` pips: where the stash lacks it, the next smaller one that is
/// there; 0 if it is destroyed.
int sizeAfter(const engine::State& state, const engine::Piece& piece, int amount);

}  // namespace gnostica::threestica
