#include "app/gui/windows/compare/experiments/experiment_results.h"

#include <cmath>
#include <utility>

namespace gnostica::gui {

using engine::lab::GameRow;
using engine::lab::Metric;

ResultsRead readResults(const QString& path, const engine::Registry& registry, bool medians,
                        const std::stop_token& stop) {
    auto file = lab::ExperimentFile::open(path, lab::ExperimentFile::Access::read, stop);
    if (!file) {
        return tl::unexpected(ResultsProblem(file.error()));
    }
    const engine::Library none;
    auto plan = lab::planOf(*file, {none, registry});
    if (!plan) {
        return tl::unexpected(ResultsProblem(plan.error()));
    }
    std::vector<GameRow> games;
    auto report = lab::reportOf(*file, std::move(*plan), medians, [&](const GameRow& row) { games.push_back(row); });
    if (!report) {
        return tl::unexpected(ResultsProblem(report.error()));
    }
    std::erase_if(games, [pairs = report->summary.pairs](const GameRow& row) { return row.key.pair >= pairs; });
    return std::make_shared<const ExperimentResults>(ExperimentResults{path, std::move(*report), std::move(games)});
}

std::vector<std::size_t> gamesOf(const ExperimentResults& results, const GameFilter& filter) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < results.games.size(); ++i) {
        const GameRow& row = results.games[i];
        const bool isForSkill = engine::lab::isForSkill(row.key.role);
        const bool counts = filter.metric == Metric::skill ? isForSkill
                            : filter.metric == Metric::luck
                                ? !isForSkill
                                : !isForSkill && !std::isnan(row.values[index(filter.metric)]);
        if (counts && (filter.arm < 0 || row.key.arm == filter.arm)) {
            places.push_back(i);
        }
    }
    return places;
}

}  // namespace gnostica::gui
