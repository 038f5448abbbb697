// The pictures of a report, and what is said of them.
#pragma once

#include "app/lab/experiment_queries.h"
#include "app/lab/report.h"
#include "app/plugins/picture.h"
#include "app/report/picture_rows.h"
#include "app/wording/vocabulary.h"
#include "engine/lab/exploration.h"

#include <QString>

#include <optional>
#include <vector>

namespace gnostica::report {

/// Where a picture stands, in this order.
enum class PictureGroup : std::uint8_t { differences, spread, course, seats, uses, announcements };
inline constexpr int kPictureGroups = 6;

struct Illustration {
    PictureGroup group{};
    QString title;    ///< "Turns"
    QString caption;  ///< whole sentences
    plugins::Picture picture;
    std::optional<engine::lab::Metric> metric = {};  ///< that it is about, if it is about a single one
    PictureRows rows = {};                           ///< which games its parts are made of
};
using Illustrations = std::vector<Illustration>;

/// A report shows those of the metrics that tell most; somebody who looks for themselves may ask for all.
enum class MetricsDrawn : std::uint8_t { telling, all };

/// Of an experiment, as far as it has something to show. Reads the file; may run on any thread.
lab::LabResult<Illustrations> illustrationsOf(lab::ExperimentFile& file, const lab::Report& report,
                                              const wording::Vocabulary& words,
                                              MetricsDrawn drawn = MetricsDrawn::telling);

/// Of an exploration: what each change does to each metric, the largest differences first.
Illustrations illustrationsOf(const engine::lab::ExplorationPlan& plan, const engine::lab::Exploration& exploration);

}  // namespace gnostica::report
