// Experiments on the command line, in a folder of their own.
#pragma once

#include "app/lab/database.h"
#include "tests/unit/cli/answer.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

#include <string>

namespace gnostica::tests {

/// The plan of a small experiment: quick players, whose games are cut early.
inline nlohmann::json smallPlan(int pairs) {
    return {{"format", 1},  {"name", "small"}, {"arms", {"gnostica", "short-game"}}, {"seats", 2},
            {"seed", 5},    {"pairs", pairs},  {"players", {"random", "random"}},    {"courses", 3},
            {"longest", 80}};
}

/// A folder with a plan and the experiment that is made from it.
class Lab {
public:
    explicit Lab(const nlohmann::json& plan) { write("plan.json", plan.dump()); }

    QString path(const QString& name) const { return folder_.path() + u'/' + name; }
    std::string text(const QString& name) const { return path(name).toStdString(); }
    void write(const QString& name, const std::string& content) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(content)) >= 0);
    }
    QByteArray bytes(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList names(const QString& folder = {}) const {
        return QDir(path(folder)).entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    Answer play(const QString& out) const {
        return run({"lab", "run", text("plan.json"), "--out", text(out), "--quiet"});
    }
    Answer playShard(const char* shard) const {
        return run({"lab", "run", text("plan.json"), "--shard", shard, "--out", text("parts"), "--quiet"});
    }
    Answer report(const QString& name) const { return run({"lab", "report", text(name), "--json"}); }
    Answer merge(const QString& out) const { return run({"lab", "merge", text("parts"), "--out", text(out)}); }
    /// Changes the file as a person could with the SQLite shell.
    bool change(const QString& name, const std::string& sql) const {
        auto database = lab::Database::open(path(name), lab::Database::Access::made);
        const bool done = database && database->execute(sql);
        return done || (qWarning("%s", qPrintable(database ? database->error() : database.error().detail)), false);
    }

private:
    QTemporaryDir folder_;
};

/// Returns true if the command failed with a message that contains the word.
inline bool refuses(const Answer& answer, const QString& word) {
    return answer.code == 1 && says(answer.err, word.toStdString());
}

}  // namespace gnostica::tests
