// What a mechanic adds to the position format: fields like "challenge" or "timer".
#pragma once

#include "engine/model/state.h"
#include "engine/rules/plain_value.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// Why a value of a position's field is refused.
enum class FieldProblem : std::uint8_t {
    wrongValue,  ///< PositionFields::expected() says what a right one looks like
    noSuchSeat,  ///< a seat beyond those of the position
    eliminated,  ///< a seat that is out
    switchedOff  ///< by this ruleset there is no such thing, though the mechanic knows it
};

/// What values a field of a position takes, so that people can be offered them.
struct FieldForm {
    enum class Kind : std::uint8_t {
        unknown,   ///< nothing is said of it: a value as JSON, which readField() judges
        off,       ///< by this ruleset there is no such thing
        choice,    ///< one of `words`, or a seat if `seats` says so; absent, the first of `words`
        seat,      ///< a seat, or absent for none
        seatList,  ///< several seats; absent for none
        number,    ///< from `least` to `most`; absent as if it were 0
        truth,     ///< true, or absent for false
        perSeat    ///< a number from `least` to `most` for seats; a seat that is not named has none
    };
    Kind kind = Kind::unknown;
    int least = 0;
    int most = 0;
    std::vector<std::string> words = {};
    bool seats = false;
    friend bool operator==(const FieldForm&, const FieldForm&) = default;
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

    /// The values of one of its keys, for those who choose one instead of writing it. Whatever the form allows
    /// readField() takes, but for seats that are out.
    virtual FieldForm form(std::string_view /*key*/) const { return {}; }

    /// Its keys, as far as they differ from what an absent key means.
    virtual PlainValues writeFields(const State& state) const = 0;
};

}  // namespace gnostica::engine
