// The features of a position for computer players: some numbers for each seat, the same for every ruleset.
//
// The rules supply everything (values of cards, the mechanics' EndConditions); the code here knows no variant. A
// position is judged as if the turn in progress ended now: "next" is the seat with the following turn.
#pragma once

#include "engine/mechanics/mechanic.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine::bots {

enum class Feature : std::uint8_t {
    score,           ///< points (scaled to a target of nine)
    nearTarget,      ///< points above target - 4
    veryNearTarget,  ///< points above target - 2
    atTarget,        ///< the target is reached
    lead,            ///< points ahead of the best other seat
    leadNearEnd,     ///< as `lead`, growing towards the end (only where the best score wins)
    shared,          ///< value of territories shared with others
    territories,     ///< held alone
    small,
    medium,
    large,
    noPieces,
    hand,             ///< cards in hand
    majors,           ///< majors in hand
    suits,            ///< different suits available, in hand or on the board
    next,             ///< this seat has the next turn
    exposedNext,      ///< the most valuable own territory that the next player can disturb
    exposedNextMore,  ///< the sum of the other such territories
    exposedLater,     ///< territories that only later players aim at
    reachNext,        ///< most valuable empty territory aimed at, if this seat has the next turn
    reachLater,       ///< the same, if this seat does not have the next turn
    reachMore,        ///< the sum of the other such territories
    strikesNext,      ///< most valuable territory of others that can be disturbed, if this seat has the next turn
    wasteland,        ///< pieces in wasteland
    founding,         ///< wasteland can become a territory
    raising,          ///< a territory can grow
    huddled,          ///< own pieces beyond the first in one space
    facingOut,        ///< pieces that aim at no territory
    // The seat's own announcement is due: points beyond the target.
    dueOthers,
    dueOthersMargin,
    dueOthersHeld,
    dueOthersSafe,
    dueOthersExposed,  ///< others play before it
    dueNow,
    dueNowMargin,
    dueNowHeld,
    dueNowShort1,
    dueNowShort2,
    dueNowReach,  ///< this seat has the next turn
    freeHeld,
    freeMargin,  ///< if a failure costs nothing
    // The announcement of another seat is due.
    stopsNext,  ///< this seat plays before it
    count
};
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::count);

/// The name of a feature in a table of weights.
std::string_view nameOf(Feature feature);
/// The names of all features, in order.
std::vector<std::string> featureNames();

/// The features of one seat.
class FeatureRow {
public:
    float& operator[](Feature feature) { return values_[static_cast<std::size_t>(feature)]; }
    float operator[](Feature feature) const { return values_[static_cast<std::size_t>(feature)]; }
    const std::array<float, kFeatures>& values() const { return values_; }
    friend bool operator==(const FeatureRow&, const FeatureRow&) = default;

private:
    std::array<float, kFeatures> values_{};
};

/// The seat with the turn after the current one; none when the game is over.
Seat nextMover(const State& state);

/// The end conditions of the game according to the mechanics.
EndConditions endConditionsOf(const Rules& rules, const State& state);

/// The abilities of a card, as far as the evaluation needs them.
struct CardTraits {
    std::uint8_t suits = 0;  ///< bit per Suit
    std::uint8_t value = 0;
    bool major = false;
};

/// Computes the features of positions of one ruleset.
class FeatureReader {
public:
    explicit FeatureReader(const Rules& rules);

    /// The rows of all seats. `conditions` must come from endConditionsOf().
    PerSeat<FeatureRow> read(const State& state, const EndConditions& conditions) const;

    const CardTraits& traits(Card card) const { return traits_[card.index()]; }

private:
    const Rules& rules_;
    std::array<CardTraits, kCardCount> traits_{};
};

}  // namespace gnostica::engine::bots
