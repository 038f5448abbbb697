// Tables of weights fitted to samples, by conditional logit: chances of winning are the softmax of the seats' stands.
#pragma once

#include "engine/bots/judging.h"
#include "engine/lab/samples.h"

#include <cstddef>
#include <optional>
#include <stop_token>

namespace gnostica::engine::lab {

/// The threads that compute sums, and the stop token. No result depends on the number of threads.
struct Labour {
    int threads = 1;
    std::stop_token stop = {};
};

/// The mean -log of the chance that a table gave to the actual results: lower is better. 0 without samples. `doubt` is
/// the factor that turns stands into chances.
double surprise(const SampleTable& samples, const bots::Weights& weights, double doubt, const Labour& labour = {});

/// The factor on stands that minimises the surprise of the samples: below 1 if the table is too certain.
double doubtOf(const SampleTable& samples, const bots::Weights& weights, const Labour& labour = {});

/// Weights with a lower surprise, pulled slightly towards `start`. Keeps the doubt, and so the spread of the table, for
/// which the settings of the search are made. A stop request ends it early with intermediate weights.
bots::Weights fit(const SampleTable& samples, const bots::Weights& start, double doubt, const Labour& labour = {});

/// A table with fewer positions in a round remains unchanged.
inline constexpr std::size_t kFewestPositions = 1000;

/// The results of a table in a round.
struct TableCourse {
    int games = 0;  ///< with positions for this table
    std::size_t positions = 0;
    bool isFitted = false;
    double surpriseBefore = 0;  ///< with the table used in the games
    double surpriseAfter = 0;   ///< with the fitted table, on the same positions
    double certainty = 0;       ///< after the round
};

struct LearntRound {
    bots::Judging judging;
    TableCourse two;
    TableCourse more;
};

/// Fits both tables to the samples of a round. The judgings and the result are rounded as in their documents, so that
/// reading a document back gives the same numbers. The certainty from earlier rounds keeps the spread of a table; while
/// the table is that of the start, whose certainty may be a guess, its doubt does. nullopt after a stop request.
std::optional<LearntRound> learn(const RoundSamples& samples, const bots::Judging& before, const bots::Judging& start,
                                 const Labour& labour = {});

/// The judging rounded as in its document.
bots::Judging asWritten(const bots::Judging& judging);

}  // namespace gnostica::engine::lab
