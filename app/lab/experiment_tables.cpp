#include "app/lab/experiment_tables.h"

#include "engine/lab/metrics.h"
#include "engine/model/seat.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace gnostica::lab {

namespace {

using engine::lab::MetricInfo;

/// The values that a column may hold.
struct Range {
    double low = 0;
    double high = 0;
    bool mayBeNull = false;
};
constexpr double kMany = 1e9;
/// The bound for values without a natural one: their sums remain exact enough.
constexpr double kMostOfAll = 1e12;
constexpr int kLongestWord = 200;

struct Column {
    std::string name;
    std::string type;
    std::string meaning;
    Range range = {};  ///< of numbers
};

struct TableText {
    std::string name;
    std::string meaning;
    std::vector<Column> columns;
    int keys;  ///< the first `keys` columns are the primary key
};

/// The columns that identify the game of a row, before the others.
std::vector<Column> ofGame(const PlanShape& shape, std::vector<Column> others) {
    std::vector<Column> columns{
        {"pair", "INTEGER", "number of the deal, from 0", {0, shape.pairs - 1.0}},
        {"arm", "INTEGER", "the ruleset, as in arms", {0, shape.arms - 1.0}},
        {"role",
         "INTEGER",
         "0: the deal; 1: the same, players one seat further; 2, 3: the same with a stronger and a weaker player",
         {0, 3}}};
    columns.insert(columns.end(), others.begin(), others.end());
    return columns;
}

std::vector<Column> columnsOfGames(const PlanShape& shape) {
    std::vector<Column> columns = ofGame(shape, {});
    for (int seat = 0; seat < engine::kMaxSeats; ++seat) {
        const std::string letter(1, static_cast<char>('a' + seat));
        columns.push_back({"player_" + letter,
                           "INTEGER",
                           "who sat there, by the place in the plan's players",
                           {-1, engine::kMaxSeats - 1.0}});
        columns.push_back({"share_" + letter, "REAL", "of the win", {0, 1}});
    }
    columns.push_back({"capped", "INTEGER", "1: cut, since nobody had won after so many decisions", {0, 1}});
    for (const MetricInfo& metric : engine::lab::metrics()) {
        if (metric.perGame) {
            columns.push_back({columnOf(metric.id),
                               "REAL",
                               "metric; NULL where it means nothing",
                               {metric.low.value_or(-kMostOfAll), metric.high.value_or(kMostOfAll), true}});
        }
    }
    return columns;
}

std::vector<TableText> tables(const PlanShape& shape = {}) {
    const Range count{0, kMany};
    const Range turn{1, kMany};
    const Range points{-kMany, kMany};
    const Range seat{0, shape.seats - 1.0};
    return {
        {"experiment",
         "what the file is",
         {{"key", "TEXT", "plan, program, shard, state, pairs"}, {"value", "TEXT", ""}},
         1},
        {"arms",
         "the rulesets that are compared",
         {{"arm", "INTEGER", "from 0; the others are compared with the first"},
          {"label", "TEXT", "as the plan calls it"},
          {"sha256", "TEXT", "of the document"},
          {"document", "TEXT", "the whole ruleset, JSON"}},
         1},
        {"games", "one row a game", columnsOfGames(shape), 3},
        {"turns", "the course of games, as each turn begins; of the first pairs only (courses in the plan)",
         ofGame(shape, {{"turn", "INTEGER", "from 1", turn},
                        {"mover", "INTEGER", "whose turn it is, from 0", seat},
                        {"territories", "INTEGER", "on the board", count},
                        {"wasteland", "INTEGER", "pieces there", count}}),
         4},
        {"stands", "how the seats stand then",
         ofGame(shape, {{"turn", "INTEGER", "", turn},
                        {"seat", "INTEGER", "from 0", seat},
                        {"score", "INTEGER", "points", points},
                        {"territories", "INTEGER", "held alone", count},
                        {"pieces", "INTEGER", "on the board", count},
                        {"hand", "INTEGER", "cards", count},
                        {"chance", "REAL", "of winning, as the computers' evaluation sees it", {0, 1}}}),
         5},
        {"uses", "what could be done, and was; of the first pairs only",
         ofGame(shape, {{"kind", "INTEGER", "0: card, 1: power, 2: kind of step", {0, 2}},
                        {"subject", "TEXT", "its name"},
                        {"used", "INTEGER", "times", count},
                        {"legal", "INTEGER", "decisions in which it could have been done", count}}),
         5},
        {"announcements", "announced last turns",
         ofGame(shape, {{"number", "INTEGER", "in its game, from 0", count},
                        {"turn", "INTEGER", "", turn},
                        {"seat", "INTEGER", "from 0", seat},
                        {"score", "INTEGER", "points when it was announced", points},
                        {"held", "INTEGER", "1: it won", {0, 1}}}),
         4},
    };
}

TableText tableOf(const std::string& name, const PlanShape& shape = {}) {
    const auto all = tables(shape);
    return *std::ranges::find(all, name, &TableText::name);
}

/// SQL uses a decimal point in every language.
std::string inSql(double number) {
    std::array<char, 32> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    return {digits.data(), written.ptr};
}

/// An SQL condition: the column's value is allowed.
std::string isRight(const Column& column) {
    const std::string& name = column.name;
    if (column.type == "TEXT") {
        return "(typeof(" + name + ") = 'text' AND length(" + name + ") <= " + std::to_string(kLongestWord) + ")";
    }
    const std::string type = column.type == "REAL" ? "('real', 'integer')" : "('integer')";
    return "(" + (column.range.mayBeNull ? name + " IS NULL OR " : std::string()) + "typeof(" + name + ") IN " + type +
           " AND " + name + " BETWEEN " + inSql(column.range.low) + " AND " + inSql(column.range.high) + ")";
}

std::string creating(const TableText& table) {
    std::string text = "CREATE TABLE " + table.name + " ( -- " + table.meaning + "\n";
    std::string keys;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const Column& column = table.columns[i];
        text += "    " + column.name + " " + column.type + ",";
        text += column.meaning.empty() ? "\n" : " -- " + column.meaning + "\n";
        if (static_cast<int>(i) < table.keys) {
            keys += (keys.empty() ? "" : ", ") + column.name;
        }
    }
    return text + "    PRIMARY KEY (" + keys + ")\n) WITHOUT ROWID;\n";
}

}  // namespace

