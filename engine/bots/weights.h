// A table of weights: how much each feature of a seat counts.
#pragma once

#include "engine/bots/features.h"

#include <array>

namespace gnostica::engine::bots {

struct Weights {
    std::array<float, kFeatures> of{};

    friend bool operator==(const Weights&, const Weights&) = default;

    /// Adds up in lanes, always the same ones, so that processors can do several at once and all come to the same sum.
    float sum(const FeatureRow& row) const {
        constexpr std::size_t lanes = 8;
        std::array<float, lanes> sums{};
        std::size_t i = 0;
        for (; i + lanes <= kFeatures; i += lanes) {
            for (std::size_t lane = 0; lane < lanes; ++lane) {
                sums[lane] += of[i + lane] * row.values()[i + lane];
            }
        }
        for (; i < kFeatures; ++i) {
            sums[0] += of[i] * row.values()[i];
        }
        return ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]));
    }
};

/// No weight is further from 0: sums of them stay finite.
inline constexpr float kMostWeight = 1000;

}  // namespace gnostica::engine::bots
