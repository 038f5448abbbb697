// Two kinds of player against each other. The games of a deal belong together: the same chance for each, and the seats
// change, so that luck and seats favour neither.
#pragma once

#include "engine/lab/lengths.h"
#include "engine/lab/moments.h"
#include "engine/lab/predictions.h"
#include "engine/lab/statistics.h"
#include "engine/lab/table_game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>

namespace gnostica::engine::lab {

/// Who sits where in the games of a deal.
enum class Seating : std::uint8_t {
    /// Two games. In the first a has the first seat, the third …, in the second the others.
    pairs,
    /// As many games as seats. A has one seat, in each game another, and b all the others.
    one
};

struct MatchPlan {
    std::shared_ptr<const Rules> rules;
    int seats = 2;
    Seating seating = Seating::pairs;
    Entrant a;
    Entrant b;
    int games = 100;  ///< rounded up to whole deals
    std::uint64_t seed = 1;
    int jobs = 1;
    double seconds = 0;       ///< then deals that are not over are abandoned; 0: no limit
    bool sequential = false;  ///< stop as soon as the sequential test is decided; for pairs
    int mostRounds = 1000;    ///< after which a game is cut
    /// Plays a game; nothing: playGame().
    std::function<GameFacts(const TablePlan&, const std::stop_token&)> play = {};
};

/// What a or b has done, in all its seats together.
struct SideFacts {
    int announced = 0;
    int held = 0;  ///< of these
    Predictions predictions;
    Clocking clock;
};

/// Games that were not over after the most rounds. Nothing of their deals counts.
struct CutFacts {
    int games = 0;
    int deals = 0;
};

struct MatchResult {
    int games = 0;       ///< that count
    int unfinished = 0;  ///< deals that were under way when a stop was asked for, and do not count
    CutFacts cut;
    double fair = 0.5;    ///< the score of a if it is as strong as b
    PairedScore score;    ///< of a, by deals
    SequentialTest test;  ///< of pairs
    Lengths rounds;       ///< turns begun, divided by the seats
    Moments turns;        ///< begun
    Moments decisions;
    int eliminated = 0;
    SideFacts a;
    SideFacts b;
};

/// Plays the deals, several games at once. The result does not depend on `jobs`, as far as no time limit cuts it: deals
/// count in the order of their numbers. `tell` is called after each of them, also after one with a game that was cut.
MatchResult playMatch(const MatchPlan& plan, const std::stop_token& stop = {},
                      const std::function<void(const MatchResult&)>& tell = {});

}  // namespace gnostica::engine::lab
