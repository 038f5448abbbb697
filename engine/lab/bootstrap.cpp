#include "engine/lab/bootstrap.h"

#include "engine/lab/normal.h"
#include "engine/model/rng.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace gnostica::engine::lab {

namespace {

using Rows = std::vector<std::uint32_t>;

Rows allRows(std::size_t count) {
    Rows rows(count);
    std::iota(rows.begin(), rows.end(), 0U);
    return rows;
}

std::vector<double> resampled(std::size_t rows, const RowStatistic& statistic, const BootstrapPlan& plan) {
    Rng rng(plan.seed);
    Rows drawn(rows);
    std::vector<double> values(static_cast<std::size_t>(std::max(plan.resamples, 1)));
    for (double& value : values) {
        for (std::uint32_t& row : drawn) {
            row = rng.below(static_cast<std::uint32_t>(rows));
        }
        value = statistic(drawn);
    }
    std::ranges::sort(values);
    return values;
}

/// The rate at which the spread of the statistic grows with its value.
double acceleration(std::size_t rows, const RowStatistic& statistic) {
    constexpr std::size_t mostGroups = 200;
    const std::size_t groups = std::min(rows, mostGroups);
    if (groups < 2) {
        return 0;
    }
    std::vector<double> without;
    Rows left;
    for (std::size_t group = 0; group < groups; ++group) {
        left.clear();
        for (std::size_t row = 0; row < rows; ++row) {
            if (row % groups != group) {
                left.push_back(static_cast<std::uint32_t>(row));
            }
        }
        without.push_back(statistic(left));
    }
    const double mean = std::accumulate(without.begin(), without.end(), 0.0) / static_cast<double>(groups);
    double squares = 0;
    double cubes = 0;
    for (const double value : without) {
        const double distance = mean - value;
        squares += distance * distance;
        cubes += distance * distance * distance;
    }
    return squares > 0 ? cubes / (6 * std::pow(squares, 1.5)) : 0;
}

/// The distance of the statistic from the median of its resamples, in normal units; resamples equal to it count half.
double bias(const std::vector<double>& resamples, double value) {
    const auto below = static_cast<double>(std::ranges::lower_bound(resamples, value) - resamples.begin());
    const auto notAbove = static_cast<double>(std::ranges::upper_bound(resamples, value) - resamples.begin());
    const auto count = static_cast<double>(resamples.size());
    return normalQuantile(std::clamp((below + notAbove) / 2, 0.5, count - 0.5) / count);
}

/// The resample that takes the place of this share of a normal distribution.
double corrected(const std::vector<double>& resamples, double share, double bias, double acceleration) {
    const double shifted = bias + normalQuantile(share);
    const double stretch = 1 - acceleration * shifted;
    const double place = stretch > 0 ? normalShare(bias + shifted / stretch) : shifted > 0 ? 1.0 : 0.0;
    const auto last = static_cast<double>(resamples.size() - 1);
    const double index = std::clamp(place * (last + 2) - 1, 0.0, last);
    const auto lower = static_cast<std::size_t>(index);
    const std::size_t upper = std::min(lower + 1, resamples.size() - 1);
    return std::lerp(resamples[lower], resamples[upper], index - std::floor(index));
}

/// Reorders the numbers.
double middleOf(std::vector<double>& numbers) {
    if (numbers.empty()) {
        return 0;
    }
    const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
    std::ranges::nth_element(numbers, middle);
    return numbers.size() % 2 == 1 ? *middle : std::midpoint(*std::max_element(numbers.begin(), middle), *middle);
}

}  // namespace

Estimate bootstrap(std::size_t rows, const RowStatistic& statistic, const BootstrapPlan& plan) {
    const double value = statistic(allRows(rows));
    const std::vector<double> resamples = resampled(rows, statistic, plan);
    const double shift = bias(resamples, value);
    const double growth = acceleration(rows, statistic);
    return {
        value,
        {corrected(resamples, plan.alpha / 2, shift, growth), corrected(resamples, 1 - plan.alpha / 2, shift, growth)}};
}

double median(std::span<const double> sample) {
    std::vector<double> numbers(sample.begin(), sample.end());
    return middleOf(numbers);
}

Estimate medianWithInterval(std::span<const double> sample, std::uint64_t seed) {
    if (sample.empty()) {
        return {};
    }
    std::vector<double> chosen;
    const RowStatistic statistic = [&](std::span<const std::uint32_t> rows) {
        chosen.clear();
        std::ranges::transform(rows, std::back_inserter(chosen), [&](std::uint32_t row) { return sample[row]; });
        return middleOf(chosen);
    };
    return bootstrap(sample.size(), statistic, {.seed = seed});
}

}  // namespace gnostica::engine::lab
