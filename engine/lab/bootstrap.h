// Intervals for statistics that have no formula: medians, ratios.
#pragma once

#include "engine/lab/intervals.h"

#include <cstdint>
#include <functional>
#include <span>

namespace gnostica::engine::lab {

struct Estimate {
    double value = 0;
    Interval interval;
};

/// A number that describes some rows of a sample, of which each may be there many times.
using RowStatistic = std::function<double(std::span<const std::uint32_t> rows)>;

struct BootstrapPlan {
    std::uint64_t seed = 1;
    double alpha = 0.05;
    int resamples = 2000;
};

/// The statistic of all rows, with its BCa interval (bias-corrected and accelerated; Efron and Tibshirani, An
/// Introduction to the Bootstrap, 1993, ch. 14), for one look at a sample that is complete. The acceleration is from
/// the jackknife, over at most 200 groups of rows. Equal samples and plans give equal intervals. A bootstrap knows only
/// what it has seen: the interval lies within what resamples have given, and of rows that are all equal it is that
/// value alone. `rows` is at least 1; the statistic is finite.
Estimate bootstrap(std::size_t rows, const RowStatistic& statistic, const BootstrapPlan& plan = {});

/// The one in the middle, or the mean of the two there; 0 if there are none.
double median(std::span<const double> sample);

/// The median, its 95 % interval from resamples. Of an empty sample, 0.
Estimate medianWithInterval(std::span<const double> sample, std::uint64_t seed);

}  // namespace gnostica::engine::lab
