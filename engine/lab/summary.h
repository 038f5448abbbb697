// What an experiment has found: of every metric its mean under each arm, and the differences between the arms, with
// intervals that may be watched while games go on.
#pragma once

#include "engine/lab/intervals.h"
#include "engine/lab/metrics.h"
#include "engine/lab/pair.h"
#include "engine/lab/paired_gain.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace gnostica::engine::lab {

/// What counts of a game when many are summed up.
struct GameRow {
    GameKey key;
    std::array<double, kGameMetrics> values{};  ///< NaN where a metric has no meaning
    PerSeat<float> result;                      ///< each seat's share of the win
};
GameRow rowOf(const PairGame& played);

/// One metric under one arm.
struct MetricValue {
    int pairs = 0;  ///< in which it has a meaning
    double mean = 0;
    Interval interval;  ///< 95 %, at every look
    /// Of metrics whose few large values draw the mean away (BCa bootstrap); only where it was asked for.
    struct Median {
        double value = 0;
        Interval interval;
    };
    std::optional<Median> median;
};

/// What can be said of a difference.
enum class Difference : std::uint8_t {
    tooFew,  ///< there are not yet pairs enough to say anything
    none,    ///< no difference is seen; the interval says how large one may be
    higher,  ///< the metric is higher under the second arm: Holm's adjustment over all metrics and arms allows to say
             ///< so
    lower,
};
std::string_view nameOf(Difference difference);

struct MetricDifference {
    int from = 0;  ///< arms
    int to = 1;
    int pairs = 0;
    double mean = 0;  ///< `to` minus `from`
    Interval interval;
    double p = 1;         ///< at any look
    double adjusted = 1;  ///< by Holm, over all that the summary says
    Difference verdict = Difference::tooFew;
    PairedGain gain;  ///< what the common chance was good for
};

/// Between which a difference of two values of the metric lies, if anything limits it.
std::optional<Bounds> boundsOfDifference(Metric metric);

/// By the adjusted p-value of a difference whose other members are known.
Difference verdictOf(const MetricDifference& difference, double alpha);

struct MetricSummary {
    Metric metric{};
    std::vector<MetricValue> values;            ///< of each arm
    std::vector<MetricDifference> differences;  ///< of each other arm from the first
};

struct Summary {
    int pairs = 0;
    int games = 0;
    std::vector<MetricSummary> metrics;  ///< all that have a meaning in this experiment, in the order of the table
};

/// Collects games, in any order, and sums up the pairs from the first to the last before which none is missing: those
/// that are over sooner than others are the short ones.
class Summing {
public:
    explicit Summing(const Plan& plan);

    void add(const GameRow& row);
    /// Pairs that count.
    int pairs() const;
    /// `medians`: also those, which takes a while.
    Summary summary(bool medians = false) const;

    /// Half the width of the widest interval that a difference of the metric has, or of a single arm its value;
    /// infinite as long as one has none.
    double halfWidthOf(std::string_view metricId) const;

    /// The value of a pair under an arm, NaN if it has none: the mean of its games; of luck and skill by definition.
    double valueOf(Metric metric, int pair, int arm) const;

private:
    struct ArmGames {
        std::array<std::optional<GameRow>, kGameRoles> rows;
    };
    /// The games of a pair.
    struct PairGames {
        std::vector<ArmGames> arms;
        std::size_t count = 0;
    };
    bool isWhole(int pair) const;
    double luckOf(const ArmGames& games) const;
    double skillOf(const ArmGames& games, const GameKey& key) const;
    const ArmGames& gamesAt(int pair, int arm) const;
    MetricValue valueUnder(Metric metric, int arm, bool medians) const;
    MetricDifference differenceBetween(Metric metric, int from, int to) const;

    const Plan& plan_;
    std::map<int, PairGames> games_;
    int whole_ = 0;
};

}  // namespace gnostica::engine::lab
