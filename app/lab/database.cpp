#include "app/lab/database.h"

#include <QFile>

#include <cmath>
#include <limits>
#include <sqlite3.h>

namespace gnostica::lab {

namespace {

/// How long one waits for another program that reads or writes at the moment.
constexpr int kPatienceMs = 10'000;

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

LabResult<Database> Database::open(const QString& path, Access access) {
    const int flags = access == Access::read    ? SQLITE_OPEN_READONLY
                      : access == Access::write ? SQLITE_OPEN_READWRITE
                                                : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    Database database;
    database.path_ = path;
    sqlite3* connection = nullptr;
    const int opened =
        sqlite3_open_v2(QFile::encodeName(path).constData(), &connection, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    database.connection_.reset(connection);
    if (opened != SQLITE_OK) {
        return labFailure(LabFault::notOpen, path, database.error());
    }
    sqlite3_busy_timeout(connection, kPatienceMs);
    // A file from a stranger may hold views and triggers: they are not trusted.
    sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    return database;
}

LabResult<Database> Database::inMemory() {
    return open(QStringLiteral(":memory:"), Access::create);
}

Statement Database::prepare(std::string_view sql) {
    Statement statement;
    sqlite3_stmt* prepared = nullptr;
    sqlite3_prepare_v2(connection_.get(), sql.data(), static_cast<int>(sql.size()), &prepared, nullptr);
    statement.statement_.reset(prepared);
    return statement;
}

bool Database::execute(const std::string& sql) {
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
