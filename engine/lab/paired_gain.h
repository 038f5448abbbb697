// The gain from pairing.
#pragma once

#include <span>

namespace gnostica::engine::lab {

struct PairedGain {
    /// Pearson's, -1 to 1; 0 if one sample does not vary, or if there are fewer than two pairs.
    double correlation = 0;
    /// Var(A) + Var(B) over Var(A - B): the factor by which unpaired games would have to be more numerous for the same
    /// precision. 1 if nothing varies; infinite if both samples always vary equally.
    double varianceRatio = 1;
};

/// For two samples of equal size, in the order of their pairs.
PairedGain pairedGain(std::span<const double> a, std::span<const double> b);

}  // namespace gnostica::engine::lab
