// Experiments whose files were changed: missing games are reported and played again, and damage is named.
#include "app/lab/database.h"
#include "app/lab/experiment_run.h"
#include "tests/unit/cli/lab_folder.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <stop_token>
#include <thread>

using namespace gnostica;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

/// An endless recursive view in place of a table.
constexpr const char* kEndless =
    "DROP TABLE games; CREATE VIEW games AS WITH RECURSIVE n(pair) AS (SELECT 0 UNION ALL SELECT pair + 1 FROM n) "
    "SELECT pair FROM n";

}  // namespace

class TestLabDamage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void missingGamesAreMissing_data();
    void missingGamesAreMissing();
    void missingAnnouncementsAreMissing();
    void gamesOfUnequalPlayersAreCountedWithTheirPair();
    void missingArmsAreDamage();
    void missingGamesOfAShardAreMissing();
    void aStateThatWasChangedIsPutRight_data();
    void aStateThatWasChangedIsPutRight();
    void nothingIsLeftOfWhatCannotBeFinished();
    void aPrecisionIsReachedAgain_data();
    void aPrecisionIsReachedAgain();
    void otherTablesAreRefused_data();
    void otherTablesAreRefused();
    void whatIsForeignIsNamed();
    void impossibleNumbersAreDamage_data();
    void impossibleNumbersAreDamage();
    void unsoundHeadsAreDamage_data();
    void unsoundHeadsAreDamage();
    void aQuestionEndsWhenItIsUnwanted();
    void aQuestionHasAnEnd();
};

void TestLabDamage::missingGamesAreMissing_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("missing");
    QTest::addColumn<int>("counted");
    QTest::addColumn<int>("uncounted");
    QTest::newRow("a gap") << "DELETE FROM games WHERE pair BETWEEN 1 AND 3"
                           << "1-3" << 1 << 3;
    QTest::newRow("the end") << "DELETE FROM games WHERE pair > 3"
                             << "4-6" << 4 << 0;
    QTest::newRow("all") << "DELETE FROM games"
                         << "0-6" << 0 << 0;
    QTest::newRow("a part of a pair") << "DELETE FROM games WHERE pair = 2 AND arm = 1 AND role = 0"
                                      << "2" << 2 << 4;
    QTest::newRow("turns") << "DELETE FROM turns WHERE pair = 1"
                           << "1" << 1 << 5;
    QTest::newRow("one turn") << "DELETE FROM turns WHERE pair = 1 AND arm = 1 AND role = 1 AND turn = 2"
                              << "1" << 1 << 5;
    QTest::newRow("all turns") << "DELETE FROM turns"
                               << "0-2" << 0 << 4;
    QTest::newRow("stands of a seat") << "DELETE FROM stands WHERE pair = 2 AND seat = 1"
                                      << "2" << 2 << 4;
    QTest::newRow("uses") << "DELETE FROM uses WHERE pair = 0"
                          << "0" << 0 << 6;
    QTest::newRow("announcements that were never made") << "INSERT INTO announcements VALUES (5, 0, 0, 900, 3, 1, 8, 1)"
                                                        << "5" << 5 << 1;
    QTest::newRow("with all that belongs to them")
        << "DELETE FROM games WHERE pair IN (0, 5); DELETE FROM turns WHERE pair = 0; DELETE FROM stands WHERE pair = 0"
        << "0,5" << 0 << 5;
}

