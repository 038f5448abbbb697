// Two kinds of player against each other in paired games: the same deal and the same chance twice, seats swapped.
#pragma once

#include "engine/lab/statistics.h"
#include "engine/lab/table_game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>

namespace gnostica::engine::lab {

struct MatchPlan {
    std::shared_ptr<const Rules> rules;
    int seats = 2;
    Entrant a;
    Entrant b;
    int games = 100;  ///< two a pair
    std::uint64_t seed = 1;
    int jobs = 1;
    double seconds = 0;       ///< then pairs that are not over are abandoned; 0: no limit
    bool sequential = false;  ///< stop as soon as the sequential test is decided
};

struct MatchResult {
    int games = 0;
    int unfinished = 0;  ///< pairs that were under way when a stop was asked for, and do not count
    PairedScore score;   ///< of a
    SequentialTest test;
    int capped = 0;
    int announced = 0;
    int held = 0;
    int eliminated = 0;
    double turns = 0;  ///< of a game, on average
    double decisions = 0;
    Clocking clockA;
    Clocking clockB;
};

/// Plays the pairs, several at once. The result does not depend on `jobs`, as far as no time limit cuts it: pairs count
/// in the order of their numbers. In the first game of a pair a has the first seat, the third …, in the second game
/// the others. `tell` is called after each pair that counts.
MatchResult playMatch(const MatchPlan& plan, const std::stop_token& stop = {},
                      const std::function<void(const MatchResult&)>& tell = {});

}  // namespace gnostica::engine::lab
