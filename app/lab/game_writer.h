// Games as rows of the tables.
#pragma once

#include "app/lab/database.h"
#include "engine/lab/pair.h"
#include "engine/lab/summary.h"

#include <optional>
#include <string>

namespace gnostica::lab {

/// Writes games within the caller's transaction.
class GameWriter {
public:
    /// The plan must outlive this.
    GameWriter(Database& database, const engine::lab::Plan& plan);

    bool write(const engine::lab::PairGame& played);

private:
    bool writeGame(const engine::lab::PairGame& played);
    bool writeCourse(const engine::lab::PairGame& played);
    bool writeUses(const engine::lab::PairGame& played);
    bool writeAnnouncements(const engine::lab::PairGame& played);

    const engine::lab::Plan& plan_;
    Statement games_;
    Statement turns_;
    Statement stands_;
    Statement uses_;
    Statement announcements_;
};

/// Query for all games, pair by pair, for keyIn() and rowIn().
std::string selectingGames();
/// Returns nullopt if there is no such role, or if a number is negative.
std::optional<engine::lab::GameKey> keyIn(const Statement& row);
/// Requires a table whose rows are all valid (ExperimentFile::checkRows).
engine::lab::GameRow rowIn(const Statement& row, const engine::lab::GameKey& key);

}  // namespace gnostica::lab
