// A small wrapper of SQLite for experiments: connections and statements close themselves.
#pragma once

#include "app/lab/lab_error.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace gnostica::lab {

/// A prepared statement. Places of parameters and columns count from 0.
class Statement {
public:
    Statement() = default;

    Statement& bind(int place, std::int64_t value);
    Statement& bind(int place, int value) { return bind(place, std::int64_t{value}); }
    /// Stores NaN as NULL.
    Statement& bind(int place, double value);
    Statement& bind(int place, std::string_view value);

    /// True while there is a row; false at the end, and after an error (Database::failed).
    bool next();
    /// Runs a statement that returns no rows, and resets it for the next values.
    bool run();

    bool isNull(int column) const;
    bool isNumber(int column) const;
    std::int64_t integer(int column) const;
    /// Returns NaN for NULL.
    double real(int column) const;
    std::string text(int column) const;

private:
    friend class Database;
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

/// A database file may come from a stranger: callers first check that it is one of ours (ExperimentFile). Every query
/// ends: its number of steps is limited by what the size of the file can need.
class Database {
public:
    enum class Access : std::uint8_t {
        read,
        write,
        made  ///< for writing, just made by ourselves: nothing in it is from a stranger
    };

    /// Opens an existing ordinary file; no name means anything else. When `stop` is requested, the current query ends
    /// with LabFault::stopped.
    static LabResult<Database> open(const QString& path, Access access, const std::stop_token& stop = {});
    static LabResult<Database> inMemory();

    const QString& path() const { return path_; }
    /// Returns an empty statement, which does nothing, if the text does not fit the tables.
    Statement prepare(std::string_view sql);
    bool execute(const std::string& sql);
    /// The bytes of a file with the same contents; empty if there is too little memory.
    std::string bytes() const;
    /// SQLite's text for the last error.
    QString error() const;
    bool failed() const;
    /// The last error as a LabError.
    LabError problem() const;

private:
    /// The state that SQLite's callbacks check from time to time.
    struct Watch {
        std::stop_token stop;
        bool isBounded = false;  ///< the file may be a stranger's
        std::int64_t stepsLeft = 0;

        static int isOver(void* watch);
        static int mayWait(void* watch, int times);
    };
    struct Close {
        void operator()(sqlite3* connection) const;
    };
    static LabResult<Database> connect(const QString& path, const QString& name, int flags);

    std::unique_ptr<Watch> watch_ = std::make_unique<Watch>();
    std::unique_ptr<sqlite3, Close> connection_;
    QString path_;
};

/// Rolls back everything that was not committed.
class Transaction {
public:
    explicit Transaction(Database& database) : database_(database), isOpen_(database.execute("BEGIN IMMEDIATE")) {}
    ~Transaction() {
        if (isOpen_) {
            database_.execute("ROLLBACK");
        }
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    bool isOpen() const { return isOpen_; }
    bool commit() {
        const bool done = isOpen_ && database_.execute("COMMIT");
        isOpen_ = isOpen_ && !done;
        return done;
    }

private:
    Database& database_;
    bool isOpen_;
};

}  // namespace gnostica::lab
