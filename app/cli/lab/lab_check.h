// A check of an experiment before it is played.
#pragma once

#include "app/cli/context.h"
#include "app/lab/shard.h"
#include "engine/lab/plan.h"

#include <optional>

namespace gnostica::cli {

/// Prints rulesets with their hashes, players, games, and the estimated time, for which one pair is played. Writes no
/// file.
void printCheck(const Context& context, const engine::lab::Plan& plan, const std::optional<lab::Shard>& shard,
                int jobs);

}  // namespace gnostica::cli
