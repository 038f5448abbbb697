// The one table of weights by which computer players judge; `gnostica-cli tune` makes it.
#pragma once

#include "engine/bots/features.h"

#include <array>

namespace gnostica::engine::bots {

struct Weights {
    std::array<float, kFeatures> of{};

    float sum(const FeatureRow& row) const {
        float total = 0;
        for (std::size_t i = 0; i < kFeatures; ++i) {
            total += of[i] * row.values()[i];
        }
        return total;
    }
};

/// The table that was tuned by self-play and is shipped.
const Weights& shippedWeights();

}  // namespace gnostica::engine::bots
