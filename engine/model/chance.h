// What chance decides. An outcome is a value like a step: it is drawn from a generator, read from a record or
// given by a test, and then applied.
#pragma once

#include "engine/model/card.h"
#include "engine/model/seat.h"

#include <array>
#include <cstdint>
#include <span>
#include <variant>

namespace gnostica::engine {

/// What the seat `chance` is asked for.
enum class ChanceKind : std::uint8_t { none, deal, shuffle, seat, timer, d12, fate };

namespace chance {

/// A new draw pile, top first: the deal of the whole deck, or a reshuffle of the discards (DRW-1).
struct Shuffle {
    std::array<Card, kCardCount> order{};
    std::uint8_t count = 0;
    std::span<const Card> cards() const { return {order.data(), count}; }
    bool operator==(const Shuffle&) const = default;
};
struct DrawnSeat {  ///< who begins, where that is drawn (SET-4, BID-3)
    Seat seat = Seat::none;
    bool operator==(const DrawnSeat&) const = default;
};
struct Timer {  ///< TMR-1: the hidden number of rounds or minutes
    std::uint8_t count = 0;
    bool operator==(const Timer&) const = default;
};
struct TimeUp {  ///< TMR-1: the hidden clock has run out; may come at any moment
    bool operator==(const TimeUp&) const = default;
};
struct Die {  ///< WHL-5: 1 to 12
    std::uint8_t value = 0;
    bool operator==(const Die&) const = default;
};
/// TRI-6: all dice of one attack, the attacker's first, then each defender's; each -1, 0 or 1.
struct Fate {
    static constexpr int kMaxDice = 64;
    std::array<std::int8_t, kMaxDice> dice{};
    std::uint8_t count = 0;
    bool operator==(const Fate&) const = default;
};

}  // namespace chance

using Chance =
    std::variant<chance::Shuffle, chance::DrawnSeat, chance::Timer, chance::TimeUp, chance::Die, chance::Fate>;

}  // namespace gnostica::engine
