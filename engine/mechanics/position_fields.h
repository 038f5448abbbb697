// What a mechanic adds to the position format: fields like "challenge", "timer", "wheel".
#pragma once

#include "engine/model/state.h"
#include "engine/rules/plain_value.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace gnostica::engine {

/// Why a value of a position's field is refused.
enum class FieldProblem : std::uint8_t {
    wrongValue,  ///< PositionFields::expected() says what a right one looks like
    noSuchSeat,  ///< a seat beyond those of the position
    eliminated,  ///< a seat that is out
    switchedOff  ///< by this ruleset there is no such thing, though the mechanic knows it
};

/// What the letter of a seat that is still in the game means, or why it is refused.
tl::expected<Seat, FieldProblem> seatInGame(const PlainValue& letter, const State& state);

/// "A" to "F".
inline std::string letterOf(Seat seat) {
    return {static_cast<char>('A' + static_cast<int>(index(seat)))};
}

/// The fields of a position (notation) in which one mechanic writes what it remembers. A mechanic that has some
/// derives from this class as well and returns itself from Mechanic::positionFields().
class PositionFields {
public:
    PositionFields() = default;
    PositionFields(const PositionFields&) = delete;
    PositionFields& operator=(const PositionFields&) = delete;
    virtual ~PositionFields() = default;

    /// The keys that it understands. A position that names another key is refused.
    virtual std::span<const std::string_view> fieldNames() const = 0;

    /// Reads the value of one of its keys into the state. Called after Mechanic::reset(), when board, pieces, hands,
    /// piles and eliminated seats are set, and before the turn of the position begins; once for each key that the
    /// position holds, in the order of fieldNames(). The value is from outside and may be of any kind: the problem if
    /// it is not a right one.
    virtual std::optional<FieldProblem> readField(std::string_view key, const PlainValue& value,
                                                  State& state) const = 0;

    /// What a right value of one of its keys looks like, as input is described: "A..F", "1..255".
    virtual std::string_view expected(std::string_view key) const = 0;

    /// Its keys, as far as they differ from what an absent key means.
    virtual PlainValues writeFields(const State& state) const = 0;
};

}  // namespace gnostica::engine
