// Many tests at once.
#pragma once

#include <span>
#include <vector>

namespace gnostica::engine::lab {

/// Holm's adjustment (A simple sequentially rejective multiple test procedure, Scandinavian Journal of Statistics
/// 1979), in the order of the p values given. Who believes all differences whose adjusted value is at most alpha is
/// wrong about any with a chance of at most alpha, whatever the tests have to do with each other; and where the values
/// may be looked at again and again, so may these.
std::vector<double> holm(std::span<const double> pValues);

}  // namespace gnostica::engine::lab
