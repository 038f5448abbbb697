// Players who play at random.
#pragma once

#include "engine/model/rng.h"
#include "engine/model/step_list.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace gnostica::tests {

/// Picks a word first and then one of its steps, so that the many ways to refresh do not crowd out the rest. `below(n)`
/// returns a number from 0 to n - 1. Steps of one word are usually contiguous in the list; if not, each group counts
/// separately.
template <class Below>
const engine::Step& choose(const engine::StepList& steps, Below below) {
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (i == 0 || engine::wordOf(steps[i]) != engine::wordOf(steps[i - 1])) {
            starts.push_back(i);
        }
    }
    const std::size_t group = below(static_cast<std::uint32_t>(starts.size()));
    const std::size_t end = group + 1 < starts.size() ? starts[group + 1] : steps.size();
    return steps[starts[group] + below(static_cast<std::uint32_t>(end - starts[group]))];
}

inline const engine::Step& choose(const engine::StepList& steps, engine::Rng& rng) {
    return choose(steps, [&rng](std::uint32_t bound) { return rng.below(bound); });
}

}  // namespace gnostica::tests
