// Which games stand behind the parts of a picture.
#pragma once

#include "app/lab/experiment_queries.h"

#include <string>
#include <variant>
#include <vector>

namespace gnostica::report {

/// A row for each ruleset beside the first.
struct ArmRows {
    engine::lab::Metric metric{};
    std::vector<int> arms;
};
/// A row between each two edges.
struct ValueRows {
    engine::lab::Metric metric{};
    std::vector<double> edges;
};
struct TurnRows {
    std::vector<int> turns;
};
/// A row for each seat.
struct SeatRows {};
struct UseRows {
    engine::lab::Use::What what{};
    std::vector<std::string> ids;
};
/// A row for each score at which somebody announced.
struct ScoreRows {
    std::vector<int> scores;
};

/// What the rows of a picture are, those of its numbers along an axis among them; its series are the arms. None: its
/// parts lead to no games of an experiment.
using PictureRows = std::variant<std::monostate, ArmRows, ValueRows, TurnRows, SeatRows, UseRows, ScoreRows>;

/// The games behind one part. None of a row or an arm that is not there.
lab::LabResult<lab::GameKeys> gamesBehind(lab::ExperimentQueries& queries, const PictureRows& rows, std::size_t row,
                                          int arm);

}  // namespace gnostica::report
