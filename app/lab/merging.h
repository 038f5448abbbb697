// Shards put together again.
#pragma once

#include "app/lab/experiment_file.h"

#include <stop_token>
#include <vector>

namespace gnostica::lab {

/// Makes the file that one machine would have made of all shards in a folder, in whatever order they came. Refused are
/// shards of several experiments or programs, doubles, unfinished ones, those that lack games, and an incomplete set,
/// with the numbers of those that are missing. Nothing is written over, and nothing named that the next merging would
/// take for a shard. No ruleset need be installed. Asked to stop, it leaves nothing behind (LabFault::stopped).
LabResult<void> merge(const QString& folder, const QString& out, const std::stop_token& stop = {});

/// The numbers of the shards that a folder lacks; nothing tells how many there must be if it has none at all.
LabResult<std::vector<int>> missingShards(const QString& folder);

}  // namespace gnostica::lab
