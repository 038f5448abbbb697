// Fields that a mechanic adds to the position format, like "challenge" or "timer".
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
    wrongValue,  ///< PositionFields::expected() describes the right values
    noSuchSeat,  ///< a seat beyond those of the position
    eliminated,  ///< a seat that is eliminated
    switchedOff  ///< this ruleset does not use the field, although the mechanic knows it
};

/// The values that a field of a position accepts, so that programs can offer them.
struct FieldForm {
    enum class Kind : std::uint8_t {
        unknown,   ///< not described: a value as JSON, which readField() checks
        off,       ///< this ruleset does not use the field
        choice,    ///< one of `words`, or a seat if `seats` is true; absent: the first of `words`
        seat,      ///< a seat; absent: none
        seatList,  ///< several seats; absent: none
        number,    ///< from `least` to `most`; absent: 0
        truth,     ///< true; absent: false
        perSeat    ///< a number from `least` to `most` for each named seat; the others have none
    };
    Kind kind = Kind::unknown;
    int least = 0;
    int most = 0;
    std::vector<std::string> words = {};
    bool seats = false;
    friend bool operator==(const FieldForm&, const FieldForm&) = default;
};

/// The seat with this letter, which must still be in the game, or the reason why the value is refused.
tl::expected<Seat, FieldProblem> seatInGame(const PlainValue& letter, const State& state);

/// "A" to "F".
inline std::string letterOf(Seat seat) {
    return {static_cast<char>('A' + static_cast<int>(index(seat)))};
}

/// The fields of a position (notation) in which one mechanic writes its memory. A mechanic that has such fields also
/// derives from this class, and returns itself from Mechanic::positionFields().
class PositionFields {
public:
    PositionFields() = default;
    PositionFields(const PositionFields&) = delete;
    PositionFields& operator=(const PositionFields&) = delete;
    virtual ~PositionFields() = default;

    /// The keys that the mechanic understands. A position with any other key is refused.
    virtual std::span<const std::string_view> fieldNames() const = 0;

    /// Reads the value of one of the keys into the state. Called after Mechanic::reset(), when board, pieces, hands,
    /// piles and eliminated seats are set, and before the turn of the position begins; once for each key in the
    /// position, in the order of fieldNames(). The value is from outside and may be of any kind; returns the problem if
    /// it is wrong.
    virtual std::optional<FieldProblem> readField(std::string_view key, const PlainValue& value,
                                                  State& state) const = 0;

    /// The right values of one of the keys, as descriptions of input write them: "A..F", "1..255".
    virtual std::string_view expected(std::string_view key) const = 0;

    /// The values of one of the keys, for a choice instead of text. readField() accepts every value that the form
    /// allows, except seats that are eliminated.
    virtual FieldForm form(std::string_view /*key*/) const { return {}; }

    /// The keys whose values differ from the meaning of an absent key.
    virtual PlainValues writeFields(const State& state) const = 0;
};

}  // namespace gnostica::engine
