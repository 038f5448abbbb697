#include "app/lab/experiment_queries.h"

#include "app/lab/experiment_tables.h"
#include "app/lab/game_writer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>

namespace gnostica::lab {

namespace {

using engine::lab::Metric;
using engine::lab::Use;

std::string metricColumn(Metric metric) {
    return columnOf(engine::lab::infoOf(metric).id);
}

std::string shareColumn(engine::Seat seat) {
    return std::string("share_") + static_cast<char>('a' + static_cast<int>(index(seat)));
}

/// The value below which this share of the sorted values is.
double quantile(const std::vector<double>& sorted, double share) {
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], place - std::floor(place));
}

CoursePoint pointOf(int turn, std::vector<double>& values) {
    std::ranges::sort(values);
    const double sum = std::accumulate(values.begin(), values.end(), 0.0);
    return {turn, static_cast<int>(values.size()), sum / static_cast<double>(values.size()), quantile(values, 0.25),
            quantile(values, 0.75)};
}

/// All values of one course for one arm, by turn.
using TurnValues = std::map<int, std::vector<double>>;

Course courseOf(TurnValues& turns) {
    Course course;
    const std::size_t games = turns.empty() ? 0 : turns.begin()->second.size();
    for (auto& [turn, values] : turns) {
        if (values.size() >= 2 && 4 * values.size() >= games) {
            course.push_back(pointOf(turn, values));
        }
    }
    return course;
}

}  // namespace

ExperimentQueries::ExperimentQueries(ExperimentFile& file, const engine::lab::Plan& plan, int pairs)
    : file_(file),
      plan_(plan),
      pairs_(pairs) {}

std::string ExperimentQueries::counted() const {
    return "pair < " + std::to_string(pairs_) + " AND role < 2";
}

bool ExperimentQueries::hasArm(std::int64_t arm) const {
    return arm >= 0 && arm < static_cast<std::int64_t>(plan_.arms.size());
}

LabResult<void> ExperimentQueries::check(std::initializer_list<const char*> tables) {
    for (const char* table : tables) {
        if (auto checked = file_.checkRows(table); !checked) {
            return checked;
        }
    }
    return {};
}

LabError ExperimentQueries::damage(const char* what) const {
    return {LabFault::damaged, file_.path(), QString::fromLatin1(what)};
}

LabResult<std::vector<std::vector<Sample>>> ExperimentQueries::samples(Metric metric) {
    if (const auto checked = check({"games"}); !checked) {
        return tl::unexpected(checked.error());
    }
    std::vector<std::vector<Sample>> arms(plan_.arms.size());
    const std::string column = metricColumn(metric);
    Statement rows = file_.database().prepare("SELECT pair, arm, role, " + column + " FROM games WHERE " + counted() +
                                              " AND " + column + " IS NOT NULL ORDER BY pair, arm, role");
    while (rows.next()) {
        const auto key = keyIn(rows);
        if (!key || !hasArm(key->arm)) {
            return tl::unexpected(damage("games.arm"));
        }
        arms[static_cast<std::size_t>(key->arm)].push_back({*key, rows.real(3)});
    }
    if (file_.database().failed()) {
        return tl::unexpected(problem());
    }
    return arms;
}

LabResult<std::vector<std::vector<Course>>> ExperimentQueries::courses() {
    if (const auto checked = check({"turns", "stands"}); !checked) {
        return tl::unexpected(checked.error());
    }
    std::array<std::vector<TurnValues>, kCourses> values;
    values.fill(std::vector<TurnValues>(plan_.arms.size()));
    Statement rows =
        file_.database().prepare("SELECT arm, turn, MAX(score), t.territories, SUM(s.pieces), wasteland, MAX(chance) "
                                 "FROM stands s JOIN turns t USING (pair, arm, role, turn) WHERE " +
                                 counted() + " GROUP BY pair, arm, role, turn");
    while (rows.next()) {
        if (!hasArm(rows.integer(0))) {
            return tl::unexpected(damage("turns.arm"));
        }
        const auto arm = static_cast<std::size_t>(rows.integer(0));
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i][arm][static_cast<int>(rows.integer(1))].push_back(rows.real(2 + static_cast<int>(i)));
        }
    }
    if (file_.database().failed()) {
        return tl::unexpected(problem());
    }
    std::vector<std::vector<Course>> courses;
    for (auto& arms : values) {
        auto& course = courses.emplace_back();
        std::ranges::transform(arms, std::back_inserter(course), courseOf);
    }
    return courses;
}

LabResult<std::vector<UseOfThing>> ExperimentQueries::uses(Use::What what) {
    if (const auto checked = check({"uses"}); !checked) {
        return tl::unexpected(checked.error());
    }
    std::map<std::string, std::vector<UseCount>> things;
    Statement rows =
        file_.database().prepare("SELECT subject, arm, SUM(used), SUM(legal) FROM uses WHERE kind = ? AND " +
                                 counted() + " GROUP BY subject, arm");
    rows.bind(0, static_cast<int>(what));
    while (rows.next()) {
        if (!hasArm(rows.integer(1))) {
            return tl::unexpected(damage("uses.arm"));
        }
        auto& arms = things.try_emplace(rows.text(0), plan_.arms.size()).first->second;
        arms[static_cast<std::size_t>(rows.integer(1))] = {static_cast<int>(rows.integer(2)),
                                                           static_cast<int>(rows.integer(3))};
    }
    if (file_.database().failed()) {
        return tl::unexpected(problem());
    }
    std::vector<UseOfThing> uses;
    for (auto& [id, arms] : things) {
        uses.push_back({id, std::move(arms)});
    }
    return uses;
}

