#include "app/lab/experiment_file.h"

#include "app/lab/experiment_tables.h"
#include "app/lab/game_writer.h"
#include "app/storage/file_handle.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <utility>

namespace gnostica::lab {

namespace {

using engine::lab::GameRow;
using engine::lab::Plan;

QString inQuotes(const QString& path) {
    QString quoted = path;
    return QLatin1Char('\'') + quoted.replace(QLatin1Char('\''), QStringLiteral("''")) + QLatin1Char('\'');
}

}  // namespace

std::string hashOf(const nlohmann::json& document) {
    const std::string text = document.dump();
    const QByteArrayView bytes(text.data(), static_cast<qsizetype>(text.size()));
    return QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256).toHex().toStdString();
}

bool ExperimentFile::write(Database& database, const Head& head) {
    Statement keys = database.prepare("INSERT INTO experiment VALUES (?, ?)");
    const auto say = [&](std::string_view key, std::string_view value) {
        return keys.bind(0, key).bind(1, value).run();
    };
    bool done = say("plan", head.planText) && say("program", head.program) &&
                say("shard", toText(head.shard).toStdString()) && say("state", "running");
    Statement arms = database.prepare(insertingInto("arms"));
    for (std::size_t i = 0; i < head.arms.size(); ++i) {
        const ArmText& arm = head.arms[i];
        done =
            done && arms.bind(0, static_cast<int>(i)).bind(1, arm.label).bind(2, arm.hash).bind(3, arm.document).run();
    }
    return done;
}

ExperimentFile::Head ExperimentFile::headOf(const Plan& plan, const Shard& shard) {
    Head head{toJson(plan).dump(), GNOSTICA_VERSION, shard, {}};
    for (const engine::lab::PlanArm& arm : plan.arms) {
        head.arms.push_back({arm.label, hashOf(arm.document), arm.document.dump()});
    }
    return head;
}

LabResult<Database> ExperimentFile::newDatabase(const QString& path) {
    // The name is taken first: of two programs that begin at once, one is told so.
    if (const auto taken = storage::createFile(path, {}); !taken) {
        return labFailure(taken.error().fault == storage::FileFault::exists ? LabFault::exists : LabFault::notWritten,
                          path, taken.error().detail);
    }
    return Database::open(path, Access::write);
}

LabResult<ExperimentFile> ExperimentFile::made(LabResult<Database> database, const Head& head) {
    if (!database) {
        return tl::unexpected(database.error());
    }
    {
        Transaction transaction(*database);
        if (!transaction.isOpen() || !database->execute(creatingTables()) || !write(*database, head) ||
            !transaction.commit()) {
            return tl::unexpected(database->problem());
        }
    }
    ExperimentFile file;
    file.planText_ = head.planText;
    file.program_ = head.program;
    file.shard_ = head.shard;
    file.database_ = std::move(*database);
    return file;
}

LabResult<ExperimentFile> ExperimentFile::create(const QString& path, const Plan& plan, const Shard& shard) {
    return made(newDatabase(path), headOf(plan, shard));
}

LabResult<ExperimentFile> ExperimentFile::createLike(const QString& path, ExperimentFile& other) {
    Head head{other.planText_, other.program_, {}, {}};
    Statement arms = other.database_.prepare("SELECT label, sha256, document FROM arms ORDER BY arm");
    while (arms.next()) {
        head.arms.push_back({arms.text(0), arms.text(1), arms.text(2)});
    }
    if (other.database_.failed()) {
        return tl::unexpected(other.database_.problem());
    }
    return made(newDatabase(path), head);
}

LabResult<ExperimentFile> ExperimentFile::inMemory(const Plan& plan) {
    return made(Database::inMemory(), headOf(plan, {}));
}

LabResult<ExperimentFile> ExperimentFile::open(const QString& path, Access access) {
    if (!QFileInfo(path).isFile()) {
        return labFailure(LabFault::notOpen, path, QFile(path).exists() ? QString() : qt_error_string(ENOENT));
    }
    auto database = Database::open(path, access);
    if (!database) {
        return tl::unexpected(database.error());
    }
    ExperimentFile file;
    file.database_ = std::move(*database);
    if (const auto read = file.readHead(); !read) {
        return tl::unexpected(read.error());
    }
    return file;
}

LabResult<void> ExperimentFile::readHead() {
    Statement id = database_.prepare("PRAGMA application_id");
    if (!id.next()) {
        return tl::unexpected(database_.problem());
    }
    if (id.integer(0) != kApplicationId) {
        return labFailure(LabFault::notExperiment, path());
    }
    Statement version = database_.prepare("PRAGMA user_version");
    if (!version.next() || version.integer(0) != kTablesVersion) {
        return labFailure(LabFault::otherVersion, path(), QString::number(version.integer(0)));
    }
    Statement head = database_.prepare("SELECT key, value FROM experiment");
    std::optional<Shard> shard;
    while (head.next()) {
        const std::string key = head.text(0);
        if (key == "plan") {
            planText_ = head.text(1);
        } else if (key == "program") {
            program_ = head.text(1);
        } else if (key == "state") {
            isFinished_ = head.text(1) == "finished";
        } else if (key == "shard") {
            shard = shardNamed(head.text(1));
        }
    }
    if (database_.failed()) {
        return tl::unexpected(database_.problem());
    }
    if (planText_.empty() || !shard) {
        return labFailure(LabFault::damaged, path(), QStringLiteral("experiment"));
    }
    shard_ = *shard;
    return {};
}