// Regression: a file with deleted games passed as finished, and no game was replayed. Later, the message counted the
// pairs with missing games, but not the pairs that were therefore ignored.
void TestLabDamage::missingGamesAreMissing() {
    QFETCH(QString, sql);
    QFETCH(QString, missing);
    QFETCH(int, counted);
    QFETCH(int, uncounted);
    const Lab lab(smallPlan(7));
    const QString name = QStringLiteral("a.sqlite");
    QCOMPARE(lab.play(name).code, 0);
    const QByteArray whole = lab.bytes(name);
    const json before = json::parse(lab.report(name).out);
    QVERIFY(before["finished"].get<bool>() && !before.contains("uncounted"));
    QVERIFY(lab.change(name, sql.toStdString()));
    const json report = json::parse(lab.report(name).out);
    QVERIFY(!report["finished"].get<bool>());
    QCOMPARE(QString::fromStdString(report["missing"].get<std::string>()), missing);
    const Answer text = run({"lab", "report", lab.text(name)});
    QVERIFY2(text.code == 0 && says(text.out, "missing") && says(text.out, "not finished"), text.out.c_str());
    QCOMPARE(report["pairs"], counted);
    QCOMPARE(report.value("uncounted", 0), uncounted);
    QCOMPARE(says(text.out, "because an earlier deal is missing"), uncounted > 0);
    const Answer again = lab.play(name);
    QVERIFY2(again.code == 0, again.err.c_str());
    QVERIFY(lab.bytes(name) == whole);
    QCOMPARE(lab.names(), (QStringList{name, QStringLiteral("plan.json")}));
}

void TestLabDamage::missingAnnouncementsAreMissing() {
    json plan = smallPlan(7);
    plan["longest"] = 400;
    const Lab lab(plan);
    const QString name = QStringLiteral("a.sqlite");
    QCOMPARE(lab.play(name).code, 0);
    const QByteArray whole = lab.bytes(name);
    QVERIFY(lab.change(name, "DELETE FROM announcements"));
    QVERIFY(!json::parse(lab.report(name).out)["finished"].get<bool>());
    QCOMPARE(lab.play(name).code, 0);
    QVERIFY(lab.bytes(name) == whole);
}

/// These have no rows in other tables, and need none.
void TestLabDamage::gamesOfUnequalPlayersAreCountedWithTheirPair() {
    json plan = smallPlan(3);
    plan["skill"] = {{"pairs", 2}, {"players", {"greedy", "random"}}};
    const Lab lab(plan);
    const QString name = QStringLiteral("a.sqlite");
    QCOMPARE(lab.play(name).code, 0);
    const QByteArray whole = lab.bytes(name);
    QVERIFY(json::parse(lab.report(name).out)["finished"].get<bool>());
    QVERIFY(lab.change(name, "DELETE FROM games WHERE pair = 1 AND role = 3"));
    const json report = json::parse(lab.report(name).out);
    QVERIFY(!report["finished"].get<bool>());
    QCOMPARE(report["missing"], "1");
    QCOMPARE(lab.play(name).code, 0);
    QVERIFY(lab.bytes(name) == whole);
}

void TestLabDamage::missingArmsAreDamage() {
    const Lab lab(smallPlan(2));
    const QString name = QStringLiteral("a.sqlite");
    QCOMPARE(lab.play(name).code, 0);
    QVERIFY(lab.change(name, "DELETE FROM arms WHERE arm = 1"));
    QVERIFY(refuses(lab.report(name), QStringLiteral("damaged. (arms)")));
    QVERIFY(refuses(lab.play(name), QStringLiteral("damaged. (arms)")));
}

void TestLabDamage::missingGamesOfAShardAreMissing() {
    const Lab lab(smallPlan(7));
    QCOMPARE(lab.playShard("1/2").code, 0);
    QCOMPARE(lab.playShard("2/2").code, 0);
    const QString shard = QStringLiteral("parts/shard-2-of-2.sqlite");
    const QByteArray whole = lab.bytes(shard);
    QVERIFY(lab.change(shard, "DELETE FROM games WHERE pair = 3"));
    QVERIFY(refuses(lab.merge(QStringLiteral("all")), QStringLiteral("deals: 3")));
    QCOMPARE(json::parse(lab.report(shard).out)["missing"], "3");
    QCOMPARE(lab.playShard("2/2").code, 0);
    QVERIFY(lab.bytes(shard) == whole);
    QCOMPARE(lab.merge(QStringLiteral("all")).code, 0);
    // A pair that belongs to another shard is an error.
    QVERIFY(lab.change(shard, "UPDATE games SET pair = 4 WHERE pair = 3"));
    QVERIFY(refuses(lab.merge(QStringLiteral("more")), QStringLiteral("games.pair = 4")));
    QVERIFY(refuses(lab.playShard("2/2"), QStringLiteral("games.pair = 4")));
}

