// The tables of an experiment's file, version 1. For readers elsewhere, their own text (`.schema` in the sqlite3 shell)
// and resources/lab/README.md explain them.
#pragma once

#include "app/lab/plan_shape.h"

#include <cstdint>
#include <string>
#include <vector>

namespace gnostica::lab {

/// PRAGMA user_version.
inline constexpr int kTablesVersion = 1;
/// PRAGMA application_id: "Gnos".
inline constexpr std::int64_t kApplicationId = 0x476e6f73;

/// SQL that makes all tables in an empty database.
std::string creatingTables();

/// The text of a table in a form for comparison, without comments and extra blanks.
std::string barely(const std::string& sql);

/// Query for a pair with a row that no experiment of this shape can hold: a number out of range or of another type.
std::string askingForWrongRows(const std::string& table, const PlanShape& shape);

/// Query for the pairs of games that lack rows in other tables, one row per game: all turns, stands and announcements
/// are required. The number of uses is unknown: at least one is required if the game has decisions.
std::string askingForIncompleteGames(const PlanShape& shape);

/// The tables whose rows belong to games; each begins with pair, arm and role.
std::vector<std::string> gameTables();

/// "INSERT INTO games VALUES (?, ?, …)"
std::string insertingInto(const std::string& table);

/// Name of a metric's column in the table of games: "first_announcement".
std::string columnOf(std::string_view metric);

}  // namespace gnostica::lab
