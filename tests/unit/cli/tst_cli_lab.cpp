// Experiments on the command line: run, interrupt, split into shards, merge, report, rebuild.
#include "app/cli/context.h"
#include "app/lab/database.h"
#include "app/lab/experiment_run.h"
#include "tests/unit/cli/answer.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <cmath>

using namespace gnostica;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

/// A small experiment of quick players whose games are cut early.
json plan(int pairs, const json& arms = json::array({"gnostica", "short-game"})) {
    return {{"format", 1},    {"name", "small"}, {"arms", arms}, {"seats", 2},   {"players", {"random", "random"}},
            {"pairs", pairs}, {"seed", 5},       {"courses", 2}, {"longest", 80}};
}

class Folder {
public:
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    std::string text(const char* name) const { return path(name).toStdString(); }
    QString write(const char* name, const std::string& content) const {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(QByteArray::fromStdString(content));
        }
        return path(name);
    }
    QByteArray bytes(const char* name) const { return bytesOf(path(name)); }
    static QByteArray bytesOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir folder_;
};

json reportOf(const std::string& file) {
    return json::parse(run({"lab", "report", file, "--json"}).out);
}

const json* metricIn(const json& report, const std::string& id) {
    for (const json& metric : report["metrics"]) {
        if (metric["id"] == id) {
            return &metric;
        }
    }
    return nullptr;
}

}  // namespace

class TestCliLab : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anExperimentIsPlayedAndReported();
    void labelsAreNoFormulas();
    void aPlanIsCheckedWithoutBeingPlayed();
    void itDependsOnNothingButThePlan();
    void shardsMakeTheSameFile();
    void whatIsMissingOrWrongIsNotMerged();
    void anInterruptedExperimentGoesOn();
    void whatAKilledShardLeavesIsGoneOnWith();
    void whatWasStoppedIsNotFinished();
    void anArmAgainstItselfDiffersInNothing();
    void aPlantedDifferenceIsFound();
    void itEndsWhenItIsPreciseEnough();
    void anyDecimalPointWillDo();
    void aReportIsMadeAgain();
    void wrongPlansAreRefused_data();
    void wrongPlansAreRefused();
    void nothingIsWrittenOver();
    void foreignFilesAreRefused();
    void wrongNumbersAreDamage();
    void nobodysFilesAreInTheWay();
};

void TestCliLab::anExperimentIsPlayedAndReported() {
    const Folder folder;
    folder.write("plan.json", plan(6).dump());
    const Answer played = run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite")});
    QCOMPARE(played.code, 0);
    QVERIFY2(says(played.err, "6 of 6 deals"), played.err.c_str());
    const json report = reportOf(folder.text("a.sqlite"));
    QCOMPARE(report["pairs"], 6);
    QCOMPARE(report["games"], 24);
    QCOMPARE(report["arms"].size(), std::size_t{2});
    const json* turns = metricIn(report, "turns");
    QVERIFY(turns != nullptr);
    QCOMPARE((*turns)["unit"], "turns");
    QCOMPARE((*turns)["values"].size(), std::size_t{2});
    QCOMPARE((*turns)["differences"].size(), std::size_t{1});
    const double a = (*turns)["values"][0]["mean"];
    const double b = (*turns)["values"][1]["mean"];
    QVERIFY(std::abs((*turns)["differences"][0]["mean"].get<double>() - (b - a)) < 1e-9);
    const Answer text = run({"lab", "report", folder.text("a.sqlite")});
    QCOMPARE(text.code, 0);
    QVERIFY2(says(text.out, "gnostica") && says(text.out, "short-game"), text.out.c_str());
    const Answer csv = run({"lab", "report", folder.text("a.sqlite"), "--csv", folder.text("a.csv")});
    QCOMPARE(csv.code, 0);
    QVERIFY(folder.bytes("a.csv").startsWith("metric,unit,from,to,pairs,mean,low,high,verdict\r\n"));
    QVERIFY(folder.bytes("a.csv").contains("\r\nturns,turns,gnostica,short-game,6,"));
}