void TestLabDamage::aStateThatWasChangedIsPutRight_data() {
    QTest::addColumn<QString>("sql");
    QTest::newRow("running, with the pairs of its end")
        << "UPDATE experiment SET value = 'running' WHERE key = 'state'";
    QTest::newRow("another word") << "UPDATE experiment SET value = 'done' WHERE key = 'state'";
    QTest::newRow("none") << "DELETE FROM experiment WHERE key = 'state'";
    QTest::newRow("none, nor the pairs") << "DELETE FROM experiment WHERE key IN ('state', 'pairs')";
}

// Regression: a leftover temporary file was reported as damaged.
void TestLabDamage::aStateThatWasChangedIsPutRight() {
    QFETCH(QString, sql);
    const Lab lab(smallPlan(2));
    const QString name = QStringLiteral("a.sqlite");
    QCOMPARE(lab.play(name).code, 0);
    const QByteArray whole = lab.bytes(name);
    QVERIFY(lab.change(name, sql.toStdString()));
    const Answer again = lab.play(name);
    QVERIFY2(again.code == 0, again.err.c_str());
    QVERIFY(lab.bytes(name) == whole);
    QCOMPARE(lab.names(), (QStringList{name, QStringLiteral("plan.json")}));
}

void TestLabDamage::nothingIsLeftOfWhatCannotBeFinished() {
    const Lab lab(smallPlan(1));
    const QString name = QStringLiteral("a.sqlite");
    QCOMPARE(lab.play(name).code, 0);
    auto file = lab::ExperimentFile::open(lab.path(name), lab::ExperimentFile::Access::write);
    QVERIFY(file.has_value() && file->database().execute("DROP TABLE experiment"));
    const auto finished = file->finishInto(lab.path(QStringLiteral("b.sqlite")));
    QVERIFY(!finished.has_value());
    QCOMPARE(finished.error().path, lab.path(QStringLiteral("b.sqlite")));
    QCOMPARE(lab.names(), (QStringList{name, QStringLiteral("plan.json")}));
}

void TestLabDamage::aPrecisionIsReachedAgain_data() {
    QTest::addColumn<QString>("sql");
    QTest::newRow("a gap at the beginning") << "DELETE FROM games WHERE pair BETWEEN 3 AND 5";
    QTest::newRow("the end") << "DELETE FROM games WHERE pair > 30";
}

/// With the same pair as before: later pairs in the file do not make it skip an interim look.
void TestLabDamage::aPrecisionIsReachedAgain() {
    QFETCH(QString, sql);
    json plan = smallPlan(400);
    plan["arms"] = {"gnostica", "archipelago"};
    plan["precision"] = {{"metric", "territories"}, {"within", 2}};
    const Lab lab(plan);
    const QString name = QStringLiteral("a.sqlite");
    QCOMPARE(lab.play(name).code, 0);
    const QByteArray whole = lab.bytes(name);
    QVERIFY(json::parse(lab.report(name).out)["pairs"] > 30);
    QVERIFY(lab.change(name, sql.toStdString()));
    QVERIFY(!json::parse(lab.report(name).out)["finished"].get<bool>());
    QCOMPARE(lab.play(name).code, 0);
    QVERIFY(lab.bytes(name) == whole);
}

