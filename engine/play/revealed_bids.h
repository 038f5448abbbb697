// The bids of one round, as everybody sees them.
#pragma once

#include "engine/model/card.h"
#include "engine/model/seat.h"
#include "engine/play/told.h"
#include "engine/rules/rules.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace gnostica::engine {

struct RevealedBids {
    struct Bid {
        Seat seat = Seat::none;
        Card card;
        bool isHighest = false;  ///< of several if they are tied
        friend bool operator==(const Bid&, const Bid&) = default;
    };
    enum class Outcome : std::uint8_t {
        won,
        tied,    ///< everybody bids again (BID-3)
        drawn,   ///< tied, hands have run out, and chance has chosen the first player
        decided  ///< the same, but the rules choose
    };

    std::size_t moment = 0;  ///< in which they were revealed
    std::vector<Bid> bids;   ///< in the order of the seats
    Outcome outcome = Outcome::won;
    Seat first = Seat::none;   ///< who goes first; none while they are tied
    int rounds = 1;            ///< of bids up to this one, whose cards are taken together
    std::vector<Seat> takers;  ///< players with room for a card, in the order in which they take (BID-4)

    friend bool operator==(const RevealedBids&, const RevealedBids&) = default;
};

/// The last bids that were revealed in `told`, which leads to `last`, as long as they are news: until the first turn
/// has begun with a step, or until somebody at `people` has bid again after a tie.
std::optional<RevealedBids> revealedBids(const Rules& rules, std::span<const ToldMoment> told, const View& last,
                                         const PerSeat<bool>& people);

}  // namespace gnostica::engine
