// Shards put together again.
#pragma once

#include "app/lab/experiment_file.h"

#include <vector>

namespace gnostica::lab {

/// Makes the file that one machine would have made of all shards in a folder, in whatever order they came. Refused are
/// shards of several experiments or programs, doubles, unfinished ones, and an incomplete set, with the numbers of
/// those that are missing. Nothing is written over. No ruleset
/// need be installed.
LabResult<void> merge(const QString& folder, const QString& out);

/// The numbers of the shards that a folder lacks; nothing tells how many there must be if it has none at all.
LabResult<std::vector<int>> missingShards(const QString& folder);

}  // namespace gnostica::lab
