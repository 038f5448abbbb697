// What an experiment's file holds, summed up.
#pragma once

#include "app/lab/report.h"
#include "engine/mechanics/registry.h"

#include <QString>

#include <memory>
#include <stop_token>
#include <variant>
#include <vector>

namespace gnostica::gui {

/// Read by the thread that works aside, and shown as it is.
struct ExperimentResults {
    QString path;
    lab::Report report;
    std::vector<engine::lab::GameRow> games;  ///< of all pairs that count

    const engine::lab::Plan& plan() const { return report.plan; }
};

/// Why there are none: the file, or a plan that cannot be played here.
using ResultsProblem = std::variant<lab::LabError, engine::Diagnostics>;
using ResultsRead = tl::expected<std::shared_ptr<const ExperimentResults>, ResultsProblem>;

/// Takes a while. The plan holds its rulesets whole: none need be installed. `medians` take longer.
ResultsRead readResults(const QString& path, const engine::Registry& registry, bool medians,
                        const std::stop_token& stop = {});

/// Values of a game as people choose them: those under one arm, or all.
struct GameFilter {
    engine::lab::Metric metric{};
    int arm = -1;  ///< all
    friend bool operator==(const GameFilter&, const GameFilter&) = default;
};
/// Places in ExperimentResults::games of those in which the metric has a meaning; of metrics that several games have
/// together, of these games.
std::vector<std::size_t> gamesOf(const ExperimentResults& results, const GameFilter& filter);

}  // namespace gnostica::gui
