// Common random numbers (Law, Simulation Modeling and Analysis, ch. 11): the same luck under different rules.
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

/// Draws the outcomes of chance in one game. A draw depends only on the seed, the kind of outcome, and the number of
/// earlier draws of that kind: two games with equal seeds have the same luck as far as they need the same outcomes.
///
/// - For a shuffle, each card gets a place in the order of all cards that depends only on the seed, the number of the
/// shuffle and the card: piles with some different cards have the others in the same order.
/// - A die depends on the seed, its kind, the number of the throw of that kind, and its place in the throw: throws with
/// different numbers of dice agree in the dice that both have.
/// - Each seat and each timer is drawn with a separate generator.
class PairedChance {
public:
    explicit PairedChance(std::uint64_t seed) : seed_(seed) {}

    /// A uniform outcome for the chance that is awaited (awaitedChance), which must exist; the outcome fits().
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
