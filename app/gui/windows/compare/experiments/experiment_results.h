// The contents of an experiment's file, summed up.
#pragma once

#include "app/lab/report.h"
#include "engine/mechanics/registry.h"

#include <QString>

#include <memory>
#include <stop_token>
#include <variant>
#include <vector>

namespace gnostica::gui {

/// Read by a background thread and not changed afterwards.
struct ExperimentResults {
    QString path;
    lab::Report report;
    std::vector<engine::lab::GameRow> games;  ///< of all complete pairs

    const engine::lab::Plan& plan() const { return report.plan; }
};

/// Why there are no results: the file, or a plan that cannot be played here.
using ResultsProblem = std::variant<lab::LabError, engine::Diagnostics>;
using ResultsRead = tl::expected<std::shared_ptr<const ExperimentResults>, ResultsProblem>;

/// Takes a while. The plan contains its rulesets, so none need be installed. `medians` take longer.
ResultsRead readResults(const QString& path, const engine::Registry& registry, bool medians,
                        const std::stop_token& stop = {});

/// A selection of games: a metric, and one ruleset or all of them.
struct GameFilter {
    engine::lab::Metric metric{};
    int arm = -1;  ///< all
    friend bool operator==(const GameFilter&, const GameFilter&) = default;
};
/// Indices in ExperimentResults::games of the games for which the metric is defined. For a metric of several games: of
/// all of them.
std::vector<std::size_t> gamesOf(const ExperimentResults& results, const GameFilter& filter);

}  // namespace gnostica::gui
