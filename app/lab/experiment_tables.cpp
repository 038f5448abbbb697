#include "app/lab/experiment_tables.h"

#include "engine/lab/metrics.h"
#include "engine/model/seat.h"

#include <algorithm>
#include <string_view>

namespace gnostica::lab {

namespace {

using engine::lab::MetricInfo;

struct Column {
    std::string name;
    std::string type;
    std::string meaning;
};

struct TableText {
    std::string name;
    std::string meaning;
    std::vector<Column> columns;
    int keys;  ///< so many columns from the first on are the primary key
};

/// Which game a row belongs to.
std::vector<Column> ofGame(std::vector<Column> others) {
    std::vector<Column> columns{{"pair", "INTEGER", "number of the deal, from 0"},
                                {"arm", "INTEGER", "the ruleset, as in arms"},
                                {"role", "INTEGER",
                                 "0: the deal; 1: the same, players one seat further; 2, 3: the same with a stronger "
                                 "and a weaker player"}};
    columns.insert(columns.end(), others.begin(), others.end());
    return columns;
}

std::vector<Column> columnsOfGames() {
    std::vector<Column> columns = ofGame({});
    for (int seat = 0; seat < engine::kMaxSeats; ++seat) {
        const std::string letter(1, static_cast<char>('a' + seat));
        columns.push_back({"player_" + letter, "INTEGER", "who sat there, by the place in the plan's players"});
        columns.push_back({"share_" + letter, "REAL", "of the win"});
    }
    columns.push_back({"capped", "INTEGER", "1: cut, since nobody had won after so many decisions"});
    for (const MetricInfo& metric : engine::lab::metrics()) {
        if (metric.perGame) {
            columns.push_back({columnOf(metric.id), "REAL", "metric; NULL where it means nothing"});
        }
    }
    return columns;
}

std::vector<TableText> tables() {
    return {
        {"experiment", "what the file is", {{"key", "TEXT", "plan, program, shard, state"}, {"value", "TEXT", ""}}, 1},
        {"arms",
         "the rulesets that are compared",
         {{"arm", "INTEGER", "from 0; the others are compared with the first"},
          {"label", "TEXT", "as the plan calls it"},
          {"sha256", "TEXT", "of the document"},
          {"document", "TEXT", "the whole ruleset, JSON"}},
         1},
        {"games", "one row a game", columnsOfGames(), 3},
        {"turns", "the course of games, as each turn begins; of the first pairs only (courses in the plan)",
         ofGame({{"turn", "INTEGER", "from 1"},
                 {"mover", "INTEGER", "whose turn it is, from 0"},
                 {"territories", "INTEGER", "on the board"},
                 {"wasteland", "INTEGER", "pieces there"}}),
         4},
        {"stands", "how the seats stand then",
         ofGame({{"turn", "INTEGER", ""},
                 {"seat", "INTEGER", "from 0"},
                 {"score", "INTEGER", "points"},
                 {"territories", "INTEGER", "held alone"},
                 {"pieces", "INTEGER", "on the board"},
                 {"hand", "INTEGER", "cards"},
                 {"chance", "REAL", "of winning, as the computers' evaluation sees it"}}),
         5},
        {"uses", "what could be done, and was; of the first pairs only",
         ofGame({{"kind", "INTEGER", "0: card, 1: power, 2: kind of step"},
                 {"subject", "TEXT", "its name"},
                 {"used", "INTEGER", "times"},
                 {"legal", "INTEGER", "decisions in which it could have been done"}}),
         5},
        {"announcements", "announced last turns",
         ofGame({{"number", "INTEGER", "in its game, from 0"},
                 {"turn", "INTEGER", ""},
                 {"seat", "INTEGER", "from 0"},
                 {"score", "INTEGER", "points when it was announced"},
                 {"held", "INTEGER", "1: it won"}}),
         4},
    };
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

std::vector<std::string> gameTables() {
    return {"games", "turns", "stands", "uses", "announcements"};
}

std::string insertingInto(const std::string& table) {
    const auto all = tables();
    const auto found = std::ranges::find(all, table, &TableText::name);
    std::string places;
    for (std::size_t i = 0; i < found->columns.size(); ++i) {
        places += i == 0 ? "?" : ", ?";
    }
    return "INSERT INTO " + table + " VALUES (" + places + ")";
}

}  // namespace gnostica::lab
