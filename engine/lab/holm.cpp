#include "engine/lab/holm.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace gnostica::engine::lab {

std::vector<double> holm(std::span<const double> pValues) {
    std::vector<std::size_t> order(pValues.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return pValues[i]; });
    std::vector<double> adjusted(pValues.size());
    double last = 0;
    auto left = static_cast<double>(pValues.size());
    for (const std::size_t i : order) {
        last = std::max(last, std::min(1.0, left * pValues[i]));
        adjusted[i] = last;
        --left;
    }
    return adjusted;
}

}  // namespace gnostica::engine::lab
