// One experiment in one SQLite file: its plan, its rulesets, and every game that has been played for it.
//
// Pairs are added in batches, each of them whole: whatever ends the program, what was added stays. Others may read it
// meanwhile. A finished file is written once more from end to end, so that its bytes depend on nothing but the plan
// and the program: shards that are merged give the file that one machine would have made.
#pragma once

#include "app/lab/database.h"
#include "app/lab/shard.h"
#include "engine/lab/pair.h"
#include "engine/lab/summary.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>
#include <vector>

namespace gnostica::lab {

using PlayedPair = std::vector<engine::lab::PairGame>;

class ExperimentFile {
public:
    using Access = Database::Access;

    /// A new file; nothing is written over.
    static LabResult<ExperimentFile> create(const QString& path, const engine::lab::Plan& plan, const Shard& shard);
    static LabResult<ExperimentFile> inMemory(const engine::lab::Plan& plan);
    /// A new file of the same plan and program, for all its shards; no games.
    static LabResult<ExperimentFile> createLike(const QString& path, ExperimentFile& other);
    static LabResult<ExperimentFile> open(const QString& path, Access access = Access::read);

    const QString& path() const { return database_.path(); }
    /// The plan as JSON, with whole documents.
    const std::string& planText() const { return planText_; }
    /// The version of the program that plays it.
    const std::string& program() const { return program_; }
    const Shard& shard() const { return shard_; }
    bool isFinished() const { return isFinished_; }

    /// For each pair of the plan whether it is there.
    LabResult<std::vector<bool>> pairsDone(int pairs);
    /// How many games of each are there.
    LabResult<std::vector<std::size_t>> gamesOfPairs(int pairs);
    /// All these pairs, or none of them.
    LabResult<void> add(const engine::lab::Plan& plan, const std::vector<PlayedPair>& pairs);
    /// Tells of every game, pair by pair. A row that no plan of so many pairs and arms can have is damage.
    LabResult<void> forEachGame(const engine::lab::Plan& plan,
                                const std::function<void(const engine::lab::GameRow&)>& tell);
    /// Takes the games of a shard. Both must be of one plan.
    LabResult<void> absorb(const ExperimentFile& shard);
    /// Nothing will be added any more. Writes it all in order to `path`, in one go, and over what is there.
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
    static LabResult<Database> newDatabase(const QString& path);
    static LabResult<ExperimentFile> made(LabResult<Database> database, const Head& head);
    LabResult<void> readHead();

    Database database_;
    std::string planText_;
    std::string program_;
    Shard shard_;
    bool isFinished_ = false;
};

/// SHA-256 of a ruleset's document, in hexadecimal digits.
std::string hashOf(const nlohmann::json& document);

}  // namespace gnostica::lab
