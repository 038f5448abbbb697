// The pictures of a report with their captions.
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

/// The sections of pictures, in their order on the page.
enum class PictureGroup : std::uint8_t { differences, spread, course, seats, uses, announcements };
inline constexpr int kPictureGroups = 6;

struct Illustration {
    PictureGroup group{};
    QString title;    ///< "Turns"
    QString caption;  ///< whole sentences
    plugins::Picture picture;
    std::optional<engine::lab::Metric> metric = {};  ///< the metric shown, if it is a single one
    PictureRows rows = {};                           ///< the games behind its parts
};
using Illustrations = std::vector<Illustration>;

/// A report shows only the most telling metrics; interactive viewers can ask for all.
enum class MetricsDrawn : std::uint8_t { telling, all };

/// The pictures of an experiment, without those that would be empty. Reads the file; safe on any thread.
lab::LabResult<Illustrations> illustrationsOf(lab::ExperimentFile& file, const lab::Report& report,
                                              const wording::Vocabulary& words,
                                              MetricsDrawn drawn = MetricsDrawn::telling);

/// The pictures of an exploration: the effect of each change on each metric, the largest differences first.
Illustrations illustrationsOf(const engine::lab::ExplorationPlan& plan, const engine::lab::Exploration& exploration);

}  // namespace gnostica::report
