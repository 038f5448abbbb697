// Common random numbers (Law, Simulation Modeling and Analysis, ch. 11): the same luck for games by other rules.
#pragma once

#include "engine/model/chance.h"
#include "engine/model/rng.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>

namespace gnostica::engine::lab {

/// Draws what chance decides in one game. What it draws depends on the seed, on the kind of outcome, and on how many of
/// that kind it has drawn before, and not on anything else that has happened: two games with equal seeds have the same
/// luck as far as they ask for the same.
///
/// - Of a shuffle each card has a place in the line of all cards that depends on the seed, the number of the shuffle
///   and the card alone: piles that differ in some cards have the others in the same order.
/// - A die depends on the seed, its kind, the number of the throw of that kind, and its place in the throw: throws of
///   other numbers of dice agree in those that both have.
/// - Each seat and each timer is drawn with a generator of its own.
class PairedChance {
public:
    explicit PairedChance(std::uint64_t seed) : seed_(seed) {}

    /// An outcome of what is awaited, which must be something (awaitedChance): uniform, and it fits().
    Chance draw(const Rules& rules, const State& state);

private:
    chance::Shuffle shuffle(std::span<const Card> cards);
    chance::Dice dice(const DiceAsked& asked);
    /// The generator for the next outcome of a kind.
    Rng next(ChanceKind kind);

    std::uint64_t seed_;
    std::uint64_t shuffles_ = 0;
    std::array<std::uint64_t, 6> drawn_{};                      ///< seats, timers, by ChanceKind
    std::map<std::string, std::uint64_t, std::less<>> throws_;  ///< by DiceKind::word
};

}  // namespace gnostica::engine::lab