// Plans are shared, and spreadsheets evaluate text that begins like a formula.
void TestCliLab::labelsAreNoFormulas() {
    const Folder folder;
    json shared = plan(2, json::array({{{"variant", "gnostica"}, {"label", "=1+1"}},
                                       {{"variant", "short-game"}, {"label", "@SUM(A1),2"}}}));
    folder.write("plan.json", shared.dump());
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite")}).code, 0);
    QCOMPARE(run({"lab", "report", folder.text("a.sqlite"), "--csv", folder.text("a.csv")}).code, 0);
    const QByteArray table = folder.bytes("a.csv");
    QVERIFY2(table.contains("\r\nturns,turns,'=1+1,\"'@SUM(A1),2\",2,"), table.constData());
    for (const char* formula : {",=", ",@", ",\"=", ",\"@"}) {
        QVERIFY2(!table.contains(formula), formula);
    }
}

void TestCliLab::aPlanIsCheckedWithoutBeingPlayed() {
    const Folder folder;
    folder.write("plan.json", plan(6).dump());
    const Answer checked = run({"lab", "run", folder.text("plan.json"), "--check"});
    QCOMPARE(checked.code, 0);
    for (const char* text : {"gnostica (SHA-256 ", "6 deals, 24 games", "About"}) {
        QVERIFY2(says(checked.out, text), checked.out.c_str());
    }
    const Answer shard = run({"lab", "run", folder.text("plan.json"), "--check", "--shard", "1/3"});
    QVERIFY2(says(shard.out, "2 deals, 8 games"), shard.out.c_str());
    QCOMPARE(QDir(folder.path("")).entryList(QDir::Files).size(), 1);  // only the plan
    QVERIFY(run({"lab", "run", folder.text("plan.json")}).code != 0);
}

void TestCliLab::itDependsOnNothingButThePlan() {
    const Folder folder;
    folder.write("plan.json", plan(7).dump());
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite"), "--jobs", "1"}).code, 0);
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("b.sqlite"), "--jobs", "3"}).code, 0);
    QVERIFY(folder.bytes("a.sqlite").size() > 1000);
    QVERIFY(folder.bytes("a.sqlite") == folder.bytes("b.sqlite"));
}

void TestCliLab::shardsMakeTheSameFile() {
    const Folder folder;
    folder.write("plan.json", plan(7).dump());
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite")}).code, 0);
    for (const char* shard : {"3/3", "1/3", "2/3"}) {
        QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--shard", shard, "--out", folder.text("parts")}).code,
                 0);
    }
    QVERIFY(QFileInfo::exists(folder.path("parts/shard-2-of-3.sqlite")));
    const Answer merged = run({"lab", "merge", folder.text("parts"), "--out", folder.text("b.sqlite")});
    QVERIFY2(merged.code == 0, merged.err.c_str());
    QVERIFY(folder.bytes("a.sqlite") == folder.bytes("b.sqlite"));
}

