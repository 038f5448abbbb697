// The games behind the parts of a picture.
#pragma once

#include "app/lab/experiment_queries.h"

#include <string>
#include <variant>
#include <vector>

namespace gnostica::report {

/// A row for each ruleset except the first.
struct ArmRows {
    engine::lab::Metric metric{};
    std::vector<int> arms;
};
/// A row between each pair of neighbouring edges.
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
/// A row for each score at which a player announced.
struct ScoreRows {
    std::vector<int> scores;
};

/// The rows of a picture, or the numbers along its axis; its series are the arms. Monostate: its parts lead to no games
/// of an experiment.
using PictureRows = std::variant<std::monostate, ArmRows, ValueRows, TurnRows, SeatRows, UseRows, ScoreRows>;

/// The games behind one part; none if there is no such row or arm.
lab::LabResult<lab::GameKeys> gamesBehind(lab::ExperimentQueries& queries, const PictureRows& rows, std::size_t row,
                                          int arm);

}  // namespace gnostica::report
