// A table of weights: the importance of each feature of a seat.
#pragma once

#include "engine/bots/features.h"

#include <array>
#include <cstring>

namespace gnostica::engine::bots {

struct Weights {
    std::array<float, kFeatures> of{};

    friend bool operator==(const Weights&, const Weights&) = default;

    /// Adds in fixed lanes, so that processors can add several at a time and all get the same sum.
    float sum(const FeatureRow& row) const {
        static_assert(sizeof(Lanes) == kLanes * sizeof(float));
        Lanes low{};   // sums 0 to 3
        Lanes high{};  // sums 4 to 7
        std::size_t i = 0;
        for (; i + 2 * kLanes <= kFeatures; i += 2 * kLanes) {
            low += lanesAt(of, i) * lanesAt(row.values(), i);
            high += lanesAt(of, i + kLanes) * lanesAt(row.values(), i + kLanes);
        }
        for (; i < kFeatures; ++i) {
            low[0] += of[i] * row.values()[i];
        }
        return ((low[0] + high[0]) + (low[1] + high[1])) + ((low[2] + high[2]) + (low[3] + high[3]));
    }

private:
    static constexpr std::size_t kLanes = 4;
    using Lanes [[gnu::vector_size(16)]] = float;
    static Lanes lanesAt(const std::array<float, kFeatures>& values, std::size_t at) {
        Lanes lanes;
        std::memcpy(&lanes, values.data() + at, sizeof lanes);
        return lanes;
    }
};

/// The maximum absolute value of a weight: sums stay finite.
inline constexpr float kMostWeight = 1000;

}  // namespace gnostica::engine::bots
