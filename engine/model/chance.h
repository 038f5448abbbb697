// Outcomes of chance. An outcome is a value like a step: it is drawn from a generator, read from a record or given by a
// test, and then applied. A player who leaves the table also counts as one: no rule allows or forbids it.
#pragma once

#include "engine/model/card.h"
#include "engine/model/seat.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

namespace gnostica::engine {

/// Kinds of outcome that the seat `chance` has to provide.
enum class ChanceKind : std::uint8_t { none, deal, shuffle, seat, timer, dice };

namespace chance {

/// A new draw pile, top first: the deal of the whole deck, or a reshuffle of the discards (DRW-1).
struct Shuffle {
    std::array<Card, kCardCount> order{};
    std::uint8_t count = 0;
    std::span<const Card> cards() const { return {order.data(), count}; }
    bool operator==(const Shuffle&) const = default;
};
struct DrawnSeat {  ///< the first player, where chance decides (SET-4, BID-3)
    Seat seat = Seat::none;
    bool operator==(const DrawnSeat&) const = default;
};
struct Timer {  ///< TMR-1: the hidden number of rounds or minutes
    std::uint8_t count = 0;
    bool operator==(const Timer&) const = default;
};
struct TimeUp {  ///< TMR-1: the hidden clock has run out; can come at any point of the game
    bool operator==(const TimeUp&) const = default;
};
/// A player leaves the table; can come whenever a player must decide. Either somebody else plays on for the seat, which
/// changes nothing else, or the only opponent left wins.
struct Departure {
    /// The most characters of a successor's code.
    static constexpr std::size_t kLongest = 16;

    Seat seat = Seat::none;
    std::array<char, kLongest> successor{};  ///< filled up with zeros

    Departure() = default;
    /// `code`: the player who takes over, as in the header of a record; cut if it is too long. Empty: nobody.
    explicit Departure(Seat who, std::string_view code = {}) : seat(who) {
        std::ranges::copy(code.substr(0, kLongest), successor.begin());
    }
    std::string_view player() const {
        const auto end = std::ranges::find(successor, '\0');
        return {successor.data(), static_cast<std::size_t>(end - successor.begin())};
    }
    bool isTakenOver() const { return successor.front() != '\0'; }
    bool operator==(const Departure&) const = default;
};
/// Dice in the order in which they were thrown; the owner that asked for them knows what the faces mean.
struct Dice {
    static constexpr int kMost = 64;
    std::array<std::int8_t, kMost> values{};
    std::uint8_t count = 0;
    std::span<const std::int8_t> shown() const { return {values.data(), count}; }
    void add(int value) {
        assert(count < kMost);
        values[count++] = static_cast<std::int8_t>(value);
    }
    bool operator==(const Dice&) const = default;
};

}  // namespace chance

using Chance =
    std::variant<chance::Shuffle, chance::DrawnSeat, chance::Timer, chance::TimeUp, chance::Dice, chance::Departure>;

}  // namespace gnostica::engine