void TestCliLab::whatIsMissingOrWrongIsNotMerged() {
    const Folder folder;
    folder.write("plan.json", plan(5).dump());
    for (const char* shard : {"1/5", "4/5"}) {
        QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--shard", shard, "--out", folder.text("parts")}).code,
                 0);
    }
    QCOMPARE(run({"lab", "missing", folder.text("parts")}).out, "2-3,5\n");
    const Answer gaps = run({"lab", "merge", folder.text("parts"), "--out", folder.text("b.sqlite")});
    QCOMPARE(gaps.code, 1);
    QVERIFY2(says(gaps.err, "2-3,5"), gaps.err.c_str());
    QVERIFY(!QFileInfo::exists(folder.path("b.sqlite")));
    QVERIFY(QFile::copy(folder.path("parts/shard-1-of-5.sqlite"), folder.path("parts/shard-2-of-5.sqlite")));
    const Answer doubled = run({"lab", "merge", folder.text("parts"), "--out", folder.text("b.sqlite")});
    QCOMPARE(doubled.code, 1);
    QVERIFY2(says(doubled.err, "shard-1-of-5"), doubled.err.c_str());
    QVERIFY(QFile::remove(folder.path("parts/shard-2-of-5.sqlite")));
    json other = plan(5);
    other["seed"] = 6;
    folder.write("other.json", other.dump());
    for (const char* shard : {"2/5", "3/5", "5/5"}) {
        QCOMPARE(run({"lab", "run", folder.text("other.json"), "--shard", shard, "--out", folder.text("parts")}).code,
                 0);
    }
    const Answer mixed = run({"lab", "merge", folder.text("parts"), "--out", folder.text("b.sqlite")});
    QCOMPARE(mixed.code, 1);
    QVERIFY2(says(mixed.err, "another experiment"), mixed.err.c_str());
    QVERIFY(!QFileInfo::exists(folder.path("b.sqlite")));
}

void TestCliLab::anInterruptedExperimentGoesOn() {
    const Folder folder;
    folder.write("plan.json", plan(8).dump());
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite")}).code, 0);
    // As after a kill: some pairs exist, out of order.
    const json document = json::parse(folder.bytes("plan.json").toStdString());
    std::istringstream in;
    std::ostringstream out;
    const cli::Context context({in, out, out});
    const auto parsed = engine::lab::readPlan(document, context.library(), context.registry());
    QVERIFY(parsed.has_value());
    {
        auto file = lab::ExperimentFile::create(folder.path("b.sqlite"), *parsed, {});
        QVERIFY(file.has_value());
        std::vector<lab::PlayedPair> some;
        for (const int pair : {4, 1}) {
            some.push_back(*engine::lab::playPair(*parsed, pair));
        }
        QVERIFY(file->add(*parsed, some).has_value());
    }
    QCOMPARE(reportOf(folder.text("b.sqlite"))["pairs"], 0);  // which pairs exist may depend on their results
    QCOMPARE(reportOf(folder.text("b.sqlite"))["finished"], false);
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("b.sqlite")}).code, 0);
    QVERIFY(folder.bytes("a.sqlite") == folder.bytes("b.sqlite"));
}

void TestCliLab::whatAKilledShardLeavesIsGoneOnWith() {
    const Folder folder;
    folder.write("plan.json", plan(4).dump());
    const std::vector<std::string> shard{"lab", "run", folder.text("plan.json"), "--shard", "2/2", "--out"};
    const auto runInto = [&](const char* name) {
        std::vector<std::string> words = shard;
        words.push_back(folder.text(name));
        return run(words);
    };
    QCOMPARE(runInto("calm").code, 0);
    // Killed just after its start, on a machine that no longer exists.
    QVERIFY(QDir().mkpath(folder.path("killed")));
    folder.write("killed/shard-2-of-2.sqlite.part", "");
    folder.write("killed/shard-2-of-2.sqlite.part.lock", "17\ngnostica-cli\nanother-machine\n");
    const Answer again = runInto("killed");
    QVERIFY2(again.code == 0, again.err.c_str());
    QVERIFY(folder.bytes("killed/shard-2-of-2.sqlite") == folder.bytes("calm/shard-2-of-2.sqlite"));
    QCOMPARE(QDir(folder.path("killed")).entryList(QDir::Files), QStringList{"shard-2-of-2.sqlite"});
    // Killed while the complete file was being written: only the complete file says that it is finished.
    {
        auto whole = lab::ExperimentFile::open(folder.path("calm/shard-2-of-2.sqlite"));
        QVERIFY(whole.has_value() && whole->stock()->isFinished);
        auto part = lab::ExperimentFile::createLike(folder.path("part.sqlite"), *whole);
        QVERIFY(part.has_value() && part->absorb(*whole).has_value());
        QVERIFY(part->finishInto(folder.path("copy.sqlite")).has_value());
    }
    QVERIFY(lab::ExperimentFile::open(folder.path("copy.sqlite"))->stock()->saysFinished);
    QVERIFY(!lab::ExperimentFile::open(folder.path("part.sqlite"))->stock()->saysFinished);
}

