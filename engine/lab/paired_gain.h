// What pairing has gained.
#pragma once

#include <span>

namespace gnostica::engine::lab {

struct PairedGain {
    /// Pearson's, -1 … 1; 0 if one of the samples does not vary, or there are fewer than two pairs.
    double correlation = 0;
    /// Var(A) + Var(B) over Var(A - B): how many times as many unpaired games the same precision would have taken. 1 if
    /// nothing varies; infinite if what varies always does so alike.
    double varianceRatio = 1;
};

/// Of two samples of equal size, in the order of their pairs.
PairedGain pairedGain(std::span<const double> a, std::span<const double> b);

}  // namespace gnostica::engine::lab
