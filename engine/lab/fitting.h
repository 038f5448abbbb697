// Tables of weights fitted to samples, by conditional logit: chances of winning are the softmax of the seats' stands.
#pragma once

#include "engine/bots/judging.h"
#include "engine/lab/samples.h"

#include <cstddef>
#include <optional>
#include <stop_token>

namespace gnostica::engine::lab {

/// With how many threads sums are made, and until when. No result depends on the number of threads.
struct Labour {
    int threads = 1;
    std::stop_token stop = {};
};

/// Mean -log of the chance that a table gave to what happened: the less, the better it knew. Without samples 0. `doubt`
/// is the factor on stands at which they are taken for chances.
double surprise(const SampleTable& samples, const bots::Weights& weights, double doubt, const Labour& labour = {});

/// The factor on stands that makes samples least surprising: below 1 if the table is too sure of itself.
double doubtOf(const SampleTable& samples, const bots::Weights& weights, const Labour& labour = {});

/// Weights that make samples less surprising, pulled a little towards `start`. The doubt is kept, and so the spread of
/// the table, for which the settings of the search are made. Ends early, with something between, when a stop is asked
/// for.
bots::Weights fit(const SampleTable& samples, const bots::Weights& start, double doubt, const Labour& labour = {});

/// A table with fewer positions in a round stays as it was.
inline constexpr std::size_t kFewestPositions = 1000;

/// How a table fared in a round.
struct TableCourse {
    int games = 0;  ///< with positions for this table
    std::size_t positions = 0;
    bool isFitted = false;
    double surpriseBefore = 0;  ///< with the table by which the games were played …
    double surpriseAfter = 0;   ///< … and with the fitted one, on the same positions
    double certainty = 0;       ///< afterwards
};

struct LearntRound {
    bots::Judging judging;
    TableCourse two;
    TableCourse more;
};

/// Fits both tables to the samples of a round. The judgings are as their documents have them, and so is the result:
/// whoever reads it again goes on with the same numbers. The spread of a table is kept by the certainty that it has
/// from the rounds before; by its doubt while it is as at the start, where certainty may be somebody's guess. Nothing
/// when a stop was asked for.
std::optional<LearntRound> learn(const RoundSamples& samples, const bots::Judging& before, const bots::Judging& start,
                                 const Labour& labour = {});

/// As its document has it.
bots::Judging asWritten(const bots::Judging& judging);

}  // namespace gnostica::engine::lab
