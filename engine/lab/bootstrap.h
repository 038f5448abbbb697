// Intervals for statistics without a formula: medians, ratios.
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

/// A number that describes some rows of a sample; each row may occur many times.
using RowStatistic = std::function<double(std::span<const std::uint32_t> rows)>;

struct BootstrapPlan {
    std::uint64_t seed = 1;
    double alpha = 0.05;
    int resamples = 2000;
};

/// The statistic of all rows with its BCa interval (bias-corrected and accelerated; Efron and Tibshirani, An
/// Introduction to the Bootstrap, 1993, ch. 14), for a single look at a complete sample. The acceleration comes from
/// the jackknife, over at most 200 groups of rows. Equal samples and plans give equal intervals. A bootstrap knows only
/// its sample: the interval lies within the results of the resamples, and for equal rows it is a single value. `rows`
/// must be at least 1; the statistic must be finite.
Estimate bootstrap(std::size_t rows, const RowStatistic& statistic, const BootstrapPlan& plan = {});

/// The middle value, or the mean of the two middle values; 0 if the sample is empty.
double median(std::span<const double> sample);

/// The median with its 95 % interval from resamples; 0 for an empty sample.
Estimate medianWithInterval(std::span<const double> sample, std::uint64_t seed);

}  // namespace gnostica::engine::lab
