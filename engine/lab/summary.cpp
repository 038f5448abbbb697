#include "engine/lab/summary.h"

#include "engine/lab/bootstrap.h"
#include "engine/lab/holm.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gnostica::engine::lab {

namespace {

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();
constexpr double kAlpha = 0.05;

constexpr std::array<std::string_view, 4> kDifferenceNames{"too few", "none", "higher", "lower"};

std::optional<Bounds> boundsOf(Metric metric) {
    const MetricInfo& info = infoOf(metric);
    return info.low && info.high ? std::optional(Bounds{*info.low, *info.high}) : std::nullopt;
}

double meanOfDefined(double a, double b) {
    if (std::isnan(a)) {
        return b;
    }
    return std::isnan(b) ? a : (a + b) / 2;
}

/// The share of the win of the seats with these entrants.
double shareOf(const GameRow& row, const PerSeat<std::uint8_t>& seating, int seats, auto isMeant) {
    double won = 0;
    double all = 0;
    for (int i = 0; i < seats; ++i) {
        const double share = row.result[seatAt(i)];
        won += isMeant(seating[seatAt(i)]) ? share : 0;
        all += share;
    }
    return all > 0 ? won / all : 0.5;
}

}  // namespace

GameRow rowOf(const PairGame& played) {
    return {played.key, played.game.values, played.game.result};
}

std::string_view nameOf(Difference difference) {
    return kDifferenceNames[static_cast<std::size_t>(difference)];
}

std::optional<Bounds> boundsOfDifference(Metric metric) {
    const auto bounds = boundsOf(metric);
    return bounds ? std::optional(Bounds{bounds->low - bounds->high, bounds->high - bounds->low}) : std::nullopt;
}

Difference verdictOf(const MetricDifference& difference, double alpha) {
    if (!std::isfinite(difference.interval.low) || difference.pairs == 0) {
        return Difference::tooFew;
    }
    if (difference.adjusted > alpha) {
        return Difference::none;
    }
    return difference.mean > 0 ? Difference::higher : Difference::lower;
}

Summing::Summing(const Plan& plan) : plan_(plan) {}

void Summing::add(const GameRow& row) {
    PairGames& games = games_[row.key.pair];
    games.arms.resize(plan_.arms.size());
    auto& place = games.arms[static_cast<std::size_t>(row.key.arm)].rows[static_cast<std::size_t>(row.key.role)];
    games.count += place ? 0U : 1U;
    place = row;
    while (isWhole(whole_)) {
        ++whole_;
    }
}

bool Summing::isWhole(int pair) const {
    const auto found = games_.find(pair);
    return found != games_.end() && found->second.count == gamesOfPair(plan_, pair).size();
}

int Summing::pairs() const {
    return whole_;
}

const Summing::ArmGames& Summing::gamesAt(int pair, int arm) const {
    return games_.at(pair).arms[static_cast<std::size_t>(arm)];
}

/// The degree to which the winners of a deal win again after the seats are exchanged: 1 if they always do, 0 if the
/// deal has no influence. Both games have the same seats, so each seat's win is compared with its own.
double Summing::luckOf(const ArmGames& games) const {
    const auto& first = games.rows[static_cast<std::size_t>(GameRole::deal)];
    const auto& second = games.rows[static_cast<std::size_t>(GameRole::swapped)];
    if (!first || !second || plan_.seats < 2) {
        return kUndefined;
    }
    const double fair = 1.0 / plan_.seats;
    double product = 0;
    for (int i = 0; i < plan_.seats; ++i) {
        product += (first->result[seatAt(i)] - fair) * (second->result[seatAt(i)] - fair);
    }
    return product / (1 - fair);
}

/// The wins of the stronger players, in games with equal numbers of both kinds: otherwise one half would not be fair.
double Summing::skillOf(const ArmGames& games, const GameKey& key) const {
    if (plan_.skill) {
        double won = kUndefined;
        for (const GameRole role : {GameRole::skill, GameRole::skillSwapped}) {
            if (const auto& row = games.rows[static_cast<std::size_t>(role)]) {
                const auto seating = seatingOf(plan_, {key.pair, key.arm, role});
                won = meanOfDefined(won, shareOf(*row, seating, plan_.seats, [](int kind) { return kind == 0; }));
            }
        }
        return won;
    }
    const auto strengthOf = [](const PlanPlayer& player) {
        return std::pair(bots::strengthOf(player.level), player.iterations);
    };
    const auto strongest = *std::ranges::max_element(plan_.players, {}, strengthOf);
    const auto weakest = *std::ranges::min_element(plan_.players, {}, strengthOf);
    const auto isStrongest = [&](int player) { return plan_.players[static_cast<std::size_t>(player)] == strongest; };
    const auto kinds = std::ranges::count(plan_.players, strongest);
    const bool areTwoKinds = kinds + std::ranges::count(plan_.players, weakest) == std::ssize(plan_.players);
    if (!areTwoKinds || 2 * kinds != std::ssize(plan_.players)) {
        return kUndefined;
    }
    double won = kUndefined;
    for (const GameRole role : {GameRole::deal, GameRole::swapped}) {
        if (const auto& row = games.rows[static_cast<std::size_t>(role)]) {
            const auto seating = seatingOf(plan_, {key.pair, key.arm, role});
            won = meanOfDefined(won, shareOf(*row, seating, plan_.seats, isStrongest));
        }
    }
    return won;
}

