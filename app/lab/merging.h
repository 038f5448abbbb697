// Merging of shards.
#pragma once

#include "app/lab/experiment_file.h"

#include <stop_token>
#include <vector>

namespace gnostica::lab {

/// Makes the file that one machine would have made of all shards in a folder. Refuses shards of several experiments or
/// programs, duplicates, unfinished shards, shards that lack games, and an incomplete set, with the missing numbers.
/// Overwrites nothing, and uses no name that the next merge would take for a shard. The rulesets need not be installed.
/// If stopped, leaves nothing behind (LabFault::stopped).
LabResult<void> merge(const QString& folder, const QString& out, const std::stop_token& stop = {});

/// The numbers of the shards that a folder lacks; empty if it has no shards, since nothing states their number then.
LabResult<std::vector<int>> missingShards(const QString& folder);

}  // namespace gnostica::lab
