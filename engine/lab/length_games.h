// Games that a computer plays against itself, for their lengths alone.
#pragma once

#include "engine/lab/entrants.h"
#include "engine/lab/lengths.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace gnostica::engine::lab {

struct LengthPlan {
    std::shared_ptr<const Rules> rules;
    int seats = 2;
    Entrant entrant;  ///< in every seat
    int games = 200;
    std::uint64_t seed = 1;
    int jobs = 1;
    int mostRounds = 200;  ///< after which a game is cut
};

struct MeasuredLengths {
    Lengths rounds;  ///< turns begun, divided by the seats; the most rounds for each game that was cut
    int cut = 0;     ///< games
};

/// A hash of the steps of one short game by the players of the plan, the same whatever its games and seed are. Whoever
/// changes how they choose, or the rules that they play by, changes it: unlike a number, it cannot be forgotten.
std::uint64_t playersHash(const LengthPlan& plan);

/// Plays the games, several at once; the result does not depend on `jobs`. Nothing when a stop was asked for. `tell` is
/// called after each game with how many are over, never by two threads at once.
std::optional<MeasuredLengths> measureLengths(const LengthPlan& plan, const std::stop_token& stop = {},
                                              const std::function<void(int)>& tell = {});

}  // namespace gnostica::engine::lab
