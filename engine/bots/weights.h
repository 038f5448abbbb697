// The one table of weights by which computer players judge; `gnostica-cli tune` makes others to try against it.
#pragma once

#include "engine/bots/features.h"
#include "engine/documents/diagnostic.h"

#include <array>
#include <string>
#include <string_view>

namespace gnostica::engine::bots {

struct Weights {
    std::array<float, kFeatures> of{};

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

/// The table as text, a feature a line, as it stands in weights.cpp: `0.450F,  // score`.
std::string toText(const Weights& weights);
/// Reads such text: every feature once, in any order; lines may be empty. A problem names its line.
Expected<Weights> weightsFrom(std::string_view text);

/// The table from which tuning starts.
const Weights& startingWeights();

/// The table that is shipped (weights.cpp says where it comes from).
const Weights& shippedWeights();

}  // namespace gnostica::engine::bots
