#include "app/gui/compare/experiments/experiment_results.h"

#include <cmath>
#include <utility>

namespace gnostica::gui {

using engine::lab::GameRow;
using engine::lab::Metric;

ResultsRead readResults(const QString& path, const engine::Registry& registry, bool medians) {
    auto file = lab::ExperimentFile::open(path);
    if (!file) {
        return tl::unexpected(ResultsProblem(file.error()));
    }
    const engine::Library none;
    auto plan = lab::planOf(*file, {none, registry});
    if (!plan) {
        return tl::unexpected(ResultsProblem(plan.error()));
    }
    auto results = std::make_shared<ExperimentResults>(
        ExperimentResults{path, {std::move(*plan), file->program(), file->isFinished(), {}}, {}});
    engine::lab::Summing summing(results->plan());
    const auto read = file->forEachGame(results->plan(), [&](const GameRow& row) {
        summing.add(row);
        results->games.push_back(row);
    });
    if (!read) {
        return tl::unexpected(ResultsProblem(read.error()));
    }
    results->report.summary = summing.summary(medians);
    std::erase_if(results->games, [pairs = summing.pairs()](const GameRow& row) { return row.key.pair >= pairs; });
    return results;
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
