// The normal distribution.
#pragma once

namespace gnostica::engine::lab {

/// The value below which this share of a standard normal distribution lies: 1.96 for 97.5 %. 0 < share < 1.
double normalQuantile(double share);
/// The share of a standard normal distribution below `value`.
double normalShare(double value);

}  // namespace gnostica::engine::lab
