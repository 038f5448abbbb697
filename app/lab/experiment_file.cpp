#include "app/lab/experiment_file.h"

#include "app/files/file_handle.h"
#include "app/lab/experiment_tables.h"
#include "app/lab/game_writer.h"
#include "app/lab/own_files.h"
#include "app/storage/files.h"
#include "engine/documents/json_value.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
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
    const std::string text = engine::jsonText(document);
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
    Head head{engine::jsonText(toJson(plan)), GNOSTICA_VERSION, shard, {}};
    for (const engine::lab::PlanArm& arm : plan.arms) {
        head.arms.push_back({arm.label, hashOf(arm.document), engine::jsonText(arm.document)});
    }
    return head;
}

/// A new database in memory.
LabResult<Database> ExperimentFile::filled(const Head& head) {
    auto database = Database::inMemory();
    if (!database) {
        return database;
    }
    Transaction transaction(*database);
    if (!transaction.isOpen() || !database->execute(creatingTables()) || !write(*database, head) ||
        !transaction.commit()) {
        return tl::unexpected(database->problem());
    }
    return database;
}

LabResult<ExperimentFile> ExperimentFile::made(LabResult<Database> database, const Head& head) {
    if (!database) {
        return tl::unexpected(database.error());
    }
    ExperimentFile file;
    file.planText_ = head.planText;
    file.program_ = head.program;
    file.shard_ = head.shard;
    file.shape_ = shapeOf(head.planText).value_or(PlanShape());
    file.database_ = std::move(*database);
    return file;
}

/// If two programs begin at the same time, one of them fails with LabFault::exists.
LabResult<ExperimentFile> ExperimentFile::make(const QString& path, const Head& head, const std::stop_token& stop) {
    if (const auto checked = checkNew(path); !checked) {
        return tl::unexpected(checked.error());
    }
    const auto database = filled(head);
    if (!database) {
        return tl::unexpected(database.error());
    }
    if (const auto taken = storage::createFile(path, database->bytes()); !taken) {
        return labFailure(taken.error().fault == storage::FileFault::exists ? LabFault::exists : LabFault::notWritten,
                          path, taken.error().detail);
    }
    return made(Database::open(path, Access::write, stop), head);
}

LabResult<ExperimentFile> ExperimentFile::create(const QString& path, const Plan& plan, const Shard& shard) {
    return make(path, headOf(plan, shard));
}

LabResult<ExperimentFile> ExperimentFile::createLike(const QString& path, ExperimentFile& other,
                                                     const std::stop_token& stop) {
    Head head{other.planText_, other.program_, {}, {}};
    Statement arms = other.database_.prepare("SELECT label, sha256, document FROM arms ORDER BY arm");
    while (arms.next()) {
        head.arms.push_back({arms.text(0), arms.text(1), arms.text(2)});
    }
    if (other.database_.failed()) {
        return tl::unexpected(other.database_.problem());
    }
    return make(path, head, stop);
}

LabResult<ExperimentFile> ExperimentFile::inMemory(const Plan& plan) {
    const Head head = headOf(plan, {});
    return made(filled(head), head);
}

LabResult<ExperimentFile> ExperimentFile::open(const QString& path, Access access, const std::stop_token& stop) {
    const Purpose purpose = access == Access::read ? Purpose::reading : Purpose::writing;
    if (const auto checked = checkFile(path, purpose); !checked) {
        return tl::unexpected(checked.error());
    }
    auto database = Database::open(path, access, stop);
    if (!database) {
        return tl::unexpected(database.error());
    }
    ExperimentFile file;
    file.database_ = std::move(*database);
    auto read = file.checkTables();
    if (read) {
        read = file.readHead();
    }
    return read ? LabResult<ExperimentFile>(std::move(file)) : tl::unexpected(read.error());
}

/// Accepts only our own tables, word for word: a strange file may have endless views, triggers or computed columns.
LabResult<void> ExperimentFile::checkTables() {
    auto ours = Database::inMemory();
    if (!ours || !ours->execute(creatingTables())) {
        return tl::unexpected(ours ? ours->problem() : ours.error());
    }
    const std::string asking = "SELECT name, type || ' ' || tbl_name, sql FROM sqlite_schema ORDER BY name, type";
    Statement expected = ours->prepare(asking);
    Statement found = database_.prepare(asking);
    while (expected.next()) {
        const bool isSame = found.next() && found.text(0) == expected.text(0) && found.text(1) == expected.text(1) &&
                            barely(found.text(2)) == barely(expected.text(2));
        if (!isSame && database_.failed()) {
            return tl::unexpected(database_.problem());
        }
        if (!isSame) {
            const std::string name =
                found.text(0).empty() ? expected.text(0) : std::min(found.text(0), expected.text(0));
            return labFailure(LabFault::otherTables, path(), QString::fromStdString(name));
        }
    }
    if (found.next()) {
        return labFailure(LabFault::otherTables, path(), QString::fromStdString(found.text(0)));
    }
    return database_.failed() ? tl::unexpected(database_.problem()) : LabResult<void>();
}

