// The tables of an experiment's file, version 1. Whoever reads them elsewhere finds what they mean in their own text
// (`.schema` in the sqlite3 shell) and in resources/lab/README.md.
#pragma once

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

/// Those whose rows belong to games, each beginning with pair, arm and role.
std::vector<std::string> gameTables();

/// "INSERT INTO games VALUES (?, ?, …)"
std::string insertingInto(const std::string& table);

/// What a metric's column in the table of games is called: "first_announcement".
std::string columnOf(std::string_view metric);

}  // namespace gnostica::lab
