// What a computer player looks at in a position: a handful of numbers a seat, the same for every ruleset.
//
// Everything is asked of the rules (values of cards, the mechanics' Outlook); nothing here knows a variant. A position
// is judged as if the turn in progress ended now: "next" is the seat whose turn then comes.
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
    score,           ///< points (scaled so that the target is nine)
    nearTarget,      ///< points beyond target - 4
    veryNearTarget,  ///< points beyond target - 2
    atTarget,        ///< the target is reached
    lead,            ///< points ahead of the best other
    leadNearEnd,     ///< the same, the more the nearer the end is (only where the best score wins)
    shared,          ///< value of territories shared with others
    territories,     ///< held alone
    small,
    medium,
    large,
    noPieces,
    hand,             ///< cards in hand
    majors,           ///< of these
    suits,            ///< different suits that can be used, by hand or on the board
    next,             ///< the next turn is this seat's
    exposedNext,      ///< the most valuable own territory that the next player can disturb
    exposedNextMore,  ///< the others of these
    exposedLater,     ///< those that only other players aim at
    reachNext,        ///< most valuable empty territory aimed at, if it is this seat's turn next
    reachLater,       ///< the same, if it is not
    reachMore,        ///< the others of these
    strikesNext,      ///< most valuable territory of others that can be disturbed, if it is this seat's turn next
    wasteland,        ///< pieces in wasteland
    founding,         ///< a wasteland can be made a territory
    raising,          ///< a territory can be grown
    huddled,          ///< own pieces beyond the first in one space
    facingOut,        ///< pieces that aim at no territory
    // One's own announcement is due: points beyond what is needed.
    dueOthers,
    dueOthersMargin,
    dueOthersHeld,
    dueOthersSafe,
    dueOthersExposed,  ///< others play before
    dueNow,
    dueNowMargin,
    dueNowHeld,
    dueNowShort1,
    dueNowShort2,
    dueNowReach,  ///< it is the next turn
    freeHeld,
    freeMargin,  ///< where a failure costs nothing
    // Somebody else's announcement is due.
    stopsNext,  ///< it is this seat's turn before
    count
};
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::count);

/// The names under which a table of weights is written.
std::string_view nameOf(Feature feature);
/// Those of all features, in order.
std::vector<std::string> featureNames();

/// The numbers of one seat.
class FeatureRow {
public:
    float& operator[](Feature feature) { return values_[static_cast<std::size_t>(feature)]; }
    float operator[](Feature feature) const { return values_[static_cast<std::size_t>(feature)]; }
    const std::array<float, kFeatures>& values() const { return values_; }
    friend bool operator==(const FeatureRow&, const FeatureRow&) = default;

private:
    std::array<float, kFeatures> values_{};
};

/// The seat whose turn comes when the one in progress ends; none when the game is over.
Seat nextMover(const State& state);

/// What the mechanics say about the end.
Outlook outlookOf(const Rules& rules, const State& state);

/// What a card can do, as far as judging needs it.
struct CardTraits {
    std::uint8_t suits = 0;  ///< bit per Suit
    std::uint8_t value = 0;
    bool major = false;
};

/// Computes the features of positions of one ruleset.
class FeatureReader {
public:
    explicit FeatureReader(const Rules& rules);

    /// The rows of all seats. `outlook` as outlookOf() says.
    PerSeat<FeatureRow> read(const State& state, const Outlook& outlook) const;

    const CardTraits& traits(Card card) const { return traits_[card.index()]; }

private:
    const Rules& rules_;
    std::array<CardTraits, kCardCount> traits_{};
};

}  // namespace gnostica::engine::bots