LabResult<void> ExperimentFile::readHead() {
    Statement head = database_.prepare("SELECT key, value FROM experiment");
    std::optional<Shard> shard;
    std::string pairs;
    while (head.next()) {
        const std::string key = head.text(0);
        if (key == "plan") {
            planText_ = head.text(1);
        } else if (key == "program") {
            program_ = head.text(1);
        } else if (key == "state") {
            saysFinished_ = head.text(1) == "finished";
        } else if (key == "shard") {
            shard = shardNamed(head.text(1));
        } else if (key == "pairs") {
            pairs = head.text(1);
        }
    }
    if (database_.failed()) {
        return tl::unexpected(database_.problem());
    }
    const auto shape = shapeOf(planText_);
    if (!shape || !shard) {
        return labFailure(LabFault::damaged, path(), shape ? QStringLiteral("shard") : QStringLiteral("plan"));
    }
    shape_ = *shape;
    shard_ = *shard;
    Statement arms = database_.prepare("SELECT COUNT(*), MIN(arm), MAX(arm) FROM arms");
    if (!arms.next() || arms.integer(0) != shape_.arms || arms.integer(1) != 0 || arms.integer(2) != shape_.arms - 1) {
        return database_.failed() ? tl::unexpected(database_.problem())
                                  : labFailure(LabFault::damaged, path(), QStringLiteral("arms"));
    }
    if (saysFinished_ && !pairs.empty()) {
        const int number = QString::fromStdString(pairs).toInt();
        if (number < 0 || number > shape_.pairs || std::to_string(number) != pairs) {
            return labFailure(LabFault::damaged, path(), QStringLiteral("pairs"));
        }
        pairsAtEnd_ = number;
    }
    return {};
}

LabError ExperimentFile::damage(const std::string& column, std::int64_t value) const {
    return {LabFault::damaged, path(), QStringLiteral("%1 = %2").arg(QString::fromStdString(column)).arg(value)};
}

// ---- Contents -------------------------------------------------------------------------------------------------------

LabResult<Stock> ExperimentFile::stock() {
    std::vector<int> games(static_cast<std::size_t>(shape_.pairs));
    std::optional<engine::lab::GameKey> last;
    Statement rows = database_.prepare("SELECT pair, arm, role FROM games ORDER BY pair, arm, role");
    while (rows.next()) {
        const auto key = keyIn(rows);
        const bool isPlanned = key && key->pair < shape_.pairs && key->arm < shape_.arms &&
                               static_cast<int>(key->role) < shape_.rolesOf(key->pair) && shard_.holds(key->pair);
        if (!isPlanned || (last && *key <= *last)) {
            return tl::unexpected(damage("games.pair", rows.integer(0)));
        }
        ++games[static_cast<std::size_t>(key->pair)];
        last = key;
    }
    if (database_.failed()) {
        return tl::unexpected(database_.problem());
    }
    Statement incomplete = database_.prepare(askingForIncompleteGames(shape_));
    while (incomplete.next()) {
        --games[static_cast<std::size_t>(incomplete.integer(0))];
    }
    if (database_.failed()) {
        return tl::unexpected(database_.problem());
    }
    Stock stock{std::vector<bool>(games.size()), {}, 0, false, saysFinished_};
    const int reached = last ? last->pair + 1 : 0;
    const int end = shape_.hasPrecision && saysFinished_ ? pairsAtEnd_.value_or(reached) : shape_.pairs;
    for (int pair = 0; pair < shape_.pairs; ++pair) {
        const bool isWhole = games[static_cast<std::size_t>(pair)] == shape_.gamesOf(pair);
        stock.whole[static_cast<std::size_t>(pair)] = isWhole;
        stock.done += isWhole ? 1 : 0;
        if (!isWhole && pair < end && shard_.holds(pair)) {
            stock.missing.push_back(pair);
        }
    }
    stock.isFinished = saysFinished_ && stock.missing.empty();
    return stock;
}

LabResult<Stock> ExperimentFile::goOn() {
    auto stock = this->stock();
    if (!stock) {
        return stock;
    }
    if (shape_.hasPrecision) {  // precision is checked in the order of the pairs
        std::fill(std::ranges::find(stock->whole, false), stock->whole.end(), false);
    }
    Transaction transaction(database_);
    if (!transaction.isOpen()) {
        return tl::unexpected(database_.problem());
    }
    if (const auto forgotten = forget(stock->whole); !forgotten) {
        return tl::unexpected(forgotten.error());
    }
    const bool isRunning = database_.execute("INSERT OR REPLACE INTO experiment VALUES ('state', 'running')") &&
                           database_.execute("DELETE FROM experiment WHERE key = 'pairs'");
    if (!isRunning || !transaction.commit()) {
        return tl::unexpected(database_.problem());
    }
    saysFinished_ = false;
    pairsAtEnd_.reset();
    return this->stock();
}

