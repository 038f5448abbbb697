// Code shared by both tests of broken documents.
#pragma once

#include "app/lab/database.h"
#include "app/lab/experiment_tables.h"
#include "tests/support/mutant.h"
#include "tests/support/samples.h"

#include <QElapsedTimer>
#include <QFile>
#include <QString>
#include <QtGlobal>

#include <array>
#include <cstdint>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace gnostica::tests {

/// The number of mutations: few, unless GNOSTICA_MUTATIONS sets another (`./dev mutate`).
inline int mutationsWished(int few) {
    const int wished = qEnvironmentVariableIntValue("GNOSTICA_MUTATIONS");
    return wished > 0 ? wished : few;
}

/// Each mutation has its own seed, so that it can be repeated alone.
inline std::uint64_t firstMutation() {
    const qulonglong seed = qEnvironmentVariable("GNOSTICA_MUTATION_SEED").toULongLong();
    return seed > 0 ? seed : 1;
}

/// The first words of a library's message in a text, which no user should see; nullopt if there are none.
inline std::optional<std::string> rawWordsIn(std::string_view text) {
    constexpr std::array<std::string_view, 12> kRaw{
        "json.exception", "type_error", "parse_error", "out_of_range", "syntax error while", "std::",
        "basic_string",   "bad_alloc",  "what():",     "nlohmann",     "terminate called",   "vector::"};
    for (const std::string_view words : kRaw) {
        if (text.find(words) != std::string_view::npos) {
            return std::string(words);
        }
    }
    return std::nullopt;
}

/// Calls `attempt(seed)`, which returns a failure, for each mutation until the first failure; returns an exit code. An
/// attempt that takes more than two minutes ends the process.
template <class Attempt>
int mutate(int few, const Attempt& attempt) {
    constexpr int reportEvery = 500;
    constexpr unsigned patience = 120;
    const int count = mutationsWished(few);
    const std::uint64_t first = firstMutation();
    QElapsedTimer time;
    time.start();
    for (int i = 0; i < count; ++i) {
        const std::uint64_t seed = first + static_cast<std::uint64_t>(i);
        ::alarm(patience);
        const std::string fault = attempt(seed);
        if (!fault.empty()) {
            std::cerr << "GNOSTICA_MUTATION_SEED=" << seed << ": " << fault << std::endl;
            return 1;
        }
        if ((i + 1) % reportEvery == 0) {
            std::cerr << i + 1 << " mutations after " << time.elapsed() / 1000 << " s" << std::endl;
        }
    }
    ::alarm(0);
    std::cerr << count << " mutations from seed " << first << " on: nothing was thrown, told raw or changed"
              << std::endl;
    return 0;
}

inline void writeBytes(const QString& path, const std::string& bytes) {
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    }
}

inline std::string readBytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Breaks the file of an experiment: values in its rows, the rows, the tables or its bytes.
class DatabaseMutant {
public:
    explicit DatabaseMutant(Mutant& mutant) : mutant_(mutant) {}

    void breakFile(const QString& path) {
        if (mutant_.below(6) == 0) {
            writeBytes(path, mutant_.of(readBytes(path)));
            return;
        }
        if (auto database = lab::Database::open(path, lab::Database::Access::write)) {
            for (std::uint32_t faults = 1 + mutant_.below(2); faults > 0; --faults) {
                database->execute(fault(*database));
            }
        }
    }

private:
    std::string fault(lab::Database& database) {
        switch (mutant_.below(6)) {
        case 0:
        case 1: return storedText(database, "experiment", "value", "key = 'plan'");
        case 2: return storedText(database, "arms", "document", "arm = 0");
        case 3: return "UPDATE experiment SET value = " + value() + " WHERE key = '" + key() + "'";
        default: break;
        }
        const auto tables = lab::gameTables();
        const std::string table =
            mutant_.below(4) == 0 ? "arms" : tables[mutant_.below(static_cast<std::uint32_t>(tables.size()))];
        const std::string column = columnOf(database, table);
        switch (mutant_.below(6)) {
        case 0: return "DELETE FROM " + table + " WHERE " + column + " = " + value();
        case 1: return "DELETE FROM " + table;
        case 2: return "DROP TABLE " + table;
        case 3: return "ALTER TABLE " + table + " DROP COLUMN " + column;
        default:
            return "UPDATE OR IGNORE " + table + " SET " + column + " = " + value() +
                   (mutant_.below(2) == 0 ? " WHERE arm = 1" : "");
        }
    }
    std::string key() {
        constexpr std::array<const char*, 4> kKeys{"plan", "program", "shard", "state"};
        return kKeys[mutant_.below(kKeys.size())];
    }
    std::string storedText(lab::Database& database, const std::string& table, const std::string& column,
                           const std::string& where) {
        auto read = database.prepare("SELECT " + column + " FROM " + table + " WHERE " + where);
        const std::string text = read.next() ? read.text(0) : std::string();
        return "UPDATE " + table + " SET " + column + " = " + literal(mutant_.of(text)) + " WHERE " + where;
    }
    std::string columnOf(lab::Database& database, const std::string& table) {
        std::vector<std::string> columns;
        auto read = database.prepare("SELECT name FROM pragma_table_info('" + table + "')");
        while (read.next()) {
            columns.push_back(read.text(0));
        }
        return columns.empty() ? "arm" : columns[mutant_.below(static_cast<std::uint32_t>(columns.size()))];
    }
    std::string value() {
        constexpr std::array<const char*, 14> kValues{"NULL",
                                                      "-1",
                                                      "0",
                                                      "1",
                                                      "2",
                                                      "7",
                                                      "64",
                                                      "1000000",
                                                      "2.5",
                                                      "9e999",
                                                      "9223372036854775807",
                                                      "-9223372036854775808",
                                                      "'rubbish'",
                                                      "x'00ff'"};
        return kValues[mutant_.below(kValues.size())];
    }
    static std::string literal(const std::string& text) {
        return "CAST(x'" + QByteArray::fromStdString(text).toHex().toStdString() + "' AS TEXT)";
    }

    Mutant& mutant_;
};

}  // namespace gnostica::tests
