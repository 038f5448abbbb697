// What charts show of an experiment's games; and which games stand behind a part of a chart.
#pragma once

#include "app/lab/experiment_file.h"
#include "engine/lab/measured_game.h"

#include <initializer_list>
#include <string>
#include <vector>

namespace gnostica::lab {

using GameKeys = std::vector<engine::lab::GameKey>;

/// A metric of one game.
struct Sample {
    engine::lab::GameKey key;
    double value = 0;
};

/// What is followed from turn to turn.
enum class CourseOf : std::uint8_t { leaderScore, territories, pieces, wasteland, bestChance };
inline constexpr int kCourses = 5;

/// The games of an arm at the start of a turn: their mean, and between which the middle half of them lies.
struct CoursePoint {
    int turn = 0;
    int games = 0;  ///< that have this turn
    double mean = 0;
    double lowerQuartile = 0;
    double upperQuartile = 0;
};
using Course = std::vector<CoursePoint>;

/// How often something was used under one arm, and could have been.
struct UseCount {
    int used = 0;
    int legal = 0;  ///< decisions
};
struct UseOfThing {
    std::string id;  ///< as engine::lab::Use has it
    std::vector<UseCount> arms;
};

struct AnnouncementCount {
    int score = 0;
    int made = 0;
    int held = 0;
};

/// Asks a file, of its first so many pairs, so that all charts speak of the same games as the table. Games for the
/// metric of skill are left out. File and plan must outlive it.
class ExperimentQueries {
public:
    ExperimentQueries(ExperimentFile& file, const engine::lab::Plan& plan, int pairs);

    /// For each arm its games by that metric, pair by pair; those for which it means nothing are left out. The metric
    /// is one that a game has.
    LabResult<std::vector<std::vector<Sample>>> samples(engine::lab::Metric metric);
    /// For each of CourseOf, for each arm, the turns that at least a quarter of its games have, and two of them.
    LabResult<std::vector<std::vector<Course>>> courses();
    /// Sorted by id.
    LabResult<std::vector<UseOfThing>> uses(engine::lab::Use::What what);
    /// For each arm, by score.
    LabResult<std::vector<std::vector<AnnouncementCount>>> announcements();
    /// For each arm and each seat, pair by pair: the share of the win, on average over the games of the pair.
    LabResult<std::vector<std::vector<std::vector<double>>>> sharesOfSeats();

    /// The games behind a part of a chart. Games whose metric is at least `low`, and below `high`:
    LabResult<GameKeys> gamesBetween(engine::lab::Metric metric, int arm, double low, double high);
    LabResult<GameKeys> gamesWithUse(engine::lab::Use::What what, const std::string& id, int arm);
    LabResult<GameKeys> gamesAnnouncedAt(int score, int arm);
    /// Games in which the seat has a share of the win.
    LabResult<GameKeys> gamesWonBy(engine::Seat seat, int arm);
    /// Games that have that turn.
    LabResult<GameKeys> gamesWithTurn(int turn, int arm);

private:
    /// What is true of the rows that count, in SQL.
    std::string counted() const;
    /// That all rows of these tables are right.
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