LabResult<std::vector<std::vector<AnnouncementCount>>> ExperimentQueries::announcements() {
    if (const auto checked = check({"announcements"}); !checked) {
        return tl::unexpected(checked.error());
    }
    std::vector<std::vector<AnnouncementCount>> arms(plan_.arms.size());
    Statement rows = file_.database().prepare("SELECT arm, score, COUNT(*), SUM(held) FROM announcements WHERE " +
                                              counted() + " GROUP BY arm, score ORDER BY arm, score");
    while (rows.next()) {
        if (!hasArm(rows.integer(0))) {
            return tl::unexpected(damage("announcements.arm"));
        }
        arms[static_cast<std::size_t>(rows.integer(0))].push_back(
            {static_cast<int>(rows.integer(1)), static_cast<int>(rows.integer(2)), static_cast<int>(rows.integer(3))});
    }
    if (file_.database().failed()) {
        return tl::unexpected(problem());
    }
    return arms;
}

LabResult<std::vector<std::vector<std::vector<double>>>> ExperimentQueries::sharesOfSeats() {
    if (const auto checked = check({"games"}); !checked) {
        return tl::unexpected(checked.error());
    }
    const auto seats = static_cast<std::size_t>(plan_.seats);
    std::vector<std::vector<std::vector<double>>> arms(plan_.arms.size(), std::vector<std::vector<double>>(seats));
    std::string columns;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        columns += ", AVG(" + shareColumn(engine::seatAt(static_cast<int>(seat))) + ")";
    }
    Statement rows = file_.database().prepare("SELECT arm" + columns + " FROM games WHERE " + counted() +
                                              " GROUP BY pair, arm ORDER BY pair, arm");
    while (rows.next()) {
        if (!hasArm(rows.integer(0))) {
            return tl::unexpected(damage("games.arm"));
        }
        for (std::size_t seat = 0; seat < seats; ++seat) {
            arms[static_cast<std::size_t>(rows.integer(0))][seat].push_back(rows.real(1 + static_cast<int>(seat)));
        }
    }
    if (file_.database().failed()) {
        return tl::unexpected(problem());
    }
    return arms;
}

LabResult<GameKeys> ExperimentQueries::keysOf(Statement rows) {
    GameKeys keys;
    while (rows.next()) {
        const auto key = keyIn(rows);
        if (!key || !hasArm(key->arm)) {
            return tl::unexpected(damage("games.arm"));
        }
        keys.push_back(*key);
    }
    if (file_.database().failed()) {
        return tl::unexpected(problem());
    }
    return keys;
}

LabResult<GameKeys> ExperimentQueries::gamesBetween(Metric metric, int arm, double low, double high) {
    if (const auto checked = check({"games"}); !checked) {
        return tl::unexpected(checked.error());
    }
    const std::string column = metricColumn(metric);
    Statement rows =
        file_.database().prepare("SELECT pair, arm, role FROM games WHERE " + counted() + " AND arm = ? AND " + column +
                                 " >= ? AND " + column + " < ? ORDER BY pair, role");
    rows.bind(0, arm).bind(1, low).bind(2, high);
    return keysOf(std::move(rows));
}

LabResult<GameKeys> ExperimentQueries::gamesWithUse(Use::What what, const std::string& id, int arm) {
    if (const auto checked = check({"uses"}); !checked) {
        return tl::unexpected(checked.error());
    }
    Statement rows = file_.database().prepare("SELECT pair, arm, role FROM uses WHERE " + counted() +
                                              " AND arm = ? AND kind = ? AND subject = ? AND used > 0 "
                                              "ORDER BY pair, role");
    rows.bind(0, arm).bind(1, static_cast<int>(what)).bind(2, id);
    return keysOf(std::move(rows));
}

LabResult<GameKeys> ExperimentQueries::gamesAnnouncedAt(int score, int arm) {
    if (const auto checked = check({"announcements"}); !checked) {
        return tl::unexpected(checked.error());
    }
    Statement rows = file_.database().prepare("SELECT DISTINCT pair, arm, role FROM announcements WHERE " + counted() +
                                              " AND arm = ? AND score = ? ORDER BY pair, role");
    rows.bind(0, arm).bind(1, score);
    return keysOf(std::move(rows));
}

LabResult<GameKeys> ExperimentQueries::gamesWonBy(engine::Seat seat, int arm) {
    if (const auto checked = check({"games"}); !checked) {
        return tl::unexpected(checked.error());
    }
    Statement rows = file_.database().prepare("SELECT pair, arm, role FROM games WHERE " + counted() +
                                              " AND arm = ? AND " + shareColumn(seat) + " > 0 ORDER BY pair, role");
    rows.bind(0, arm);
    return keysOf(std::move(rows));
}

LabResult<GameKeys> ExperimentQueries::gamesWithTurn(int turn, int arm) {
    if (const auto checked = check({"turns"}); !checked) {
        return tl::unexpected(checked.error());
    }
    Statement rows = file_.database().prepare("SELECT pair, arm, role FROM turns WHERE " + counted() +
                                              " AND arm = ? AND turn = ? ORDER BY pair, role");
    rows.bind(0, arm).bind(1, turn);
    return keysOf(std::move(rows));
}

}  // namespace gnostica::lab
