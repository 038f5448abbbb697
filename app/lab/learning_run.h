// Learning to judge round by round, in a folder with all earlier work.
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
    int rounds = 3;              ///< total number of rounds
    int jobs = 1;                ///< number of games at a time, and of threads of a fit
    std::optional<Shard> shard;  ///< if set, only this part of the current round is played, and nothing is fitted
    std::stop_token stop = {};
    /// Games of the current round or shard; called on any thread, one call at a time.
    std::function<void(int round, const RunProgress&)> tell = {};
    std::function<void(int round)> fitting = {};
    std::function<void(int round, const engine::lab::LearntRound&)> learnt = {};
};

/// Starts or resumes learning: the result does not depend on `jobs`, shards or interruptions. If there are shards of a
/// round, all must be complete before the round is fitted. Refuses files of another plan.
LabResult<RunEnd> learnInto(const QString& folder, const engine::lab::LearningPlan& plan,
                            const LearningSettings& settings);

}  // namespace gnostica::lab
