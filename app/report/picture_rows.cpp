#include "app/report/picture_rows.h"

#include <limits>

namespace gnostica::report {

namespace {

using lab::GameKeys;
using lab::LabResult;

struct Finder {
    lab::ExperimentQueries& queries;
    std::size_t row;
    int arm;

    LabResult<GameKeys> operator()(std::monostate) const { return GameKeys(); }
    LabResult<GameKeys> operator()(const ArmRows& rows) const {
        constexpr double all = std::numeric_limits<double>::max();
        return row < rows.arms.size() && engine::lab::infoOf(rows.metric).perGame
                   ? queries.gamesBetween(rows.metric, rows.arms[row], -all, all)
                   : GameKeys();
    }
    LabResult<GameKeys> operator()(const ValueRows& rows) const {
        return row + 1 < rows.edges.size()
                   ? queries.gamesBetween(rows.metric, arm, rows.edges[row], rows.edges[row + 1])
                   : GameKeys();
    }
    LabResult<GameKeys> operator()(const TurnRows& rows) const {
        return row < rows.turns.size() ? queries.gamesWithTurn(rows.turns[row], arm) : GameKeys();
    }
    LabResult<GameKeys> operator()(SeatRows) const {
        return row < static_cast<std::size_t>(engine::kMaxSeats)
                   ? queries.gamesWonBy(engine::seatAt(static_cast<int>(row)), arm)
                   : GameKeys();
    }
    LabResult<GameKeys> operator()(const UseRows& rows) const {
        return row < rows.ids.size() ? queries.gamesWithUse(rows.what, rows.ids[row], arm) : GameKeys();
    }
    LabResult<GameKeys> operator()(const ScoreRows& rows) const {
        return row < rows.scores.size() ? queries.gamesAnnouncedAt(rows.scores[row], arm) : GameKeys();
    }
};

}  // namespace

LabResult<GameKeys> gamesBehind(lab::ExperimentQueries& queries, const PictureRows& rows, std::size_t row, int arm) {
    return std::visit(Finder{queries, row, arm}, rows);
}

}  // namespace gnostica::report