void TestCliLab::whatWasStoppedIsNotFinished() {
    const Folder folder;
    std::istringstream in;
    std::ostringstream out;
    const cli::Context context({in, out, out});
    const auto parsed = engine::lab::readPlan(plan(2000), context.library(), context.registry());
    QVERIFY(parsed.has_value());
    std::stop_source stop;
    const auto end = lab::runInto(folder.path("a.sqlite"), *parsed,
                                  {.jobs = 2, .stop = stop.get_token(), .tell = [&](const lab::RunProgress& progress) {
                                       if (progress.done > 2) {
                                           stop.request_stop();
                                       }
                                   }});
    QVERIFY(end.has_value());
    QVERIFY(*end == lab::RunEnd::stopped);
    auto file = lab::ExperimentFile::open(folder.path("a.sqlite"));
    QVERIFY(file.has_value() && !file->stock()->isFinished);
}

void TestCliLab::anArmAgainstItselfDiffersInNothing() {
    const Folder folder;
    const json same{{"extends", "gnostica"}, {"label", "the same again"}};
    folder.write("plan.json", plan(6, json::array({"gnostica", same})).dump());
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite"), "--jobs", "2"}).code, 0);
    const json report = reportOf(folder.text("a.sqlite"));
    int looked = 0;
    for (const json& metric : report["metrics"]) {
        for (const json& difference : metric["differences"]) {
            if (difference["pairs"] > 0) {
                QCOMPARE(difference["mean"].get<double>(), 0.0);
                ++looked;
            }
        }
    }
    QVERIFY(looked > 15);
}

void TestCliLab::aPlantedDifferenceIsFound() {
    const Folder folder;
    const json easy{{"extends", "gnostica"}, {"end", {{"target", 4}}}};
    json planted = plan(60, json::array({"gnostica", easy}));
    planted["players"] = {"greedy", "greedy"};
    planted.erase("longest");
    folder.write("plan.json", planted.dump());
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite"), "--jobs", "2"}).code, 0);
    const json report = reportOf(folder.text("a.sqlite"));
    const json& difference = (*metricIn(report, "turns"))["differences"][0];
    QCOMPARE(difference["verdict"], "lower");
    QVERIFY(difference["high"] < 0);
}

void TestCliLab::itEndsWhenItIsPreciseEnough() {
    const Folder folder;
    json precise = plan(400, json::array({"gnostica", "archipelago"}));
    precise["precision"] = {{"metric", "territories"}, {"within", 2}};
    folder.write("plan.json", precise.dump());
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite"), "--jobs", "1"}).code, 0);
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("b.sqlite"), "--jobs", "3"}).code, 0);
    const json report = reportOf(folder.text("a.sqlite"));
    QVERIFY(report["pairs"] < 400);
    const json& difference = (*metricIn(report, "territories"))["differences"][0];
    QVERIFY(difference["high"].get<double>() - difference["low"].get<double>() <= 4);
    QVERIFY(folder.bytes("a.sqlite") == folder.bytes("b.sqlite"));
    const Answer sharded =
        run({"lab", "run", folder.text("plan.json"), "--shard", "1/2", "--out", folder.text("parts")});
    QCOMPARE(sharded.code, 1);
    QVERIFY2(says(sharded.err, "precision"), sharded.err.c_str());
}

