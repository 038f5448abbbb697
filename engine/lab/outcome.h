// In what two positions differ that are played by two rulesets.
#pragma once

#include "engine/lab/position_pair.h"

#include <array>
#include <cstdint>

namespace gnostica::engine::lab {

/// What is compared: the contents of positions as players see them, never how mechanics keep their memory. Not
/// compared is what one ruleset alone has (stashes of another size, marks that the other does not know), what players
/// remember of each other's cards, and what power is offered next, which is seen as soon as one steps on.
enum class Aspect : std::uint8_t {
    result,       ///< who is out; whether the game is over, and if so who has won
    pieces,       ///< owner, size, facing and space of each, in whatever order they came
    territories,  ///< the card of each
    hands,        ///< of each seat
    piles,        ///< draw and discard pile, card by card
    marks,        ///< fields of the position format that both rulesets have: whose last turn is due …
    turn,         ///< whose turn it is, the order of turns, who misses one
    decision,     ///< whose decision: a player's, or chance's
    chance,       ///< what chance is asked for, where it is asked by both: the kind; of dice, which and how many
    link          ///< whether the second half of a linked step is due
};
inline constexpr int kAspects = 10;

/// A set of them.
class Aspects {
public:
    constexpr Aspects() = default;
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool has(Aspect aspect) const { return (bits_ & bit(aspect)) != 0; }
    constexpr void add(Aspect aspect) { bits_ = static_cast<std::uint16_t>(bits_ | bit(aspect)); }
    /// Adds it where they differ.
    constexpr void note(Aspect aspect, bool differs) { differs ? add(aspect) : void(); }
    constexpr Aspects without(Aspects others) const { return Aspects(bits_ & ~unsigned{others.bits_}); }
    constexpr Aspects in(Aspects others) const { return Aspects(bits_ & unsigned{others.bits_}); }
    /// Calls `f(Aspect)` for each, in their order.
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

/// All in which a state by one ruleset differs from a state by another.
Aspects differing(const Rules& rules, const State& state, const Rules& otherRules, const State& other);

inline Aspects differing(const PositionPair& pair) {
    return differing(*pair.rules.a, pair.states.a, *pair.rules.b, pair.states.b);
}

}  // namespace gnostica::engine::lab
