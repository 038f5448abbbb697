// Labels next to each other.
#pragma once

#include <vector>

namespace gnostica::gui {

/// Moves sorted places apart, so that neighbours have this distance, as far as they fit between the bounds.
void spreadApart(std::vector<double>& places, double distance, double first, double last);

}  // namespace gnostica::gui
