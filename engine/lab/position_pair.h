// One position under two rulesets, A and B: the ground on which their steps are compared.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <memory>

namespace gnostica::engine::lab {

/// Which of the two rulesets.
enum class Side : std::uint8_t { a, b };
inline constexpr std::array<Side, 2> kSides{Side::a, Side::b};

constexpr Side otherThan(Side side) {
    return side == Side::a ? Side::b : Side::a;
}

/// Something of each of the two.
template <class T>
struct Both {
    T a{};
    T b{};

    T& operator[](Side side) { return side == Side::a ? a : b; }
    const T& operator[](Side side) const { return side == Side::a ? a : b; }
    friend bool operator==(const Both&, const Both&) = default;
};

using RulesPair = Both<std::shared_ptr<const Rules>>;

/// Rules and a state of each side.
struct PositionPair {
    RulesPair rules;
    Both<State> states;
    /// What a side has taken otherwise than it was given, as warnings; pointers lead into the position:
    /// `unknownKey` and `switchedOff`: a mark that only the other ruleset knows was left out; `tooMany` at
    /// "/hands/SEAT": more cards than its limit, which stay there.
    Both<Diagnostics> leftOut;
};

/// What keeps a side from taking the position at all: more seats or pieces than it has, facings that it does not know,
/// steps that it refuses; empty for a side that can. Pointers lead into what was read.
using Misfits = Both<Diagnostics>;

/// Reads a position for both: a position in the notation, or a file that holds "position", and "steps" and "chance" to
/// be played from there by both. Which ruleset it names is not looked at. A field that neither ruleset knows is an
/// error of both.
tl::expected<PositionPair, Misfits> readPair(const nlohmann::json& file, const RulesPair& rules);

/// A position of A, and the same for B. At the start of a turn, or of the bids, always what readPair() makes of it.
/// Within a turn B takes it up where A stands, as long as that can be said without a guess: a player is to choose an
/// option, a power or (where both have the same mechanics) how the turn ends; nothing waits for chance or for the
/// second half of a link, B has nothing to do at a turn's start that was not done, and the card in use has such a power
/// in B. Otherwise B's problem is `withinTurn`.
tl::expected<PositionPair, Misfits> carriedOver(const State& ofA, const RulesPair& rules);

/// The state of one ruleset as the other's, by the same rules.
Checked<State> carriedOver(const Rules& from, const State& state, const std::shared_ptr<const Rules>& to);

}  // namespace gnostica::engine::lab