std::string columnOf(std::string_view metric) {
    std::string name(metric);
    std::ranges::replace(name, '-', '_');
    return name;
}

std::string creatingTables() {
    std::string text = "PRAGMA application_id = " + std::to_string(kApplicationId) +
                       ";\nPRAGMA user_version = " + std::to_string(kTablesVersion) + ";\n";
    for (const TableText& table : tables()) {
        text += creating(table);
    }
    return text;
}

std::string barely(const std::string& sql) {
    std::string text;
    for (std::size_t i = 0; i < sql.size(); ++i) {
        if (sql.compare(i, 2, "--") == 0) {
            i = std::min(sql.find('\n', i), sql.size());
        }
        const char letter = i < sql.size() ? sql[i] : '\n';
        const bool isBlank = letter == ' ' || letter == '\n' || letter == '\t' || letter == '\r';
        if (!isBlank) {
            text += letter;
        } else if (!text.empty() && text.back() != ' ') {
            text += ' ';
        }
    }
    return text;
}

std::string askingForWrongRows(const std::string& table, const PlanShape& shape) {
    std::string text = "SELECT pair FROM " + table + " WHERE NOT (";
    for (const Column& column : tableOf(table, shape).columns) {
        text += isRight(column) + " AND ";
    }
    return text + "1) LIMIT 1";
}

std::string askingForIncompleteGames(const PlanShape& shape) {
    const auto rows = [](const std::string& table) {
        return "(SELECT COUNT(*) FROM " + table + " r WHERE r.pair = g.pair AND r.arm = g.arm AND r.role = g.role)";
    };
    return "SELECT pair FROM games g WHERE role < 2 AND (g.announcements IS NOT " + rows("announcements") +
           " OR (pair < " + std::to_string(shape.courses) + " AND (g.turns IS NOT " + rows("turns") + " OR g.turns * " +
           std::to_string(shape.seats) + " IS NOT " + rows("stands") + " OR (g.decisions > 0 AND " + rows("uses") +
           " = 0))))";
}

std::vector<std::string> gameTables() {
    return {"games", "turns", "stands", "uses", "announcements"};
}

std::string insertingInto(const std::string& table) {
    std::string places;
    for (std::size_t i = 0; i < tableOf(table).columns.size(); ++i) {
        places += i == 0 ? "?" : ", ?";
    }
    return "INSERT INTO " + table + " VALUES (" + places + ")";
}

}  // namespace gnostica::lab
