// One position under two rulesets, A and B: the basis for comparing their steps.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <memory>

namespace gnostica::engine::lab {

/// One of the two rulesets.
enum class Side : std::uint8_t { a, b };
inline constexpr std::array<Side, 2> kSides{Side::a, Side::b};

constexpr Side otherThan(Side side) {
    return side == Side::a ? Side::b : Side::a;
}

/// A value for each of the two.
template <class T>
struct Both {
    T a{};
    T b{};

    T& operator[](Side side) { return side == Side::a ? a : b; }
    const T& operator[](Side side) const { return side == Side::a ? a : b; }
    friend bool operator==(const Both&, const Both&) = default;
};

using RulesPair = Both<std::shared_ptr<const Rules>>;

/// Rules and a state for each side.
struct PositionPair {
    RulesPair rules;
    Both<State> states;
    /// Changes that a side made to the position, as warnings with pointers into the position. `unknownKey` and
    /// `switchedOff`: a mark that only the other ruleset knows was left out. `tooMany` at "/hands/SEAT": the hand
    /// exceeds its limit but keeps the cards.
    Both<Diagnostics> leftOut;
};

/// Problems that prevent a side from using the position: too many seats or pieces, unknown facings, refused steps.
/// Empty for a side without problems. Pointers lead into the text that was read.
using Misfits = Both<Diagnostics>;

/// Reads a position for both: a position in the notation, or a file with "position", and with "steps" and "chance" that
/// both play from there. Ignores the ruleset that it names. A field unknown to both rulesets is an error of both.
tl::expected<PositionPair, Misfits> readPair(const nlohmann::json& file, const RulesPair& rules);

/// A position of A, and the same for B. At the start of a turn or of the bids, equal to the result of readPair().
/// Within a turn B continues at the same point, if that is certain: a player must choose an option, a power or (if both
/// have the same mechanics) the end of the turn; neither chance nor the second half of a link is due; B has no pending
/// task from the start of a turn; and the card in use has such a power in B. Otherwise B's problem is `withinTurn`.
tl::expected<PositionPair, Misfits> carriedOver(const State& ofA, const RulesPair& rules);

/// The state of one ruleset as a state of the other, with the same conditions.
Checked<State> carriedOver(const Rules& from, const State& state, const std::shared_ptr<const Rules>& to);

}  // namespace gnostica::engine::lab