LabResult<std::vector<bool>> ExperimentFile::pairsDone(int pairs) {
    const auto games = gamesOfPairs(pairs);
    if (!games) {
        return tl::unexpected(games.error());
    }
    std::vector<bool> done;
    std::ranges::transform(*games, std::back_inserter(done), [](std::size_t count) { return count > 0; });
    return done;
}

LabResult<std::vector<std::size_t>> ExperimentFile::gamesOfPairs(int pairs) {
    std::vector<std::size_t> games(static_cast<std::size_t>(pairs));
    Statement rows = database_.prepare("SELECT pair, COUNT(*) FROM games GROUP BY pair");
    while (rows.next()) {
        const std::int64_t pair = rows.integer(0);
        if (pair < 0 || pair >= pairs || !shard_.holds(static_cast<int>(pair))) {
            return labFailure(LabFault::damaged, path(), QStringLiteral("games.pair = %1").arg(pair));
        }
        games[static_cast<std::size_t>(pair)] = static_cast<std::size_t>(rows.integer(1));
    }
    if (database_.failed()) {
        return tl::unexpected(database_.problem());
    }
    return games;
}

LabResult<void> ExperimentFile::add(const Plan& plan, const std::vector<PlayedPair>& pairs) {
    Transaction transaction(database_);
    if (!transaction.isOpen()) {
        return tl::unexpected(database_.problem());
    }
    GameWriter writer(database_, plan);
    for (const PlayedPair& pair : pairs) {
        for (const engine::lab::PairGame& played : pair) {
            if (!writer.write(played)) {
                return tl::unexpected(database_.problem());
            }
        }
    }
    if (!transaction.commit()) {
        return tl::unexpected(database_.problem());
    }
    return {};
}

LabResult<void> ExperimentFile::forEachGame(const Plan& plan, const std::function<void(const GameRow&)>& tell) {
    Statement rows = database_.prepare(selectingGames());
    const auto arms = static_cast<std::int64_t>(plan.arms.size());
    while (rows.next()) {
        const auto key = keyIn(rows);
        if (!key || key->pair >= plan.pairs || key->arm >= arms) {
            return labFailure(LabFault::damaged, path(), QStringLiteral("games.pair = %1").arg(rows.integer(0)));
        }
        const auto game = rowIn(rows, *key);
        if (!game) {
            return labFailure(LabFault::damaged, path(), QStringLiteral("games.pair = %1").arg(key->pair));
        }
        tell(*game);
    }
    if (database_.failed()) {
        return tl::unexpected(database_.problem());
    }
    return {};
}

LabResult<void> ExperimentFile::absorb(const ExperimentFile& shard) {
    if (!database_.execute("ATTACH " + inQuotes(shard.path()).toStdString() + " AS shard")) {
        return tl::unexpected(database_.problem());
    }
    bool done = false;
    {
        Transaction transaction(database_);
        done = transaction.isOpen();
        for (const std::string& table : gameTables()) {
            done = done && database_.execute("INSERT INTO main." + table + " SELECT * FROM shard." + table);
        }
        done = done && transaction.commit();
    }
    LabError problem = database_.problem();
    database_.execute("DETACH shard");
    if (!done) {
        problem.path = shard.path();
        return tl::unexpected(problem);
    }
    return {};
}

LabResult<void> ExperimentFile::finishInto(const QString& path) {
    const QString whole = path + QStringLiteral(".gnostica-whole");
    QFile::remove(whole);
    if (!database_.execute("VACUUM INTO " + inQuotes(whole).toStdString())) {
        LabError problem = database_.problem();
        QFile::remove(whole);
        return tl::unexpected(problem);
    }
    // Only the copy, which is in order, is ever called finished: whoever is killed here goes on with this file.
    {
        auto copy = Database::open(whole, Access::write);
        if (!copy) {
            return tl::unexpected(copy.error());
        }
        if (!copy->execute("UPDATE experiment SET value = 'finished' WHERE key = 'state'")) {
            return tl::unexpected(copy->problem());
        }
    }
    isFinished_ = true;
    if (std::rename(QFile::encodeName(whole).constData(), QFile::encodeName(path).constData()) != 0) {
        return labFailure(LabFault::notWritten, path, storage::systemError());
    }
    storage::syncFolder(QFileInfo(path).absolutePath());
    return {};
}

}  // namespace gnostica::lab
