// Playing the missing pairs of an experiment.
#pragma once

#include "app/lab/experiment_file.h"
#include "app/lab/run_progress.h"

#include <functional>
#include <stop_token>

namespace gnostica::lab {

struct RunSettings {
    int jobs = 1;  ///< number of pairs played at a time
    std::stop_token stop = {};
    /// Progress in pairs, an upper bound if a precision ends it; several times a second, on the running thread.
    std::function<void(const RunProgress&)> tell = {};
};

/// Plays the missing pairs of the file's shard, and adds them in batches of about a second. The games do not depend on
/// `jobs` or on interruptions.
LabResult<RunEnd> play(ExperimentFile& file, const engine::lab::Plan& plan, const RunSettings& settings);

/// Starts or resumes the experiment's file; does nothing if it is finished. Refuses any other file.
LabResult<RunEnd> runInto(const QString& path, const engine::lab::Plan& plan, const RunSettings& settings);

/// The same for a shard: DIR/shard-003-of-200.sqlite, which appears only when it is whole; until then its name ends in
/// ".part".
LabResult<RunEnd> runShard(const QString& folder, const engine::lab::Plan& plan, const Shard& shard,
                           const RunSettings& settings);

}  // namespace gnostica::lab
