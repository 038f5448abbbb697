// Differences between two positions under two rulesets.
#pragma once

#include "engine/lab/position_pair.h"

#include <array>
#include <cstdint>

namespace gnostica::engine::lab {

/// The parts that are compared: the contents of positions as players see them, not how mechanics store their memory.
/// Not compared: features of one ruleset alone (stashes of another size, marks unknown to the other), the players'
/// memory of each other's cards, and the power offered next, which the next step shows.
enum class Aspect : std::uint8_t {
    result,       ///< players out of the game; whether the game is over, and its winners
    pieces,       ///< owner, size, facing and space of each, in any order
    territories,  ///< the card of each
    hands,        ///< of each seat
    piles,        ///< draw and discard pile, card by card
    marks,        ///< fields of the position format that both rulesets have: the seat whose last turn is due and so on
    turn,         ///< the current turn, the order of turns, missed turns
    decision,     ///< the seat that must choose, or chance
    chance,       ///< the outcome of chance needed, if both need one: the kind; for dice also which and how many
    link          ///< whether the second half of a linked step is due
};
inline constexpr int kAspects = 10;

/// A set of aspects.
class Aspects {
public:
    constexpr Aspects() = default;
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool has(Aspect aspect) const { return (bits_ & bit(aspect)) != 0; }
    constexpr void add(Aspect aspect) { bits_ = static_cast<std::uint16_t>(bits_ | bit(aspect)); }
    /// Adds the aspect if it differs.
    constexpr void note(Aspect aspect, bool differs) { differs ? add(aspect) : void(); }
    constexpr Aspects without(Aspects others) const { return Aspects(bits_ & ~unsigned{others.bits_}); }
    constexpr Aspects in(Aspects others) const { return Aspects(bits_ & unsigned{others.bits_}); }
    /// Calls `f(Aspect)` for each aspect, in order.
    template <class F>
    void forEach(F f) const {
        for (int i = 0; i < kAspects; ++i) {
            if (has(static_cast<Aspect>(i))) {
                f(static_cast<Aspect>(i));
            }
        }
    }
    friend constexpr bool operator==(Aspects, Aspects) = default;

private:
    constexpr explicit Aspects(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}
    static constexpr unsigned bit(Aspect aspect) { return 1U << static_cast<unsigned>(aspect); }

    std::uint16_t bits_ = 0;
};

/// All aspects in which a state of one ruleset differs from a state of another.
Aspects differing(const Rules& rules, const State& state, const Rules& otherRules, const State& other);

inline Aspects differing(const PositionPair& pair) {
    return differing(*pair.rules.a, pair.states.a, *pair.rules.b, pair.states.b);
}

}  // namespace gnostica::engine::lab