/// Removes all rows of the pairs that are not kept.
LabResult<void> ExperimentFile::forget(const std::vector<bool>& kept) {
    std::set<std::int64_t> others;
    for (const std::string& table : gameTables()) {
        Statement pairs = database_.prepare("SELECT DISTINCT pair FROM " + table);
        while (pairs.next()) {
            const std::int64_t pair = pairs.integer(0);
            if (pair < 0 || pair >= shape_.pairs) {
                return tl::unexpected(damage(table + ".pair", pair));
            }
            if (!kept[static_cast<std::size_t>(pair)]) {
                others.insert(pair);
            }
        }
        if (database_.failed()) {
            return tl::unexpected(database_.problem());
        }
    }
    for (const std::string& table : gameTables()) {
        Statement removing = database_.prepare("DELETE FROM " + table + " WHERE pair = ?");
        for (const std::int64_t pair : others) {
            if (!removing.bind(0, pair).run()) {
                return tl::unexpected(database_.problem());
            }
        }
    }
    return {};
}

LabResult<void> ExperimentFile::checkRows(const std::string& table) {
    if (checked_.contains(table)) {
        return {};
    }
    Statement wrong = database_.prepare(askingForWrongRows(table, shape_));
    if (wrong.next()) {
        return tl::unexpected(damage(table + ".pair", wrong.integer(0)));
    }
    if (database_.failed()) {
        return tl::unexpected(database_.problem());
    }
    checked_.insert(table);
    return {};
}

// ---- Additions ------------------------------------------------------------------------------------------------------

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
    if (const auto checked = checkRows("games"); !checked) {
        return checked;
    }
    Statement rows = database_.prepare(selectingGames());
    const auto arms = static_cast<std::int64_t>(plan.arms.size());
    while (rows.next()) {
        const auto key = keyIn(rows);
        if (!key || key->pair >= plan.pairs || key->arm >= arms) {
            return tl::unexpected(damage("games.pair", rows.integer(0)));
        }
        tell(rowIn(rows, *key));
    }
    if (database_.failed()) {
        return tl::unexpected(database_.problem());
    }
    return {};
}

LabResult<void> ExperimentFile::absorb(const ExperimentFile& shard) {
    if (!database_.execute("ATTACH " + inQuotes(QFileInfo(shard.path()).absoluteFilePath()).toStdString() +
                           " AS shard")) {
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
    const auto stock = this->stock();
    if (!stock) {
        return tl::unexpected(stock.error());
    }
    const QString whole = path + QStringLiteral(".gnostica-whole");
    if (const auto removed = removeLeft(whole); !removed) {
        return removed;
    }
    auto done = writeWhole(whole, stock->done);
    if (done) {
        done = moveWhole(whole, path);
    }
    if (!done) {
        if (done.error().path == whole) {  // a temporary file, unknown to the person
            done.error().path = path;
        }
        QFile::remove(whole);
        static_cast<void>(removeLeft(whole));  // its journal
        return done;
    }
    saysFinished_ = true;
    files::syncFolder(QFileInfo(path).absolutePath());
    return {};
}

/// Only the copy, which is in order, is ever marked as finished: after a kill, this file is resumed. SQLite counts
/// schema changes, so the version is reset and copies of copies are identical.
LabResult<void> ExperimentFile::writeWhole(const QString& whole, int pairs) {
    if (!database_.execute("VACUUM INTO " + inQuotes(QFileInfo(whole).absoluteFilePath()).toStdString())) {
        return tl::unexpected(database_.problem());
    }
    auto copy = Database::open(whole, Access::made);
    if (!copy) {
        return tl::unexpected(copy.error());
    }
    const bool isSaid = copy->execute("PRAGMA schema_version = 1; BEGIN; "
                                      "UPDATE experiment SET value = 'finished' WHERE key = 'state'; "
                                      "INSERT OR REPLACE INTO experiment VALUES ('pairs', '" +
                                      std::to_string(pairs) + "'); COMMIT");
    return isSaid ? LabResult<void>() : tl::unexpected(copy->problem());
}

LabResult<void> ExperimentFile::moveWhole(const QString& whole, const QString& path) const {
    const bool isInPlace = files::isSameFile(path, database_.path());
    const bool isRenamed =
        isInPlace ? std::rename(QFile::encodeName(whole).constData(), QFile::encodeName(path).constData()) == 0
                  : files::renameFile(whole, path);
    if (isRenamed) {
        return {};
    }
    const QString why = files::systemError();
    return !isInPlace && files::isTaken(path) ? labFailure(LabFault::exists, path)
                                              : labFailure(LabFault::notWritten, path, why);
}

}  // namespace gnostica::lab
