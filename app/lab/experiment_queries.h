// The data for charts of an experiment, and the games behind each part of a chart.
#pragma once

#include "app/lab/experiment_file.h"
#include "engine/lab/measured_game.h"

#include <initializer_list>
#include <string>
#include <vector>

namespace gnostica::lab {

using GameKeys = std::vector<engine::lab::GameKey>;

/// The value of a metric in one game.
struct Sample {
    engine::lab::GameKey key;
    double value = 0;
};

/// The values that are followed from turn to turn.
enum class CourseOf : std::uint8_t { leaderScore, territories, pieces, wasteland, bestChance };
inline constexpr int kCourses = 5;

/// The games of an arm at the start of a turn: mean and quartiles.
struct CoursePoint {
    int turn = 0;
    int games = 0;  ///< games with this turn
    double mean = 0;
    double lowerQuartile = 0;
    double upperQuartile = 0;
};
using Course = std::vector<CoursePoint>;

/// How often something was used in one arm, out of the decisions in which it was legal.
struct UseCount {
    int used = 0;
    int legal = 0;  ///< number of decisions
};
struct UseOfThing {
    std::string id;  ///< as in engine::lab::Use
    std::vector<UseCount> arms;
};

struct AnnouncementCount {
    int score = 0;
    int made = 0;
    int held = 0;
};

/// Queries the first `pairs` pairs of a file, so that all charts cover the same games as the table. Leaves out the
/// games for the metric of skill. File and plan must outlive this.
class ExperimentQueries {
public:
    ExperimentQueries(ExperimentFile& file, const engine::lab::Plan& plan, int pairs);

    /// For each arm the values of its games, pair by pair; without games in which the metric has no meaning. The metric
    /// must be one that a single game has.
    LabResult<std::vector<std::vector<Sample>>> samples(engine::lab::Metric metric);
    /// For each CourseOf and each arm, the turns that at least a quarter of its games have, and at least two games.
    LabResult<std::vector<std::vector<Course>>> courses();
    /// Sorted by id.
    LabResult<std::vector<UseOfThing>> uses(engine::lab::Use::What what);
    /// For each arm, sorted by score.
    LabResult<std::vector<std::vector<AnnouncementCount>>> announcements();
    /// For each arm and each seat, pair by pair: the share of the win, averaged over the games of the pair.
    LabResult<std::vector<std::vector<std::vector<double>>>> sharesOfSeats();

    /// The games behind a part of a chart: here those whose metric is at least `low` and below `high`.
    LabResult<GameKeys> gamesBetween(engine::lab::Metric metric, int arm, double low, double high);
    LabResult<GameKeys> gamesWithUse(engine::lab::Use::What what, const std::string& id, int arm);
    LabResult<GameKeys> gamesAnnouncedAt(int score, int arm);
    /// Games in which the seat has a share of the win.
    LabResult<GameKeys> gamesWonBy(engine::Seat seat, int arm);
    /// Games that have that turn.
    LabResult<GameKeys> gamesWithTurn(int turn, int arm);

private:
    /// The condition on rows that count, in SQL.
    std::string counted() const;
    /// Checks that all rows of these tables are valid.
    LabResult<void> check(std::initializer_list<const char*> tables);
    bool hasArm(std::int64_t arm) const;
    LabResult<GameKeys> keysOf(Statement rows);
    LabError problem() const { return file_.database().problem(); }
    LabError damage(const char* what) const;

    ExperimentFile& file_;
    const engine::lab::Plan& plan_;
    int pairs_;
};

}  // namespace gnostica::lab
