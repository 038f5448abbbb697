// The results of an experiment, for people and programs.
#pragma once

#include "app/lab/experiment_file.h"
#include "engine/documents/document.h"
#include "engine/mechanics/registry.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>
#include <vector>

namespace gnostica::lab {

/// The version of JSON reports, their key "format".
inline constexpr int kReportFormat = 1;

struct Report {
    engine::lab::Plan plan;
    std::string program;      ///< version of the program
    bool isFinished = false;  ///< no more pairs will be played
    /// Pairs that are missing from a file marked as finished: running the experiment again plays them.
    std::vector<int> missing = {};
    engine::lab::Summary summary;
    /// Number of whole pairs after a gap: which of them exist may depend on the course of their games, so the summary
    /// leaves them out.
    int uncounted = 0;
};

struct ReportSource {
    const engine::Library& library;
    const engine::Registry& registry;
};
engine::Checked<engine::lab::Plan> planOf(const ExperimentFile& file, const ReportSource& source);
/// Summarizes a file, and reports each of its games to `tell`. `medians` take a while.
LabResult<Report> reportOf(ExperimentFile& file, engine::lab::Plan plan, bool medians = true,
                           const std::function<void(const engine::lab::GameRow&)>& tell = {});

/// Includes the whole plan, from which the same report can be made. Intervals without data have null as bounds.
nlohmann::json toJson(const Report& report);

/// The plan in a report; null if the document is not a report.
nlohmann::json planIn(const nlohmann::json& report);

/// A line for each metric and arm, and one for each difference, in CSV (RFC 4180).
std::string toCsv(const Report& report);

}  // namespace gnostica::lab
