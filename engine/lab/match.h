// Matches between two kinds of player. The games of a deal belong together: they share chance and rotate the seats, so
// that luck and seats favour neither.
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
#include <vector>

namespace gnostica::engine::lab {

/// The seating in the games of a deal.
enum class Seating : std::uint8_t {
    /// Two games. In the first a has the first seat, the third and so on, in the second the others.
    pairs,
    /// One game per seat. A has a different seat in each game, and b has all the others.
    one
};

struct MatchPlan {
    std::shared_ptr<const Rules> rules;
    int seats = 2;
    Seating seating = Seating::pairs;
    Entrant a;
    Entrant b;
    int games = 100;    ///< rounded up to whole deals
    int firstDeal = 0;  ///< its number: a match that continues another one plays other deals
    std::uint64_t seed = 1;
    int jobs = 1;
    double seconds = 0;       ///< then unfinished deals are dropped; 0: no limit
    bool sequential = false;  ///< stop when the sequential test is decided; for pairs
    int mostRounds = 1000;    ///< the limit of a game
    /// Plays a game; empty: playGame().
    std::function<GameFacts(const TablePlan&, const std::stop_token&)> play = {};
};

/// Number of games in a deal.
int gamesOfDeal(Seating seating, int seats);

/// The totals of a or b over all its seats.
struct SideFacts {
    int announced = 0;
    int held = 0;  ///< of these
    Predictions predictions;
    Clocking clock;
};

/// Games that were not over after the most rounds. Their deals do not count.
struct CutFacts {
    int games = 0;
    int deals = 0;
};

struct MatchResult {
    int games = 0;       ///< games that count
    int unfinished = 0;  ///< deals stopped by a request; they do not count
    CutFacts cut;
    double fair = 0.5;           ///< the score of a if it is as strong as b
    PairedScore score;           ///< of a, over deals
    std::vector<double> scores;  ///< of a in each deal that counts, in the order of the deals
    SequentialTest test;         ///< for pairs
    Lengths rounds;              ///< turns begun, divided by the seats
    Moments turns;               ///< turns begun
    Moments decisions;
    int eliminated = 0;
    SideFacts a;
    SideFacts b;
};

/// Plays the deals, several games at a time. The result does not depend on `jobs`, unless a time limit ends the match:
/// deals count in the order of their numbers. Calls `tell` after each deal, including those with a game that was cut.
MatchResult playMatch(const MatchPlan& plan, const std::stop_token& stop = {},
                      const std::function<void(const MatchResult&)>& tell = {});

}  // namespace gnostica::engine::lab
