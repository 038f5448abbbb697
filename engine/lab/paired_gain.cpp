#include "engine/lab/paired_gain.h"

#include "engine/lab/moments.h"

#include <algorithm>
#include <cmath>

namespace gnostica::engine::lab {

PairedGain pairedGain(std::span<const double> a, std::span<const double> b) {
    Moments first;
    Moments second;
    Moments differences;
    for (std::size_t i = 0; i < a.size(); ++i) {
        first.add(a[i]);
        second.add(b[i]);
        differences.add(a[i] - b[i]);
    }
    PairedGain gain;
    const double apart = first.variance() + second.variance();
    if (apart > 0) {
        const double paired = differences.variance();
        gain.varianceRatio = paired > 0 ? apart / paired : HUGE_VAL;
        // Var(A - B) = Var(A) + Var(B) - 2 Cov(A, B)
        const double spreads = std::sqrt(first.variance() * second.variance());
        gain.correlation = spreads > 0 ? std::clamp((apart - paired) / (2 * spreads), -1.0, 1.0) : 0;
    }
    return gain;
}

}  // namespace gnostica::engine::lab
