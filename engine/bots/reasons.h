// Why a step is good, as codes that an application puts into words.
#pragma once

#include "engine/bots/countdown.h"
#include "engine/bots/search.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace gnostica::engine::bots {

/// What a step, with the rest of its turn, changes. `amount` (Reason) counts what is said behind each.
enum class HintReason : std::uint8_t {
    winsGame,           ///< the game ends with it, and is won; 1
    announces,          ///< CHL-1: what is needed is in hand; points beyond it
    challenges,         ///< the same where the lead is what is needed; points beyond it
    survives,           ///< without it the turn ends in elimination (CHL-2, SCO); 1
    keepsAnnouncement,  ///< one's own announcement is due, and stays within reach; points beyond what is needed
    keepsLead,          ///< the same where the lead is what is needed
    stopsAnnouncement,  ///< somebody else's announcement is due, and no longer holds; points that are missing
    stopsLead,          ///< the same where the lead is what is needed
    gainsPoints,        ///< points won
    takesPoints,        ///< points that others lose, together
    destroysPieces,     ///< pips that others lose, together
    addsPieces,         ///< pips won
    removesThreat,      ///< points of one's own territories that the next players cannot disturb any more
    threatens,          ///< points of territories that can now be entered or disturbed in the next turn
    gainsCards,         ///< cards in hand won
    widensHand,         ///< further suits that can be used
    leavesLead,         ///< points in front of the best other, where there was no lead
    bidsHighest,        ///< BID-2: no card in hand bids higher; 1
    keepsHigher,        ///< cards in hand that would bid higher, and are worth more there
    bestOfBad           ///< none of these: it gives the least away; share of the win
};

/// One reason; amounts are averages over what the player cannot see, so that they need not be whole.
struct Reason {
    HintReason reason = HintReason::bestOfBad;
    float amount = 0;
    friend bool operator==(const Reason&, const Reason&) = default;
};

/// The reasons for a step of the viewer, most important first; empty for what else is decided before the first turn.
/// Points, pieces and cards are what the turn brings, from now until its end; threats are compared with the same turn
/// passed at once, if it can be passed. The turn goes on by `rest` as far as that goes, then by a short search. It is
/// done less thoroughly when the time is up.
std::vector<Reason> reasonsFor(const Evaluation& evaluation, const View& view, const Step& step,
                               std::span<const Step> rest, std::uint64_t seed, const std::stop_token& stop = {},
                               const Countdown& time = Countdown(0));

}  // namespace gnostica::engine::bots
