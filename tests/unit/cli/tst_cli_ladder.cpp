// The ladder of levels and the regret of a level on the command line.
#include "tests/unit/cli/match.h"

#include <QtTest>
#include <nlohmann/json.hpp>

using namespace gnostica;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

/// Two quick levels of a short game.
std::vector<std::string> climbing(const QString& options) {
    return words(QStringLiteral("ladder --variant short-game --levels beginner,random --seats 2 --json ") + options);
}

QString resultsIn(const QTemporaryDir& folder) {
    return folder.filePath(QStringLiteral("ladder.json"));
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestCliLadder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLevelMeetsTheOneBelow();
    void resultsAreSentences();
    void aLadderIsResumed();
    void anotherLadderIsRefused_data();
    void anotherLadderIsRefused();
    void wrongLevelsAreSaid_data();
    void wrongLevelsAreSaid();
    void regretIsAResult();
};

void TestCliLadder::everyLevelMeetsTheOneBelow() {
    const Answer answer = run(
        words("ladder --variant short-game --levels scripted,random,beginner --games 4 --seats 2 --seats 4 --json"));
    QVERIFY2(answer.code == 0, answer.err.c_str());
    const json ladder = json::parse(answer.out);
    QCOMPARE(ladder["variant"], "short-game");
    QCOMPARE(ladder["most_games"], 4);
    QCOMPARE(ladder["rungs"].size(), std::size_t{4});
    const json& first = ladder["rungs"][0];
    QCOMPARE(first["below"], "random");
    QCOMPARE(first["seats"], 2);
    QCOMPARE(first["fair"], 0.5);
    QCOMPARE(ladder["rungs"][3]["fair"], 0.25);
    for (const json& rung : ladder["rungs"]) {
        QVERIFY(rung["games"] <= 4);
        QVERIFY(rung["cut_deals"] >= 0);
        QVERIFY(rung["verdict"] == "open" || rung["verdict"] == "stronger" || rung["verdict"] == "weaker");
        const bool isAny = rung["games"] > 0;
        QVERIFY(!isAny || (rung["interval"][0] <= rung["score"] && rung["score"] <= rung["interval"][1]));
    }
}

void TestCliLadder::resultsAreSentences() {
    const Answer two = run(words("ladder --variant short-game --levels random,beginner --games 2 --seats 2"));
    QVERIFY2(says(two.out, "beginner against random: "), two.out.c_str());
    QVERIFY2(says(two.out, "95 % interval"), two.out.c_str());
    const Answer four = run(words("ladder --variant short-game --levels random,beginner --games 4 --seats 4"));
    QVERIFY2(says(four.out, "beginner, one among 3 of random: "), four.out.c_str());
}

void TestCliLadder::aLadderIsResumed() {
    const QTemporaryDir folder;
    const json whole = json::parse(run(climbing(QStringLiteral("--games 12"))).out);
    const QString out = QStringLiteral(" --out ") + resultsIn(folder);
    const Answer begun = run(climbing(QStringLiteral("--games 4") + out));
    QVERIFY2(begun.code == 0, begun.err.c_str());
    QCOMPARE(json::parse(bytesOf(resultsIn(folder)).toStdString())["rungs"][0]["above"], "beginner");
    const Answer resumed = run(climbing(QStringLiteral("--games 12") + out));
    QVERIFY2(resumed.code == 0, resumed.err.c_str());
    QVERIFY(json::parse(resumed.out) == whole);
    const QByteArray saved = bytesOf(resultsIn(folder));
    QVERIFY(json::parse(run(climbing(QStringLiteral("--games 12") + out)).out) == whole);
    QCOMPARE(bytesOf(resultsIn(folder)), saved);
}

void TestCliLadder::anotherLadderIsRefused_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("why");
    QTest::newRow("another seed") << "--seed 2" << QString() << "with different settings (--seed)";
    QTest::newRow("another scale") << "--scale 2" << QString() << "with different settings (--scale)";
    QTest::newRow("another ruleset") << "--variant gnostica" << QString() << "with different settings (--variant)";
    QTest::newRow("another document") << "" << QStringLiteral("{\"kind\": \"lengths\"}") << "ladder";
    QTest::newRow("no document") << "" << QStringLiteral("no ladder") << "ladder.json";
}

void TestCliLadder::anotherLadderIsRefused() {
    QFETCH(QString, options);
    QFETCH(QString, text);
    QFETCH(QString, why);
    const QTemporaryDir folder;
    const QString base = QStringLiteral("ladder --levels beginner,random --seats 2 --games 2 --out ");
    if (text.isEmpty()) {
        QCOMPARE(run(words(base + resultsIn(folder) + QStringLiteral(" --variant short-game"))).code, 0);
    } else {
        QFile file(resultsIn(folder));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }
    const QByteArray before = bytesOf(resultsIn(folder));
    if (!options.contains(QStringLiteral("--variant"))) {
        options += QStringLiteral(" --variant short-game");
    }
    const Answer answer = run(words(base + resultsIn(folder) + QLatin1Char(' ') + options));
    QCOMPARE(answer.code, 1);
    QVERIFY2(says(answer.err, why.toStdString()), answer.err.c_str());
    QCOMPARE(bytesOf(resultsIn(folder)), before);
}

void TestCliLadder::wrongLevelsAreSaid_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("why");
    QTest::newRow("no such level") << "ladder --levels random,wizard"
                                   << "There is no level “wizard”";
    QTest::newRow("one") << "ladder --levels random"
                         << "at least two levels";
    QTest::newRow("twice the same") << "ladder --levels random,random"
                                    << "at least two levels";
    QTest::newRow("regret of nobody") << "regret --level wizard"
                                      << "random, beginner, greedy, quick";
}

void TestCliLadder::wrongLevelsAreSaid() {
    QFETCH(QString, line);
    QFETCH(QString, why);
    const Answer answer = run(words(line));
    QCOMPARE(answer.code, 2);
    QVERIFY2(says(answer.err, why.toStdString()), answer.err.c_str());
    QVERIFY(answer.out.empty());
}

void TestCliLadder::regretIsAResult() {
    const QString line =
        QStringLiteral("regret --variant short-game --level beginner --games 2 --decisions 3 --scale 0.05 ");
    const Answer answer = run(words(line + QStringLiteral("--json")));
    QVERIFY2(answer.code == 0, answer.err.c_str());
    const json result = json::parse(answer.out);
    QCOMPARE(result["level"], "beginner");
    QCOMPARE(result["games"], 2);
    QCOMPARE(result["iterations"], 150);
    QVERIFY(result["decisions"] <= 6 && result["near"] <= result["decisions"]);
    QVERIFY(result["interval"][0] <= result["share"] && result["share"] <= result["interval"][1]);
    QVERIFY(json::parse(run(words(line + QStringLiteral("--json --jobs 2"))).out) == result);
    const Answer text = run(words(line));
    QVERIFY2(says(text.out, "beginner: ") && says(text.out, "percentage points"), text.out.c_str());
}

QTEST_GUILESS_MAIN(TestCliLadder)
#include "tst_cli_ladder.moc"