// Regression: with a two-byte decimal point, the JSON library read 0.5 as 0.
void TestCliLab::anyDecimalPointWillDo() {
    if (qgetenv("LOCPATH").isEmpty()) {
        QSKIP("has the locales that CTest sets");
    }
    const Folder folder;
    json precise = plan(40);
    precise["precision"] = {{"metric", "turns"}, {"within", 0.5}};
    folder.write("plan.json", precise.dump());
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_NUMERIC"), QStringLiteral("ps_AF.UTF-8"));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(GNOSTICA_CLI), {"lab", "run", folder.path("plan.json"), "--check"});
    QVERIFY(program.waitForFinished(gnostica::tests::kPatienceMs));
    QVERIFY2(program.exitCode() == 0, program.readAllStandardError().constData());
}

void TestCliLab::aReportIsMadeAgain() {
    const Folder folder;
    folder.write("plan.json", plan(4).dump());
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite")}).code, 0);
    const Answer report = run({"lab", "report", folder.text("a.sqlite"), "--json"});
    folder.write("report.json", report.out);
    const Answer again = run({"lab", "reproduce", folder.text("report.json"), "--jobs", "2"});
    QVERIFY2(again.code == 0, again.err.c_str());
    QCOMPARE(again.out, report.out);
    json forged = json::parse(report.out);
    forged["metrics"][1]["values"][0]["mean"] = 1.5;
    folder.write("forged.json", forged.dump(2) + "\n");
    const Answer refused = run({"lab", "reproduce", folder.text("forged.json")});
    QCOMPARE(refused.code, 1);
    QVERIFY2(says(refused.err, "/metrics/1/values/0/mean"), refused.err.c_str());
}

void TestCliLab::wrongPlansAreRefused_data() {
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("expected");
    QTest::newRow("key") << R"({"seets": 3})"
                         << "seats";
    QTest::newRow("ruleset") << R"({"arms": ["gnostika"]})"
                             << "gnostica";
    QTest::newRow("level") << R"({"players": ["greedi", "greedy"]})"
                           << "greedy";
    QTest::newRow("players") << R"({"players": ["greedy"]})"
                             << "/players";
    QTest::newRow("pairs") << R"({"pairs": 0})"
                           << "1..";
    QTest::newRow("seed") << R"({"seed": -1})"
                          << "/seed";
    QTest::newRow("metric") << R"({"precision": {"metric": "turn", "within": 1}})"
                            << "turns";
    QTest::newRow("no arms") << R"({"arms": []})"
                             << "/arms";
    QTest::newRow("seats") << R"({"arms": ["threestica"], "seats": 6,
        "players": ["greedy", "greedy", "greedy", "greedy", "greedy", "greedy"]})"
                           << "2..5";
    QTest::newRow("option") << R"({"arms": [{"variant": "gnostica", "options": {"targett": 8}}]})"
                            << "target";
    QTest::newRow("document") << R"({"arms": [{"extends": "gnostica", "end": {"target": "nine"}}]})"
                              << "/end/target";
}

void TestCliLab::wrongPlansAreRefused() {
    QFETCH(QString, patch);
    QFETCH(QString, expected);
    const Folder folder;
    json document = plan(2);
    document.merge_patch(json::parse(patch.toStdString()));
    folder.write("plan.json", document.dump(2));
    const Answer answer = run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite")});
    QCOMPARE(answer.code, 1);
    QVERIFY2(says(answer.err, expected.toStdString()), answer.err.c_str());
    QVERIFY(!QFileInfo::exists(folder.path("a.sqlite")));
    const Answer checked = run({"validate", folder.text("plan.json")});
    QCOMPARE(checked.code, 1);
    QVERIFY2(says(checked.out, expected.toStdString()), checked.out.c_str());
}

void TestCliLab::nothingIsWrittenOver() {
    const Folder folder;
    folder.write("plan.json", plan(1).dump());
    folder.write("letter.txt", "a letter");
    const Answer answer = run({"lab", "run", folder.text("plan.json"), "--out", folder.text("letter.txt")});
    QCOMPARE(answer.code, 1);
    QCOMPARE(folder.bytes("letter.txt"), QByteArray("a letter"));
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite")}).code, 0);
    const QByteArray before = folder.bytes("a.sqlite");
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite")}).code, 0);  // finished
    json other = plan(1);
    other["seed"] = 9;
    folder.write("plan.json", other.dump());
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite")}).code, 1);
    QVERIFY(folder.bytes("a.sqlite") == before);
    QCOMPARE(run({"lab", "report", folder.text("a.sqlite"), "--csv", folder.text("letter.txt")}).code, 1);
    QCOMPARE(folder.bytes("letter.txt"), QByteArray("a letter"));
}