double Summing::valueOf(Metric metric, int pair, int arm) const {
    const ArmGames& games = gamesAt(pair, arm);
    if (metric == Metric::luck) {
        return luckOf(games);
    }
    if (metric == Metric::skill) {
        return skillOf(games, {pair, arm});
    }
    const auto valueIn = [&](GameRole role) {
        const auto& row = games.rows[static_cast<std::size_t>(role)];
        return row ? row->values[static_cast<std::size_t>(metric)] : kUndefined;
    };
    return meanOfDefined(valueIn(GameRole::deal), valueIn(GameRole::swapped));
}

MetricValue Summing::valueUnder(Metric metric, int arm, bool medians) const {
    ConfidenceSequence sequence(boundsOf(metric));
    std::vector<double> sample;
    for (int pair = 0; pair < whole_; ++pair) {
        if (const double value = valueOf(metric, pair, arm); !std::isnan(value)) {
            sequence.add(value);
            sample.push_back(value);
        }
    }
    MetricValue value;
    value.pairs = sequence.count();
    value.mean = sequence.mean();
    value.interval = sequence.interval(kAlpha);
    value.interval.low = std::max(value.interval.low, infoOf(metric).low.value_or(value.interval.low));
    if (medians && !infoOf(metric).high && sample.size() > 1) {
        const auto estimate = medianWithInterval(sample, plan_.seed);
        value.median = MetricValue::Median{estimate.value, estimate.interval};
    }
    return value;
}

MetricDifference Summing::differenceBetween(Metric metric, int from, int to) const {
    ConfidenceSequence sequence(boundsOfDifference(metric));
    std::vector<double> first;
    std::vector<double> second;
    for (int pair = 0; pair < whole_; ++pair) {
        const double a = valueOf(metric, pair, from);
        const double b = valueOf(metric, pair, to);
        if (!std::isnan(a) && !std::isnan(b)) {
            sequence.add(b - a);
            first.push_back(a);
            second.push_back(b);
        }
    }
    MetricDifference difference;
    difference.from = from;
    difference.to = to;
    difference.pairs = sequence.count();
    difference.mean = sequence.mean();
    difference.gain = pairedGain(first, second);
    const bool isSame = plan_.commonChance && plan_.arms[static_cast<std::size_t>(from)].document ==
                                                  plan_.arms[static_cast<std::size_t>(to)].document;
    if (!isSame) {  // otherwise it is 0 by construction, without uncertainty
        difference.interval = sequence.interval(kAlpha);
        difference.p = sequence.pValue();
    }
    return difference;
}

double Summing::halfWidthOf(std::string_view metricId) const {
    const auto metric = metricNamed(metricId);
    const int arms = static_cast<int>(plan_.arms.size());
    double widest = 0;
    for (int arm = arms == 1 ? 0 : 1; metric && arm < arms; ++arm) {
        const Interval interval =
            arms == 1 ? valueUnder(*metric, arm, false).interval : differenceBetween(*metric, 0, arm).interval;
        widest = std::max(widest, (interval.high - interval.low) / 2);
    }
    return widest;
}

Summary Summing::summary(bool medians) const {
    Summary summary;
    summary.pairs = whole_;
    for (int pair = 0; pair < whole_; ++pair) {
        summary.games += static_cast<int>(games_.at(pair).count);
    }
    const int arms = static_cast<int>(plan_.arms.size());
    std::vector<double> chances;
    for (const MetricInfo& info : metrics()) {
        MetricSummary found{.metric = info.metric, .values = {}, .differences = {}};
        bool isKnown = false;
        for (int arm = 0; arm < arms; ++arm) {
            found.values.push_back(valueUnder(info.metric, arm, medians));
            isKnown = isKnown || found.values.back().pairs > 0;
        }
        if (!isKnown) {
            continue;
        }
        for (int arm = 1; arm < arms; ++arm) {
            found.differences.push_back(differenceBetween(info.metric, 0, arm));
            chances.push_back(found.differences.back().p);
        }
        summary.metrics.push_back(std::move(found));
    }
    const std::vector<double> adjusted = holm(chances);
    auto next = adjusted.begin();
    for (MetricSummary& metric : summary.metrics) {
        for (MetricDifference& difference : metric.differences) {
            difference.adjusted = *next++;
            difference.verdict = verdictOf(difference, kAlpha);
        }
    }
    return summary;
}

}  // namespace gnostica::engine::lab
