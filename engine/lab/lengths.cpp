#include "engine/lab/lengths.h"

#include "engine/lab/bootstrap.h"

#include <algorithm>
#include <cmath>

namespace gnostica::engine::lab {

double Lengths::median() const {
    return lab::median(rounds_);
}

double Lengths::within(double share) const {
    if (rounds_.empty()) {
        return 0;
    }
    std::vector<double> sorted = rounds_;
    std::ranges::sort(sorted);
    const double needed = std::ceil(share * static_cast<double>(sorted.size()));
    return sorted[static_cast<std::size_t>(std::clamp(needed, 1.0, static_cast<double>(sorted.size()))) - 1];
}

double Lengths::shortest() const {
    return within(0);
}

}  // namespace gnostica::engine::lab