void TestLabDamage::otherTablesAreRefused_data() {
    QTest::addColumn<QString>("sql");
    const auto row = [](const char* name, const char* sql) { QTest::newRow(name) << QString::fromLatin1(sql); };
    row("a view that never ends", kEndless);
    row("a trigger", "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM arms; END");
    row("another table", "CREATE TABLE more (x)");
    row("an index", "CREATE INDEX more ON games (turns)");
    row("another column", "ALTER TABLE games ADD COLUMN more");
    row("a column that is reckoned", "ALTER TABLE games ADD COLUMN more AS (zeroblob(1000000000))");
    row("no table", "DROP TABLE announcements");
    row("another type", "DROP TABLE experiment; CREATE TABLE experiment (key TEXT, value BLOB, PRIMARY KEY (key)) "
                        "WITHOUT ROWID");
    row("with row numbers", "DROP TABLE experiment; CREATE TABLE experiment (key TEXT, value TEXT, PRIMARY KEY (key))");
    row("measured", "ANALYZE");
    row("a log of its own", "PRAGMA journal_mode = wal");
}

void TestLabDamage::otherTablesAreRefused() {
    QFETCH(QString, sql);
    const Lab lab(smallPlan(2));
    const QString name = QStringLiteral("a.sqlite");
    QCOMPARE(lab.play(name).code, 0);
    QCOMPARE(lab.playShard("1/1").code, 0);
    const QString shard = QStringLiteral("parts/shard-1-of-1.sqlite");
    for (const QString& each : {name, shard}) {
        QVERIFY(lab.change(each, sql.toStdString()));
    }
    const QString words = QStringLiteral("different tables");
    for (const Answer& answer : {lab.report(name), lab.play(name), lab.merge(QStringLiteral("b")), lab.playShard("1/1"),
                                 run({"lab", "missing", lab.text(QStringLiteral("parts"))})}) {
        QVERIFY2(refuses(answer, words) && answer.out.empty(), answer.err.c_str());
    }
}

/// Regression: the following table was named as the cause.
void TestLabDamage::whatIsForeignIsNamed() {
    const Lab lab(smallPlan(1));
    const QString name = QStringLiteral("a.sqlite");
    QCOMPARE(lab.play(name).code, 0);
    QVERIFY(lab.change(name, "CREATE TRIGGER aside AFTER INSERT ON games BEGIN DELETE FROM arms; END"));
    QVERIFY(refuses(lab.report(name), QStringLiteral("aside")));
}

void TestLabDamage::impossibleNumbersAreDamage_data() {
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("change");
    const auto row = [](const char* table, const char* change) {
        QTest::addRow("%s: %s", table, change) << QString::fromLatin1(table) << QString::fromLatin1(change);
    };
    for (const char* change : {"share_a = 1.5", "share_a = NULL", "share_b = -0.25", "turns = -1", "turns = 9e999",
                               "turns = 'many'", "player_a = 6", "player_a = 'x'", "capped = 2", "ended = 17"}) {
        row("games", change);
    }
    for (const char* change :
         {"turn = -turn", "turn = turn + 9e15", "mover = 2", "mover = -1", "territories = 'x'", "wasteland = -1",
          "arm = 2 WHERE arm = 1", "pair = 7 WHERE pair = 1", "role = 4 WHERE role = 1"}) {
        row("turns", change);
    }
    for (const char* change :
         {"seat = 2 WHERE seat = 1", "score = 9e18", "chance = 1.01", "chance = 'x'", "hand = -1"}) {
        row("stands", change);
    }
    for (const char* change : {"kind = 3 WHERE kind = 2", "used = -1", "legal = 1e12",
                               "subject = CAST(subject AS BLOB)", "subject = subject || hex(zeroblob(200))"}) {
        row("uses", change);
    }
    for (const char* change : {"seat = 2", "held = 2", "score = 'x'"}) {
        row("announcements", change);
    }
}

