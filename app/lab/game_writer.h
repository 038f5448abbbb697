// Games as rows of the tables.
#pragma once

#include "app/lab/database.h"
#include "engine/lab/pair.h"
#include "engine/lab/summary.h"

#include <optional>
#include <string>

namespace gnostica::lab {

/// Writes games, within a transaction of somebody else's.
class GameWriter {
public:
    /// The plan must outlive it.
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

/// All games, pair by pair, for keyIn() and rowIn().
std::string selectingGames();
/// Nothing if there is no such role, or a number is below 0.
std::optional<engine::lab::GameKey> keyIn(const Statement& row);
/// Of a table in which all rows are right (ExperimentFile::checkRows).
engine::lab::GameRow rowIn(const Statement& row, const engine::lab::GameKey& key);

}  // namespace gnostica::lab