void TestCliLab::foreignFilesAreRefused() {
    const Folder folder;
    folder.write("plan.json", plan(2).dump());
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite")}).code, 0);
    QByteArray damaged = folder.bytes("a.sqlite");
    for (qsizetype i = 5000; i < damaged.size(); i += 7) {
        damaged[i] = static_cast<char>(damaged[i] ^ 0x5a);
    }
    folder.write("damaged.sqlite", damaged.toStdString());
    folder.write("text.sqlite", "no database at all, only a text that is long enough to have a header");
    folder.write("empty.sqlite", "");
    for (const char* name : {"damaged.sqlite", "text.sqlite", "empty.sqlite", "missing.sqlite"}) {
        const Answer answer = run({"lab", "report", folder.text(name), "--json"});
        QVERIFY2(answer.code == 1 && says(answer.err, name), (name + answer.err).c_str());
        QVERIFY2(answer.out.empty(), name);
    }
}

void TestCliLab::wrongNumbersAreDamage() {
    const Folder folder;
    folder.write("plan.json", plan(3).dump());
    const auto played = [&](const char* name) {
        return run({"lab", "run", folder.text("plan.json"), "--out", folder.text(name)}).code == 0;
    };
    const auto changed = [&](const char* name, const std::string& sql) {
        auto database = lab::Database::open(folder.path(name), lab::Database::Access::write);
        return database && database->execute(sql);
    };
    for (const char* sql : {"UPDATE games SET ended = 17", "UPDATE games SET turns = 'many'",
                            "UPDATE games SET pair = 999999 WHERE pair = 2"}) {
        QVERIFY(played("a.sqlite"));
        QVERIFY2(changed("a.sqlite", sql), sql);
        const Answer answer = run({"lab", "report", folder.text("a.sqlite"), "--json"});
        QVERIFY2(answer.code == 1 && answer.out.empty() && says(answer.err, "a.sqlite"), sql);
        QVERIFY(QFile::remove(folder.path("a.sqlite")));
    }
    for (const char* shard : {"1/2", "2/2"}) {
        QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--shard", shard, "--out", folder.text("parts")}).code,
                 0);
    }
    QVERIFY(changed("parts/shard-1-of-2.sqlite", "DELETE FROM games WHERE pair = 0 AND arm = 1 AND role = 1"));
    const Answer merged = run({"lab", "merge", folder.text("parts"), "--out", folder.text("b.sqlite")});
    QVERIFY2(merged.code == 1 && says(merged.err, "shard-1-of-2"), merged.err.c_str());
    QVERIFY(!QFileInfo::exists(folder.path("b.sqlite")));
}

/// Working files have unique names.
void TestCliLab::nobodysFilesAreInTheWay() {
    const Folder folder;
    folder.write("plan.json", plan(2).dump());
    folder.write("a.sqlite.whole", "mine");
    folder.write("b.sqlite.part", "mine");
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--out", folder.text("a.sqlite")}).code, 0);
    QCOMPARE(run({"lab", "run", folder.text("plan.json"), "--shard", "1/1", "--out", folder.text("parts")}).code, 0);
    QCOMPARE(run({"lab", "merge", folder.text("parts"), "--out", folder.text("b.sqlite")}).code, 0);
    QCOMPARE(folder.bytes("a.sqlite.whole"), QByteArray("mine"));
    QCOMPARE(folder.bytes("b.sqlite.part"), QByteArray("mine"));
}

QTEST_GUILESS_MAIN(TestCliLab)
#include "tst_cli_lab.moc"
