// The ladder of levels: is each level of computer player stronger than the one below?
//
// Every rung is a match of paired deals that ends as soon as it is decided. Its interval is a confidence sequence for
// the mean score of a deal (intervals.h): with a chance of 95 % the true score is in all of its intervals, however
// often one looks and whenever one stops.
#pragma once

#include "engine/lab/intervals.h"
#include "engine/lab/match.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace gnostica::engine::lab {

/// The levels, the ruleset and the deals of a ladder.
struct LadderPlan {
    std::shared_ptr<const Rules> rules;
    double scale = 1;  ///< factor for the iterations of all levels
    int games = 400;   ///< maximum for each rung, rounded up to whole deals
    std::uint64_t seed = 1;
    int jobs = 1;
    int mostRounds = 1000;  ///< the limit of a game; deals with a game that was cut do not count
};

enum class RungVerdict : std::uint8_t {
    open,      ///< the interval contains the fair share
    stronger,  ///< the upper level is stronger
    weaker     ///< the upper level is weaker
};

/// A match between two levels. With two seats the seats of a deal are swapped; with more, one player of the upper level
/// plays among players of the lower one, in every seat in turn.
struct Rung {
    bots::Level above = bots::Level::random;
    bots::Level below = bots::Level::random;
    int seats = 2;
    std::vector<double> scores = {};  ///< of `above` in each deal that counts: its share of the wins
    int cutDeals = 0;                 ///< deals with a game that was cut

    Seating seating() const { return seats > 2 ? Seating::one : Seating::pairs; }
    /// The score of `above` if both levels are equally strong.
    double fair() const { return 1.0 / seats; }
    int deals() const { return static_cast<int>(scores.size()) + cutDeals; }
    int games() const { return static_cast<int>(scores.size()) * gamesOfDeal(seating(), seats); }
    friend bool operator==(const Rung&, const Rung&) = default;
};

/// The rungs of the ladder on these levels, weakest first, for each number of seats.
std::vector<Rung> rungsOf(const std::vector<bots::Level>& levels, const std::vector<int>& seats);

/// The mean score of a rung and its interval.
ConfidenceSequence scoreOf(const Rung& rung);
RungVerdict verdictOf(const Rung& rung);

/// Hash of a short game between the two players of a rung, with hardly any thinking: it changes with the way in which
/// they choose.
std::uint64_t playersHash(const LadderPlan& plan, const Rung& rung);

/// Adds the deals that the rung lacks until it is decided or has the games of the plan. Equal plans give equal scores,
/// however often they are interrupted. Calls `tell` after each deal, never from two threads at the same time.
void playRung(const LadderPlan& plan, Rung& rung, const std::stop_token& stop = {},
              const std::function<void(const Rung&)>& tell = {});

}  // namespace gnostica::engine::lab
