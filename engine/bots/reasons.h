// Reasons for a step, as codes that an application puts into words.
#pragma once

#include "engine/bots/countdown.h"
#include "engine/bots/search.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace gnostica::engine::bots {

/// The effects of a step together with the rest of its turn. `amount` (Reason) counts the unit in each comment.
enum class HintReason : std::uint8_t {
    winsGame,           ///< the step ends and wins the game; 1
    announces,          ///< CHL-1: the points needed are in hand; points beyond them
    challenges,         ///< as `announces` where the lead is needed; points beyond it
    survives,           ///< without it the turn ends in elimination (CHL-2, SCO); 1
    keepsAnnouncement,  ///< the player's own announcement is due and remains possible; points beyond the target
    keepsLead,          ///< as `keepsAnnouncement` where the lead is needed
    stopsAnnouncement,  ///< the announcement of another player is due and no longer holds; missing points
    stopsLead,          ///< as `stopsAnnouncement` where the lead is needed
    gainsPoints,        ///< points won
    takesPoints,        ///< points lost by all others together
    destroysPieces,     ///< pips lost by all others together
    addsPieces,         ///< pips won
    removesThreat,      ///< points of the player's own territories that the next players can no longer disturb
    threatens,          ///< points of territories that can now be entered or disturbed in the next turn
    gainsCards,         ///< cards in hand won
    widensHand,         ///< additional suits available
    leavesLead,         ///< points ahead of the best other player, where there was no lead
    bidsHighest,        ///< BID-2: no card in hand is a higher bid; 1
    keepsHigher,        ///< cards in hand that would be higher bids and are worth more in the hand
    bestOfBad           ///< none of these: the step loses least; share of the win
};

/// One reason. Amounts are averages over hidden things, so they need not be whole numbers.
struct Reason {
    HintReason reason = HintReason::bestOfBad;
    float amount = 0;
    friend bool operator==(const Reason&, const Reason&) = default;
};

/// The reasons for a step of the viewer, most important first; empty for choices before the first turn other than bids.
/// Points, pieces and cards are changes from now until the end of the turn; threats are compared with the same turn
/// passed immediately, if passing is possible. The turn continues with `rest` as far as it goes, then with a short
/// search. Less thorough when time is up.
std::vector<Reason> reasonsFor(const Evaluation& evaluation, const View& view, const Step& step,
                               std::span<const Step> rest, std::uint64_t seed, const std::stop_token& stop = {},
                               const Countdown& time = Countdown(0));

}  // namespace gnostica::engine::bots