void TestLabDamage::impossibleNumbersAreDamage() {
    QFETCH(QString, table);
    QFETCH(QString, change);
    const Lab lab(smallPlan(2));
    const QString name = QStringLiteral("a.sqlite");
    QCOMPARE(lab.play(name).code, 0);
    const std::string of = table.toStdString();
    QVERIFY(lab.change(name, "INSERT OR IGNORE INTO announcements VALUES (0, 0, 0, 0, 3, 1, 8, 1)"));
    {
        auto file = lab::ExperimentFile::open(lab.path(name));
        QVERIFY(file && file->checkRows(of));
    }
    QVERIFY(lab.change(name, "UPDATE " + of + " SET " + change.toStdString()));
    auto file = lab::ExperimentFile::open(lab.path(name));
    QVERIFY(file.has_value());
    const auto checked = file->checkRows(of);
    QVERIFY(!checked && checked.error().fault == lab::LabFault::damaged);
    QVERIFY(checked.error().detail.startsWith(table));
    QVERIFY(table != QStringLiteral("games") || refuses(lab.report(name), QStringLiteral("games")));
}

void TestLabDamage::unsoundHeadsAreDamage_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::newRow("no plan") << "plan"
                             << "{";
    QTest::newRow("too many pairs") << "plan"
                                    << R"({"pairs": 1e18, "seats": 2, "arms": [{}, {}]})";
    QTest::newRow("no pairs") << "plan"
                              << R"({"pairs": -1, "seats": 2, "arms": [{}, {}]})";
    QTest::newRow("no arms") << "plan"
                             << R"({"pairs": 2, "seats": 2, "arms": 5})";
    QTest::newRow("a list") << "plan"
                            << "[[]]";
    QTest::newRow("too many seats") << "plan"
                                    << R"({"pairs": 2, "seats": 99, "arms": []})";
    QTest::newRow("another shard") << "shard"
                                   << "3/2";
    QTest::newRow("a number of pairs") << "pairs"
                                       << "-3";
    QTest::newRow("a word for pairs") << "pairs"
                                      << "all";
}

void TestLabDamage::unsoundHeadsAreDamage() {
    QFETCH(QString, key);
    QFETCH(QString, value);
    const Lab lab(smallPlan(2));
    const QString name = QStringLiteral("a.sqlite");
    QCOMPARE(lab.play(name).code, 0);
    QVERIFY(lab.change(name, "UPDATE experiment SET value = '" + value.toStdString() + "' WHERE key = '" +
                                 key.toStdString() + "'"));
    QVERIFY(refuses(lab.report(name), QStringLiteral("damaged")));
    QVERIFY(refuses(lab.play(name), QStringLiteral("damaged")));
}

void TestLabDamage::aQuestionEndsWhenItIsUnwanted() {
    const Lab lab(smallPlan(1));
    const QString name = QStringLiteral("a.sqlite");
    QCOMPARE(lab.play(name).code, 0);
    std::stop_source stop;
    auto database = lab::Database::open(lab.path(name), lab::Database::Access::made, stop.get_token());
    QVERIFY(database.has_value());
    lab::Statement endless =
        database->prepare("WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n");
    std::jthread other([&] { stop.request_stop(); });
    QVERIFY(!endless.next() && database->failed());
    QCOMPARE(database->problem().fault, lab::LabFault::stopped);
    // Nor does a reader wait for a program that writes.
    auto writer = lab::Database::open(lab.path(name), lab::Database::Access::write);
    QVERIFY(writer && writer->execute("BEGIN EXCLUSIVE"));
    const auto locked = lab::ExperimentFile::open(lab.path(name), lab::Database::Access::read, stop.get_token());
    QVERIFY(!locked.has_value());
}

void TestLabDamage::aQuestionHasAnEnd() {
    const Lab lab(smallPlan(1));
    const QString name = QStringLiteral("a.sqlite");
    QCOMPARE(lab.play(name).code, 0);
    auto database = lab::Database::open(lab.path(name), lab::Database::Access::read);
    QVERIFY(database.has_value());
    lab::Statement endless =
        database->prepare("WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n");
    QVERIFY(!endless.next() && database->failed());
    QCOMPARE(database->problem().fault, lab::LabFault::damaged);
}

QTEST_GUILESS_MAIN(TestLabDamage)
#include "tst_lab_damage.moc"
