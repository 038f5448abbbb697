// Adjustment for multiple tests.
#pragma once

#include <span>
#include <vector>

namespace gnostica::engine::lab {

/// Holm's adjustment (A simple sequentially rejective multiple test procedure, Scandinavian Journal of Statistics
/// 1979), in the order of the given p-values. If all differences with an adjusted value of at most alpha are accepted,
/// the chance of any error is at most alpha, however the tests depend on each other. If p-values are valid at every
/// look, so are the adjusted ones.
std::vector<double> holm(std::span<const double> pValues);

}  // namespace gnostica::engine::lab
