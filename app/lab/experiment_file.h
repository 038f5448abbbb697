// One experiment in one SQLite file: its plan, its rulesets, and every game that has been played for it.
//
// Pairs are added in batches, each of them whole: whatever ends the program, what was added stays. Others may read it
// meanwhile. A finished file is written once more from end to end, so that its bytes depend on nothing but the plan
// and the program: shards that are merged give the file that one machine would have made.
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

/// Which pairs of its plan and shard a file holds: the one thing that tells whether it is finished.
struct Stock {
    std::vector<bool> whole;   ///< by pair: all its games are there, with the rows of askingForIncompleteGames()
    std::vector<int> missing;  ///< those that are not, of the whole experiment or shard; where a precision ends it, of
                               ///< those that it has come to
    int done = 0;              ///< whole ones
    bool isFinished = false;   ///< the file says so, and none is missing
    bool saysFinished = false;
};

class ExperimentFile {
public:
    using Access = Database::Access;

    /// A new file, which is there whole or not at all; nothing is written over.
    static LabResult<ExperimentFile> create(const QString& path, const engine::lab::Plan& plan, const Shard& shard);
    static LabResult<ExperimentFile> inMemory(const engine::lab::Plan& plan);
    /// A new file of the same plan and program, for all its shards; no games.
    static LabResult<ExperimentFile> createLike(const QString& path, ExperimentFile& other,
                                                const std::stop_token& stop = {});
    /// One that is there. What is not as we write it is refused before anything is asked of it: other tables, views,
    /// triggers. Once `stop` is asked for, whatever is under way ends with LabFault::stopped.
    static LabResult<ExperimentFile> open(const QString& path, Access access = Access::read,
                                          const std::stop_token& stop = {});

    const QString& path() const { return database_.path(); }
    /// The plan as JSON, with whole documents.
    const std::string& planText() const { return planText_; }
    /// The version of the program that plays it.
    const std::string& program() const { return program_; }
    const Shard& shard() const { return shard_; }
    const PlanShape& shape() const { return shape_; }

    /// Looks at every game. One that the plan does not have is damage.
    LabResult<Stock> stock();
    /// Makes room for what is missing: nothing is left of pairs that are not whole, nor, where a precision ends it, of
    /// those behind the first gap. The file is a running one then; tells what it has.
    LabResult<Stock> goOn();
    /// That every number of a table is one that an experiment of this plan can have (experiment_tables.h). Looked at
    /// once.
    LabResult<void> checkRows(const std::string& table);
    /// All these pairs, or none of them.
    LabResult<void> add(const engine::lab::Plan& plan, const std::vector<PlayedPair>& pairs);
    /// Tells of every game, pair by pair.
    LabResult<void> forEachGame(const engine::lab::Plan& plan,
                                const std::function<void(const engine::lab::GameRow&)>& tell);
    /// Takes the games of a shard. Both must be of one plan.
    LabResult<void> absorb(const ExperimentFile& shard);
    /// Nothing will be added any more. Writes it all in order to `path`, in one go: in place of this file, or as a new
    /// one.
    LabResult<void> finishInto(const QString& path);

    Database& database() { return database_; }

private:
    struct ArmText {
        std::string label;
        std::string hash;
        std::string document;
    };
    /// What stands in a new file.
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
    std::optional<int> pairsAtEnd_;  ///< as the file says
    std::set<std::string> checked_;  ///< tables
};

/// SHA-256 of a ruleset's document, in hexadecimal digits.
std::string hashOf(const nlohmann::json& document);

}  // namespace gnostica::lab
