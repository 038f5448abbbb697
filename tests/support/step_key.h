// An order on steps, so that tests can sort them and look them up.
#pragma once

#include "engine/model/step.h"

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

namespace gnostica::tests {

/// All contents of a step: its kind, and two words for its parts. Keys are equal exactly if the steps are equal.
struct StepKey {
    std::size_t kind = 0;
    std::uint64_t what = 0;
    std::uint64_t where = 0;
    friend constexpr auto operator<=>(const StepKey&, const StepKey&) = default;
};

StepKey keyOf(const engine::Step& step);

/// The steps of a list, for lookup.
class StepSet {
public:
    explicit StepSet(std::span<const engine::Step> steps);
    bool contains(const engine::Step& step) const;
    /// True if a step was listed twice.
    bool hasDoubles() const;

private:
    std::vector<StepKey> keys_;
};

}  // namespace gnostica::tests
