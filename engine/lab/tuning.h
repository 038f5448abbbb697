// Weights of the evaluation from self-play: games are played, positions at the beginning of turns are kept with how
// the game went for each seat, and the table is fitted to them (conditional logit); then again with the new table.
#pragma once

#include "engine/bots/weights.h"
#include "engine/lab/table_game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace gnostica::engine::lab {

struct TuningGround {
    std::shared_ptr<const Rules> rules;
    int seats = 2;
};

struct TuningPlan {
    std::vector<TuningGround> grounds;  ///< games are spread over these
    int rounds = 3;
    int games = 400;       ///< in each round
    int iterations = 100;  ///< of a player's search
    std::uint64_t seed = 1;
    int jobs = 1;
    bots::Weights start = bots::startingWeights();
};

/// How a round went.
struct TuningRound {
    int round = 0;
    int games = 0;
    std::size_t positions = 0;
    double surpriseBefore = 0;  ///< mean -log of the chance given to what happened, with the table before …
    double surpriseAfter = 0;   ///< … and after the fit
};

/// Reproducible: depends on the plan alone, not on its `jobs`.
bots::Weights tune(const TuningPlan& plan, const std::function<void(const TuningRound&)>& tell = {});

/// One position: a row for each seat that is still in the game, and its share of the win.
struct TuningSample {
    std::vector<bots::FeatureRow> rows;
    std::vector<float> results;
    double weight = 1;  ///< the less, the longer the game still lasts: chance and blunders come between
};

/// Fits a table to samples, pulled a little towards `start`. `doubt` is the factor on the table's sums at which they
/// are taken for chances.
bots::Weights fit(const std::vector<TuningSample>& samples, const bots::Weights& start, double doubt = 1);

/// The mean surprise of a table over samples.
double surprise(const std::vector<TuningSample>& samples, const bots::Weights& weights, double doubt = 1);

/// The factor on a table's sums that makes samples least surprising: below 1 if the table is too sure of itself. Fits
/// keep it, and so the spread of the table, for which the settings of the search are made.
double doubtOf(const std::vector<TuningSample>& samples, const bots::Weights& weights);

}  // namespace gnostica::engine::lab
