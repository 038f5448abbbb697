// The one table of weights by which computer players judge; `gnostica-cli tune` makes others to try against it.
#pragma once

#include "engine/bots/features.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

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

/// The table as text, a feature a line, as it stands in weights.cpp: `0.450F,  // score`.
std::string toText(const Weights& weights);
/// Reads such text; features that it leaves out keep the shipped weight. Nothing if a line cannot be read.
std::optional<Weights> weightsFrom(std::string_view text);

/// The table that is shipped (weights.cpp says where it comes from).
const Weights& shippedWeights();

}  // namespace gnostica::engine::bots
