// Playing what an experiment still lacks.
#pragma once

#include "app/lab/experiment_file.h"
#include "app/lab/run_progress.h"

#include <functional>
#include <stop_token>

namespace gnostica::lab {

struct RunSettings {
    int jobs = 1;  ///< pairs that are played at a time
    std::stop_token stop = {};
    /// Of pairs; at most, where a precision ends it. By the thread that runs it, some times a second.
    std::function<void(const RunProgress&)> tell = {};
};

/// Plays the pairs of the file's shard that are not there, and adds them in batches of about a second. The games do not
/// depend on `jobs`, nor on when it was interrupted.
LabResult<RunEnd> play(ExperimentFile& file, const engine::lab::Plan& plan, const RunSettings& settings);

/// Begins the experiment's file, or goes on with it, or leaves it alone if it is finished. A file of anything else is
/// refused.
LabResult<RunEnd> runInto(const QString& path, const engine::lab::Plan& plan, const RunSettings& settings);

/// The same for a shard: DIR/shard-003-of-200.sqlite, which is there only when it is whole; until then its name ends
/// in ".part".
LabResult<RunEnd> runShard(const QString& folder, const engine::lab::Plan& plan, const Shard& shard,
                           const RunSettings& settings);

}  // namespace gnostica::lab
