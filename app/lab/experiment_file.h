// One experiment in one SQLite file: its plan, its rulesets, and every game that has been played for it.
//
// Pairs are added in batches, each of them whole, so that an interruption loses nothing that was added. Other programs
// can read the file meanwhile. A finished file is rewritten completely, so that its bytes depend only on the plan and
// the program: merged shards give the file that one machine would have made.
#pragma once

#include "app/lab/database.h"
#include "app/lab/plan_shape.h"
#include "app/lab/shard.h"
#include "engine/lab/pair.h"
#include "engine/lab/summary.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace gnostica::lab {

using PlayedPair = std::vector<engine::lab::PairGame>;

/// The pairs of its plan and shard that a file holds; the only measure of whether it is finished.
struct Stock {
    std::vector<bool> whole;   ///< by pair: has all its games, with the rows of askingForIncompleteGames()
    std::vector<int> missing;  ///< pairs of the experiment or shard that are not whole; if a precision ends it, only up
                               ///< to its last pair
    int done = 0;              ///< number of whole pairs
    bool isFinished = false;   ///< marked as finished, and no pair is missing
    bool saysFinished = false;
};

class ExperimentFile {
public:
    using Access = Database::Access;

    /// Makes a new file, whole or not at all; overwrites nothing.
    static LabResult<ExperimentFile> create(const QString& path, const engine::lab::Plan& plan, const Shard& shard);
    static LabResult<ExperimentFile> inMemory(const engine::lab::Plan& plan);
    /// Makes a new file of the same plan and program, for all its shards, without games.
    static LabResult<ExperimentFile> createLike(const QString& path, ExperimentFile& other,
                                                const std::stop_token& stop = {});
    /// Opens an existing file. Refuses it before any query if its tables differ from ours, or if it has views or
    /// triggers. When `stop` is requested, the current query ends with LabFault::stopped.
    static LabResult<ExperimentFile> open(const QString& path, Access access = Access::read,
                                          const std::stop_token& stop = {});

    const QString& path() const { return database_.path(); }
    /// The plan as JSON, with whole documents.
    const std::string& planText() const { return planText_; }
    /// The version of the program that plays the experiment.
    const std::string& program() const { return program_; }
    const Shard& shard() const { return shard_; }
    const PlanShape& shape() const { return shape_; }

    /// Checks every game. One that the plan does not contain counts as damage.
    LabResult<Stock> stock();
    /// Prepares the file for resuming: removes all rows of pairs that are not whole, and, if a precision ends the
    /// experiment, of those after the first gap. Marks the file as running; returns the remaining stock.
    LabResult<Stock> goOn();
    /// Checks that every number of a table is possible in an experiment of this plan (experiment_tables.h). Each table
    /// is checked once.
    LabResult<void> checkRows(const std::string& table);
    /// Adds all these pairs, or none of them.
    LabResult<void> add(const engine::lab::Plan& plan, const std::vector<PlayedPair>& pairs);
    /// Reports every game, pair by pair.
    LabResult<void> forEachGame(const engine::lab::Plan& plan,
                                const std::function<void(const engine::lab::GameRow&)>& tell);
    /// Adds the games of a shard of the same plan.
    LabResult<void> absorb(const ExperimentFile& shard);
    /// Completes the file: writes all of it in order to `path`, atomically; in place of this file, or as a new one.
    LabResult<void> finishInto(const QString& path);

    Database& database() { return database_; }

private:
    struct ArmText {
        std::string label;
        std::string hash;
        std::string document;
    };
    /// The contents of a new file.
    struct Head {
        std::string planText;
        std::string program;
        Shard shard;
        std::vector<ArmText> arms;
    };
    static Head headOf(const engine::lab::Plan& plan, const Shard& shard);
    static bool write(Database& database, const Head& head);
    static LabResult<Database> filled(const Head& head);
    static LabResult<ExperimentFile> made(LabResult<Database> database, const Head& head);
    static LabResult<ExperimentFile> make(const QString& path, const Head& head, const std::stop_token& stop = {});
    LabResult<void> checkTables();
    LabResult<void> readHead();
    LabResult<void> writeWhole(const QString& whole, int pairs);
    LabResult<void> moveWhole(const QString& whole, const QString& path) const;
    LabResult<void> forget(const std::vector<bool>& kept);
    LabError damage(const std::string& column, std::int64_t value) const;

    Database database_;
    std::string planText_;
    std::string program_;
    Shard shard_;
    PlanShape shape_;
    bool saysFinished_ = false;
    std::optional<int> pairsAtEnd_;  ///< as recorded in the file
    std::set<std::string> checked_;  ///< names of tables
};

/// SHA-256 of a ruleset's document, in hexadecimal digits.
std::string hashOf(const nlohmann::json& document);

}  // namespace gnostica::lab
