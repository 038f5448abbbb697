// SQLite, as far as experiments need it: a connection and its statements close themselves.
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

/// A prepared statement. What is bound and read has a place, from 0.
class Statement {
public:
    Statement() = default;

    Statement& bind(int place, std::int64_t value);
    Statement& bind(int place, int value) { return bind(place, std::int64_t{value}); }
    /// NaN becomes NULL.
    Statement& bind(int place, double value);
    Statement& bind(int place, std::string_view value);

    /// True as long as there is a row; false at the end, and after an error (Database::failed).
    bool next();
    /// Does a statement that gives no rows, and makes it ready for the next values.
    bool run();

    bool isNull(int column) const;
    bool isNumber(int column) const;
    std::int64_t integer(int column) const;
    /// NaN for NULL.
    double real(int column) const;
    std::string text(int column) const;

private:
    friend class Database;
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

/// A file that SQLite is to open may come from a stranger: whoever opens one looks first whether it is one of ours
/// (ExperimentFile). No question to it goes on for ever: each has as many steps as the size of the file can need.
class Database {
public:
    enum class Access : std::uint8_t {
        read,
        write,
        made  ///< to be written, and made by ourselves a moment ago: nothing in it is a stranger's
    };

    /// Of an ordinary file, which is there; no name means anything else. Once `stop` is asked for, whatever is under
    /// way ends with LabFault::stopped.
    static LabResult<Database> open(const QString& path, Access access, const std::stop_token& stop = {});
    static LabResult<Database> inMemory();

    const QString& path() const { return path_; }
    /// An empty statement, for which nothing can be run, where the text does not fit the tables.
    Statement prepare(std::string_view sql);
    bool execute(const std::string& sql);
    /// The bytes of the file that holds the same; empty where memory does not suffice.
    std::string bytes() const;
    /// SQLite's own words for the last thing that failed.
    QString error() const;
    bool failed() const;
    /// The error as it concerns somebody who reads, or writes.
    LabError problem() const;

private:
    /// What SQLite asks from time to time.
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

/// Takes back whatever was not committed.
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
