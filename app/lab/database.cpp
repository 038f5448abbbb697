#include "app/lab/database.h"

#include "app/lab/own_files.h"

#include <QFile>
#include <QFileInfo>

#include <chrono>
#include <cmath>
#include <limits>
#include <sqlite3.h>
#include <thread>

namespace gnostica::lab {

namespace {

/// Longest wait for another program that reads or writes, and the time between two attempts; in milliseconds.
constexpr int kPatienceMs = 10'000;
constexpr int kAttemptMs = 10;
/// Number of steps of SQLite's machine between two checks of the watch.
constexpr int kStepsAtATime = 10'000;
/// Limits on the steps of a query: some dozen per row of several bytes, so that no honest file needs more.
constexpr std::int64_t kStepsPerByte = 200;
constexpr std::int64_t kStepsOfAny = 100'000'000;
/// Longest text in bytes: a plan contains whole rulesets.
constexpr int kLongestValue = 64 << 20;

}  // namespace

void Statement::Finalize::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

Statement& Statement::bind(int place, std::int64_t value) {
    sqlite3_bind_int64(statement_.get(), place + 1, value);
    return *this;
}

Statement& Statement::bind(int place, double value) {
    if (std::isnan(value)) {
        sqlite3_bind_null(statement_.get(), place + 1);
    } else {
        sqlite3_bind_double(statement_.get(), place + 1, value);
    }
    return *this;
}

Statement& Statement::bind(int place, std::string_view value) {
    sqlite3_bind_text64(statement_.get(), place + 1, value.data(), value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    return *this;
}

bool Statement::next() {
    return statement_ != nullptr && sqlite3_step(statement_.get()) == SQLITE_ROW;
}

bool Statement::run() {
    if (statement_ == nullptr) {
        return false;
    }
    const bool done = sqlite3_step(statement_.get()) == SQLITE_DONE;
    return sqlite3_reset(statement_.get()) == SQLITE_OK && done;
}

bool Statement::isNull(int column) const {
    return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

bool Statement::isNumber(int column) const {
    const int type = sqlite3_column_type(statement_.get(), column);
    return type == SQLITE_INTEGER || type == SQLITE_FLOAT;
}

std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(statement_.get(), column);
}

double Statement::real(int column) const {
    return isNull(column) ? std::numeric_limits<double>::quiet_NaN() : sqlite3_column_double(statement_.get(), column);
}

std::string Statement::text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(size));
}

void Database::Close::operator()(sqlite3* connection) const {
    sqlite3_close_v2(connection);
}

int Database::Watch::isOver(void* watch) {
    auto* self = static_cast<Watch*>(watch);
    self->stepsLeft -= self->isBounded ? kStepsAtATime : 0;
    return self->stop.stop_requested() || self->stepsLeft < 0 ? 1 : 0;
}

int Database::Watch::mayWait(void* watch, int times) {
    if (times * kAttemptMs >= kPatienceMs || static_cast<Watch*>(watch)->stop.stop_requested()) {
        return 0;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(kAttemptMs));
    return 1;
}

LabResult<Database> Database::connect(const QString& path, const QString& name, int flags) {
    Database database;
    database.path_ = path;
    sqlite3* connection = nullptr;
    const int opened =
        sqlite3_open_v2(QFile::encodeName(name).constData(), &connection, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    database.connection_.reset(connection);
    if (opened != SQLITE_OK) {
        return labFailure(LabFault::notOpen, path, database.error());
    }
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, kLongestValue);
    sqlite3_busy_handler(connection, Watch::mayWait, database.watch_.get());
    sqlite3_progress_handler(connection, kStepsAtATime, Watch::isOver, database.watch_.get());
    return database;
}

LabResult<Database> Database::open(const QString& path, Access access, const std::stop_token& stop) {
    const QFileInfo info(path);
    if (!info.isFile()) {
        return labFailure(LabFault::notOpen, path, qt_error_string(ENOENT));
    }
    const bool isPlain = access == Access::read && !wasCutShort(path);
    // An absolute path is never ":memory:" or a URI.
    auto database = connect(path, info.absoluteFilePath(), isPlain ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE);
    if (database && access == Access::read) {
        database->execute("PRAGMA query_only = 1");
    }
    if (database) {
        database->watch_->stop = stop;
        database->watch_->isBounded = access != Access::made;
        sqlite3* connection = database->connection_.get();
        sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
        sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, access == Access::made ? 0 : 1, nullptr);
        sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    }
    return database;
}

LabResult<Database> Database::inMemory() {
    const QString name = QStringLiteral(":memory:");
    return connect(name, name, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
}

std::string Database::bytes() const {
    sqlite3_int64 size = 0;
    const std::unique_ptr<unsigned char, decltype(&sqlite3_free)> copy(
        sqlite3_serialize(connection_.get(), "main", &size, 0), sqlite3_free);
    return copy == nullptr ? std::string()
                           : std::string(reinterpret_cast<const char*>(copy.get()), static_cast<std::size_t>(size));
}

Statement Database::prepare(std::string_view sql) {
    watch_->stepsLeft = kStepsOfAny + kStepsPerByte * QFileInfo(path_).size();
    Statement statement;
    sqlite3_stmt* prepared = nullptr;
    sqlite3_prepare_v2(connection_.get(), sql.data(), static_cast<int>(sql.size()), &prepared, nullptr);
    statement.statement_.reset(prepared);
    return statement;
}

bool Database::execute(const std::string& sql) {
    watch_->stepsLeft = std::numeric_limits<std::int64_t>::max();  // no limit: ends with its writing
    return sqlite3_exec(connection_.get(), sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
}

QString Database::error() const {
    return QString::fromUtf8(sqlite3_errmsg(connection_.get()));
}

bool Database::failed() const {
    const int code = sqlite3_errcode(connection_.get());
    return code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE;
}

LabError Database::problem() const {
    const int code = sqlite3_errcode(connection_.get());
    switch (code) {
    case SQLITE_INTERRUPT:
        return watch_->stop.stop_requested() ? LabError{LabFault::stopped, path_, {}}
                                             : LabError{LabFault::damaged, path_, error()};
    case SQLITE_NOTADB: return {LabFault::notExperiment, path_, {}};
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return {LabFault::inUse, path_, {}};
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH: return {LabFault::notOpen, path_, error()};
    case SQLITE_FULL:
    case SQLITE_READONLY:
    case SQLITE_IOERR: return {LabFault::notWritten, path_, error()};
    default: return {LabFault::damaged, path_, error()};
    }
}

}  // namespace gnostica::lab
