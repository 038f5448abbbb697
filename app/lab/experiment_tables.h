// The tables of an experiment's file, version 1. Whoever reads them elsewhere finds what they mean in their own text
// (`.schema` in the sqlite3 shell) and in resources/lab/README.md.
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

/// Makes all tables, in an empty database.
std::string creatingTables();

/// The text of a table as two of them are compared: comments and blanks do not matter.
std::string barely(const std::string& sql);

/// Asks for a pair of a row that no experiment of this shape can hold: a number beyond its bounds, or of another type.
std::string askingForWrongRows(const std::string& table, const PlanShape& shape);

/// Asks for the pairs of games without the rows that belong to them in the other tables, once a game: all turns, stands
/// and announcements. Of uses nothing tells how many there were: one at least, wherever something was decided.
std::string askingForIncompleteGames(const PlanShape& shape);

/// Those whose rows belong to games, each beginning with pair, arm and role.
std::vector<std::string> gameTables();

/// "INSERT INTO games VALUES (?, ?, …)"
std::string insertingInto(const std::string& table);

/// What a metric's column in the table of games is called: "first_announcement".
std::string columnOf(std::string_view metric);

}  // namespace gnostica::lab
