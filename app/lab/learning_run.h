// Learning to judge, round by round, in a folder that holds all that was done before.
#pragma once

#include "app/lab/learning_folder.h"
#include "app/lab/run_progress.h"
#include "app/lab/shard.h"
#include "engine/lab/learning.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace gnostica::lab {

struct LearningSettings {
    int rounds = 3;              ///< until so many are over
    int jobs = 1;                ///< games at a time, and threads of a fit
    std::optional<Shard> shard;  ///< only plays this part of the round that is not over, and fits nothing
    std::stop_token stop = {};
    /// Of the games of a round or shard; by whatever thread, one at a time.
    std::function<void(int round, const RunProgress&)> tell = {};
    std::function<void(int round)> fitting = {};
    std::function<void(int round, const engine::lab::LearntRound&)> learnt = {};
};

/// Begins learning, or goes on with it: what comes out does not depend on `jobs`, nor on shards, nor on when it was
/// interrupted. Where shards of a round are there, all of them must be; then it is fitted. Files of another plan are
/// refused.
LabResult<RunEnd> learnInto(const QString& folder, const engine::lab::LearningPlan& plan,
                            const LearningSettings& settings);

}  // namespace gnostica::lab
