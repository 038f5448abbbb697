// The results of an experiment: for every metric its mean under each arm, and the differences between arms, with
// intervals that may be inspected while games continue.
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

/// The data of a game that summaries need.
struct GameRow {
    GameKey key;
    std::array<double, kGameMetrics> values{};  ///< NaN if a metric is undefined
    PerSeat<float> result;                      ///< each seat's share of the win
};
GameRow rowOf(const PairGame& played);

/// One metric under one arm.
struct MetricValue {
    int pairs = 0;  ///< pairs in which it is defined
    double mean = 0;
    Interval interval;  ///< 95 %, valid at every look
    /// For metrics whose few large values distort the mean (BCa bootstrap); only on request.
    struct Median {
        double value = 0;
        Interval interval;
    };
    std::optional<Median> median;
};

/// The verdict on a difference.
enum class Difference : std::uint8_t {
    tooFew,  ///< not enough pairs yet for a verdict
    none,    ///< no difference is visible; the interval shows how large it may be
    higher,  ///< the metric is higher under the second arm, significant by Holm over all metrics and arms
    lower,
};
std::string_view nameOf(Difference difference);

struct MetricDifference {
    int from = 0;  ///< arms
    int to = 1;
    int pairs = 0;
    double mean = 0;  ///< `to` minus `from`
    Interval interval;
    double p = 1;         ///< valid at any look
    double adjusted = 1;  ///< by Holm, over all results of the summary
    Difference verdict = Difference::tooFew;
    PairedGain gain;  ///< the gain from common chance
};

/// The bounds of a difference between two values of the metric, if it has any.
std::optional<Bounds> boundsOfDifference(Metric metric);

/// The verdict from the adjusted p-value of a difference whose other members are set.
Difference verdictOf(const MetricDifference& difference, double alpha);

struct MetricSummary {
    Metric metric{};
    std::vector<MetricValue> values;            ///< for each arm
    std::vector<MetricDifference> differences;  ///< of each other arm from the first
};

struct Summary {
    int pairs = 0;
    int games = 0;
    std::vector<MetricSummary> metrics;  ///< all metrics defined in this experiment, in the order of the table
};

/// Collects games in any order, and sums up the pairs before the first missing one: pairs that finish sooner than
/// others are the short ones.
class Summing {
public:
    explicit Summing(const Plan& plan);

    void add(const GameRow& row);
    /// Number of pairs that count.
    int pairs() const;
    /// `medians`: also computes medians, which takes a while.
    Summary summary(bool medians = false) const;

    /// Half the width of the widest interval of a difference of the metric, or of its value for a single arm; infinite
    /// while any interval is missing.
    double halfWidthOf(std::string_view metricId) const;

    /// The value of a pair under an arm, NaN if undefined: the mean of its games; by definition for luck and skill.
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
