// The normal distribution.
#pragma once

namespace gnostica::engine::lab {

/// Below which a share of a standard normal distribution lies: 1.96 for 97.5 %. 0 < share < 1.
double normalQuantile(double share);
/// The share of it that lies below `value`.
double normalShare(double value);

}  // namespace gnostica::engine::lab
