#include "engine/lab/metrics.h"

#include <algorithm>
#include <array>

namespace gnostica::engine::lab {

namespace {

constexpr auto kOwn = MetricSource::own;
constexpr auto kBrowneMaire = MetricSource::browneMaire;
constexpr auto kShannon = MetricSource::shannon;

constexpr MetricInfo from0(Metric metric, std::string_view id, Unit unit, MetricSource source) {
    return {metric, id, unit, 0.0, std::nullopt, source};
}

constexpr MetricInfo shareOf(Metric metric, std::string_view id, MetricSource source) {
    return {metric, id, Unit::share, 0.0, 1.0, source};
}

constexpr MetricInfo ofSeveral(MetricInfo info) {
    info.perGame = false;
    return info;
}

constexpr std::array<MetricInfo, kMetrics> kTable{{
    shareOf(Metric::ended, "ended", kBrowneMaire),
    from0(Metric::turns, "turns", Unit::turns, kBrowneMaire),
    from0(Metric::decisions, "decisions", Unit::decisions, kOwn),
    {Metric::firstAnnouncement, "first-announcement", Unit::turns, 1.0, std::nullopt, kOwn},
    shareOf(Metric::firstSeat, "first-seat", kBrowneMaire),
    {Metric::margin, "margin", Unit::points, std::nullopt, std::nullopt, kOwn},
    shareOf(Metric::ties, "ties", kBrowneMaire),
    {Metric::eliminations, "eliminations", Unit::players, 0.0, 6.0, kOwn},
    {Metric::firstElimination, "first-elimination", Unit::turns, 1.0, std::nullopt, kOwn},
    from0(Metric::announcements, "announcements", Unit::announcements, kOwn),
    shareOf(Metric::announcementsHeld, "announcements-held", kOwn),
    {Metric::announcementScore, "announcement-score", Unit::points, std::nullopt, std::nullopt, kOwn},
    from0(Metric::announcementsFailed, "announcements-failed", Unit::announcements, kOwn),
    from0(Metric::stagnation, "stagnation", Unit::turns, kOwn),
    shareOf(Metric::pilingOn, "piling-on", kOwn),
    from0(Metric::leadChanges, "lead-changes", Unit::changes, kBrowneMaire),
    shareOf(Metric::drama, "drama", kBrowneMaire),
    shareOf(Metric::uncertainty, "uncertainty", kShannon),
    from0(Metric::decisiveness, "decisiveness", Unit::turns, kBrowneMaire),
    from0(Metric::waiting, "waiting", Unit::decisions, kOwn),
    from0(Metric::waitingEliminated, "waiting-eliminated", Unit::turns, kOwn),
    {Metric::branchingMean, "branching-mean", Unit::steps, 1.0, std::nullopt, kBrowneMaire},
    {Metric::branchingMedian, "branching-median", Unit::steps, 1.0, std::nullopt, kBrowneMaire},
    {Metric::branchingLargest, "branching-largest", Unit::steps, 1.0, std::nullopt, kBrowneMaire},
    {Metric::hand, "hand", Unit::cards, 0.0, 78.0, kOwn},
    shareOf(Metric::refreshes, "refreshes", kOwn),
    from0(Metric::territories, "territories", Unit::territories, kOwn),
    from0(Metric::pieces, "pieces", Unit::pieces, kOwn),
    from0(Metric::wasteland, "wasteland", Unit::pieces, kOwn),
    from0(Metric::reshuffles, "reshuffles", Unit::shuffles, kOwn),
    ofSeveral(shareOf(Metric::skill, "skill", kOwn)),
    ofSeveral({Metric::luck, "luck", Unit::correlation, -1.0, 1.0, kOwn}),
}};

constexpr bool isInOrder() {
    for (std::size_t i = 0; i < kTable.size(); ++i) {
        if (index(kTable[i].metric) != i || kTable[i].perGame != (i < kGameMetrics)) {
            return false;
        }
    }
    return true;
}
static_assert(isInOrder());

}  // namespace

std::string_view nameOf(Unit unit) {
    constexpr std::array<std::string_view, 13> names{"share",         "turns",    "decisions",  "points", "players",
                                                     "announcements", "changes",  "steps",      "cards",  "territories",
                                                     "pieces",        "shuffles", "correlation"};
    static_assert(names.size() == static_cast<std::size_t>(Unit::correlation) + 1);
    return names[static_cast<std::size_t>(unit)];
}

std::span<const MetricInfo, kMetrics> metrics() {
    return kTable;
}

const MetricInfo& infoOf(Metric metric) {
    return kTable[index(metric)];
}

std::optional<Metric> metricNamed(std::string_view id) {
    const auto found = std::ranges::find(kTable, id, &MetricInfo::id);
    return found == kTable.end() ? std::nullopt : std::optional(found->metric);
}

}  // namespace gnostica::engine::lab
