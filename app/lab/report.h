// What an experiment has found, to be read by people and programs.
#pragma once

#include "app/lab/experiment_file.h"
#include "engine/documents/document.h"
#include "engine/mechanics/registry.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>
#include <vector>

namespace gnostica::lab {

/// The version of reports as JSON, their key "format".
inline constexpr int kReportFormat = 1;

struct Report {
    engine::lab::Plan plan;
    std::string program;      ///< its version
    bool isFinished = false;  ///< no more pairs are to come
    /// Pairs that are missing in a file that says it is finished: running the experiment again plays them.
    std::vector<int> missing = {};
    engine::lab::Summary summary;
    /// Pairs that are whole, but stand behind one that is not: which of them are there may depend on how their games
    /// went, so the summary leaves them out.
    int uncounted = 0;
};

struct ReportSource {
    const engine::Library& library;
    const engine::Registry& registry;
};
engine::Checked<engine::lab::Plan> planOf(const ExperimentFile& file, const ReportSource& source);
/// Sums up what a file holds, and tells of each of its games. `medians` take a while.
LabResult<Report> reportOf(ExperimentFile& file, engine::lab::Plan plan, bool medians = true,
                           const std::function<void(const engine::lab::GameRow&)>& tell = {});

/// With the whole plan in it, from which the same report can be made again. Intervals that know nothing yet have null
/// for a bound.
nlohmann::json toJson(const Report& report);

/// The plan within a report; null if the document is none.
nlohmann::json planIn(const nlohmann::json& report);

/// A line for each metric and arm, and one for each difference, as spreadsheets read them (RFC 4180).
std::string toCsv(const Report& report);

}  // namespace gnostica::lab
