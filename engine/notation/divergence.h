// What other rules would have changed in a game that was played: the first moment that would have gone otherwise.
#pragma once

#include "engine/notation/record.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace gnostica::engine {

/// Where a game parts from what was recorded.
struct Divergence {
    enum class Kind : std::uint8_t {
        seats,      ///< so many cannot play
        start,      ///< the position from which it began is not possible
        refused,    ///< the step is not legal; `refusal` says why
        chance,     ///< chance is asked for something else, or not at all
        decider,    ///< somebody else decides, or chance: `decider`
        otherwise,  ///< what happened leads to another table: `change` says in what
        goesOn      ///< the game does not end where it did
    };
    /// What differs first, in this order.
    enum class Change : std::uint8_t { none, result, pieces, territories, hands, piles, turn };

    Kind kind = Kind::otherwise;
    /// How many moments have gone as before: the place in Game::history() of the one that does not.
    std::size_t moment = 0;
    Change change = Change::none;
    Refusal refusal;
    Seat decider = Seat::none;
    /// The position before that moment, by the other rules; as it was recorded where it was not even begun.
    State before;
    friend bool operator==(const Divergence&, const Divergence&) = default;
};

/// Plays the moments of a recorded game by other rules, which were compiled with the same registry. Nothing if all goes
/// as it did, or as far as that is known when a stop is asked for.
std::optional<Divergence> firstDivergence(const RecordHeader& header, const Game& game,
                                          const std::shared_ptr<const Rules>& rules, const std::stop_token& stop = {});

}  // namespace gnostica::engine
