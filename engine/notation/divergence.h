// The effect of other rules on a game that was played: the first moment that would have been different.
#pragma once

#include "engine/notation/record.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace gnostica::engine {

/// The point at which a game departs from its record.
struct Divergence {
    enum class Kind : std::uint8_t {
        seats,      ///< the number of seats is not possible
        start,      ///< the starting position is not possible
        refused,    ///< the step is not legal; `refusal` has the reason
        chance,     ///< chance has to provide a different outcome, or none
        decider,    ///< another player or chance decides: `decider`
        otherwise,  ///< the same moment leads to a different table: `change` is the difference
        goesOn      ///< the game does not end where its record ends
    };
    /// The first difference, in this order.
    enum class Change : std::uint8_t { none, result, pieces, territories, hands, piles, turn };

    Kind kind = Kind::otherwise;
    /// Number of moments without a difference: the index in Game::history() of the moment that differs.
    std::size_t moment = 0;
    Change change = Change::none;
    Refusal refusal;
    Seat decider = Seat::none;
    /// The position before that moment, under the other rules; if the game cannot begin, the recorded one.
    State before;
    friend bool operator==(const Divergence&, const Divergence&) = default;
};

/// Replays a recorded game under other rules, which must be compiled with the same registry. nullopt if nothing
/// differs, or if nothing differs up to the point at which a stop is requested.
std::optional<Divergence> firstDivergence(const RecordHeader& header, const Game& game,
                                          const std::shared_ptr<const Rules>& rules, const std::stop_token& stop = {});

}  // namespace gnostica::engine
