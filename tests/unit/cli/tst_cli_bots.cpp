// Computer players on the command line: games with any mix of players, matches, tactics, learning, lengths of games.
#include "app/storage/data_folders.h"
#include "engine/bots/judging.h"
#include "engine/lab/game_lengths.h"
#include "tests/support/rulesets.h"
#include "tests/unit/cli/match.h"

#include <QtTest>

#ifdef Q_OS_UNIX
#include <csignal>
#endif
#include <nlohmann/json.hpp>

using namespace gnostica;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

/// Played quickly: the results are too weak for real use.
std::vector<std::string> learning(const QTemporaryDir& folder, const QString& options, int games = 4) {
    auto line = words(QStringLiteral("learn --level random --seats 2 --games %1 %2").arg(games).arg(options));
    line.insert(line.end(), {"--dir", folder.path().toStdString()});
    return line;
}

/// Measures into the file in that folder.
std::vector<std::string> measuring(const QTemporaryDir& folder, const QString& options) {
    auto line = words(QStringLiteral("lengths --variant short-game ") + options);
    line.insert(line.end(), {"--out", folder.filePath(QStringLiteral("lengths.json")).toStdString()});
    return line;
}

std::string textIn(const QTemporaryDir& folder) {
    QFile file(folder.filePath(QStringLiteral("lengths.json")));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

void writeIn(const QTemporaryDir& folder, const std::string& text) {
    QFile file(folder.filePath(QStringLiteral("lengths.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
}

}  // namespace

class TestCliBots : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyMixPlays();
    void aMatchIsAResult();
    void oneIsMeasuredAmongOthers();
    void namesakesAreToldApart();
    void gamesThatAreCutAreTold();
    void oneIsNoTestOfTwo();
    void aMatchIsReproducible();
    void aLevelTiesWithItself();
    void rulesetsAreNamedAsElsewhere_data();
    void rulesetsAreNamedAsElsewhere();
    void everyGameIsPlayed();
    void aMatchEndsInTime();
    void aMatchOutOfTimeSaysSo();
    void anInterruptedMatchTellsWhatThereIs();
    void wrongValuesAreSaid_data();
    void wrongValuesAreSaid();
    void tacticsAreMadeAndSolved();
    void puzzlesAreChecked();
    void judgingIsLearntAndTaken();
    void learningIsToldAsJson();
    void interruptedLearningIsResumed();
    void wrongJudgingIsSaid();
    void lengthsAreMeasuredAndKept();
    void whatNoLongerHoldsIsMeasuredAgain();
    void otherFilesAreNoLengths();
    void interruptedLengthsAreResumed();
};

void TestCliBots::anyMixPlays() {
    const Answer answer = run({"play", "--seats", "person,greedy,random", "--seed", "3", "--set", "start=seat"},
                              "place 0,0 N\ndone\nquit\n");
    QCOMPARE(answer.code, 0);
    QVERIFY2(answer.err.empty(), answer.err.c_str());
    QVERIFY(says(answer.out, "C"));
    const Answer alone = run(words("play --seats greedy,random,greedy --seed 3 --variant short-game+star-wheel"));
    QCOMPARE(alone.code, 0);
    QVERIFY(says(alone.out, "wins") || says(alone.out, "win"));
}

void TestCliBots::aMatchIsAResult() {
    const json result = matchOf("--a greedy --b random --variant gnostica --games 8 --seed 3");
    QCOMPARE(result["games"].get<int>(), 8);
    QVERIFY(result["score_a"] >= 0 && result["score_a"] <= 1);
    QVERIFY(result["interval"][0] <= result["score_a"] && result["score_a"] <= result["interval"][1]);
    for (const char* key : {"announced", "held", "eliminated", "cut", "turns", "decisions", "sprt", "rounds"}) {
        QVERIFY2(result.contains(key), key);
    }
    QVERIFY(!result["one"].get<bool>());
    QCOMPARE(result["fair"].get<double>(), 0.5);
    QCOMPARE(result["announced_a"].get<int>() + result["announced_b"].get<int>(), result["announced"].get<int>());
    QCOMPARE(result["held_a"].get<int>() + result["held_b"].get<int>(), result["held"].get<int>());
    for (const std::string side : {"a", "b"}) {
        int announced = 0;
        int held = 0;
        for (std::size_t i = 0; i < 10; ++i) {
            const auto& tenth = result["predicted_" + side].at(i);
            announced += tenth["announced"].get<int>();
            held += tenth["held"].get<int>();
            const bool isInIts = tenth["predicted"].is_null() || std::abs(tenth["predicted"].get<double>() * 10 -
                                                                          static_cast<double>(i) - 0.5) <= 0.501;
            QVERIFY(isInIts);
        }
        QCOMPARE(announced, result["announced_" + side].get<int>());
        QCOMPARE(held, result["held_" + side].get<int>());
    }
    const json& rounds = result["rounds"];
    QVERIFY(rounds["shortest"] <= rounds["median"] && rounds["median"] <= rounds["within_95"]);
    const Answer text = run(words("match --a greedy --b random --games 2"));
    QCOMPARE(text.code, 0);
    QVERIFY(says(text.out, "greedy"));
    QVERIFY2(says(text.out, "\nRounds in a game: median "), text.out.c_str());
}

void TestCliBots::oneIsMeasuredAmongOthers() {
    const json result = matchOf("--one --a random --b random --seats 4 --games 5");
    QVERIFY(result["one"].get<bool>());
    QCOMPARE(result["fair"].get<double>(), 0.25);
    QCOMPARE(result["games"].get<int>(), 8);
    QCOMPARE(result["score_a"].get<double>(), 0.25);
    QVERIFY(!result.contains("sprt"));
    const Answer text = run(words("match --one --a greedy --b random --seats 3 --games 3"));
    QCOMPARE(text.code, 0);
    QVERIFY2(says(text.out, "greedy, one among 2 of random: "), text.out.c_str());
    QVERIFY2(says(text.out, "(fair: 33.3 %, 95 % interval: "), text.out.c_str());
    QVERIFY2(says(text.out, " in 3 games."), text.out.c_str());
    QVERIFY2(!says(text.out, "Test of "), text.out.c_str());
}

void TestCliBots::namesakesAreToldApart() {
    const std::string line = "match --a apprentice --b apprentice --games 2 --scale 0.01 --iterations-a ";
    const Answer apart = run(words(QString::fromStdString(line + "100 --iterations-b 200")));
    QVERIFY2(says(apart.out, "apprentice (a) scores "), apart.out.c_str());
    QVERIFY2(says(apart.out, "apprentice (b): "), apart.out.c_str());
    const Answer alike = run(words(QString::fromStdString(line + "100 --iterations-b 100")));
    QVERIFY2(says(alike.out, "apprentice scores 50.0 % against apprentice "), alike.out.c_str());
}

/// Regression: the players left in a game cut after 2000 steps shared the win, and the score did not show it.
void TestCliBots::gamesThatAreCutAreTold() {
    const QString line = "--a random --b random --games 4 --most-rounds 1";
    const json result = matchOf(line);
    QCOMPARE(result["cut"].get<int>(), 4);
    QCOMPARE(result["cut_deals"].get<int>(), 2);
    QCOMPARE(result["games"].get<int>(), 0);
    QVERIFY(result["score_a"].is_null() && result["interval"].is_null() && result["rounds"].is_null());
    const Answer text = run(words(QStringLiteral("match ") + line));
    QCOMPARE(text.code, 0);
    QCOMPARE(text.out, std::string("4 games were cut short after round 1. 2 deals do not count for that reason.\n"
                                   "No deal was played to its end, so there are no results.\n"));
}

void TestCliBots::oneIsNoTestOfTwo() {
    const Answer answer = run(words("match --one --sprt --a greedy --b random --seats 3"));
    QCOMPARE(answer.code, 2);
    QVERIFY(answer.out.empty());
    QVERIFY2(says(answer.err, "--sprt") && says(answer.err, "--one") && says(answer.err, "fair share"),
             answer.err.c_str());
}

void TestCliBots::aMatchIsReproducible() {
    const QString line = "--a greedy --b random --games 6 --seed 5 --jobs %1";
    QVERIFY(matchOf(line.arg(1)) == matchOf(line.arg(2)));
    QVERIFY(matchOf(line.arg(1)) != matchOf("--a greedy --b random --games 6 --seed 6"));
    QCOMPARE(matchOf("--a random --b random --games 2 --seed 010")["seed"].get<int>(), 10);  // once eight
}

void TestCliBots::aLevelTiesWithItself() {
    QCOMPARE(matchOf("--a greedy --b greedy --games 4")["score_a"].get<double>(), 0.5);
    QCOMPARE(matchOf("--a adept --b adept --games 2 --scale 0.002")["score_a"].get<double>(), 0.5);
}

void TestCliBots::rulesetsAreNamedAsElsewhere_data() {
    QTest::addColumn<QString>("names");
    QTest::newRow("a game") << "--variant hypothermia";
    QTest::newRow("joined") << "--variant threestica+star-wheel";
    QTest::newRow("an option of its own") << "--variant threestica --expansion star-wheel";
    QTest::newRow("an expansion over the base game") << "--variant star-wheel";
}

void TestCliBots::rulesetsAreNamedAsElsewhere() {
    QFETCH(QString, names);
    QCOMPARE(matchOf("--a random --b random --games 2 " + names)["score_a"].get<double>(), 0.5);
}

void TestCliBots::everyGameIsPlayed() {
    const json results = matchOf("--a random --b random --games 2 --variant all");
    QVERIFY(results.is_array() && results.size() >= 5);
}

void TestCliBots::aMatchEndsInTime() {
    const json result = matchOf("--a greedy --b random --games 1000000 --time 0.01");
    QVERIFY(result["games"] < 1'000'000);
}

/// Regression: the time limit was checked only after the first deal.
void TestCliBots::aMatchOutOfTimeSaysSo() {
    const std::string line =
        "match --a master --b master --games 2 --time 0.01 --iterations-a 10000000 --iterations-b 10000000";
    const Answer answer = run(words(QString::fromStdString(line)));
    QCOMPARE(answer.code, 0);
    QCOMPARE(answer.out, std::string("No deal was played to its end, so there are no results.\n"));
    QVERIFY2(says(answer.err, "not count"), answer.err.c_str());
}

void TestCliBots::anInterruptedMatchTellsWhatThereIs() {
#ifdef Q_OS_UNIX
    QProcess program;
    program.start(QStringLiteral(GNOSTICA_CLI),
                  {"--verbose", "match", "--a", "random", "--b", "random", "--games", "1000000", "--json"});
    program.setReadChannel(QProcess::StandardError);
    while (!program.readAllStandardError().contains(" games: ")) {
        QVERIFY(program.waitForReadyRead(gnostica::tests::kPatienceMs));
    }
    QCOMPARE(::kill(static_cast<pid_t>(program.processId()), SIGINT), 0);
    QVERIFY(program.waitForFinished(gnostica::tests::kPatienceMs));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 130);
    const json result = json::parse(program.readAllStandardOutput().toStdString());
    QVERIFY(result["games"] < 1'000'000);
#endif
}

void TestCliBots::wrongValuesAreSaid_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code");
    QTest::newRow("no such level") << "match --a wizard --b greedy" << 2;
    QTest::newRow("no such level of the others") << "match --a greedy --b Adept" << 2;
    QTest::newRow("no games") << "match --games 0" << 2;
    QTest::newRow("games that are no number") << "match --games many" << 2;
    QTest::newRow("no jobs") << "match --jobs 0" << 2;
    QTest::newRow("negative time") << "match --time -1" << 2;
    QTest::newRow("no rounds to play") << "match --most-rounds 0" << 2;
    QTest::newRow("too many rounds") << "match --most-rounds 100001" << 2;
    QTest::newRow("no ruleset") << "match --variant gnosticism" << 1;
    QTest::newRow("no expansion") << "match --variant gnostica+wheel" << 1;
    QTest::newRow("too many seats") << "match --seats 9" << 2;
    QTest::newRow("no judging") << "match --judging-a /nowhere" << 1;
    QTest::newRow("judging of another program") << "match --b-program /x --judging-b /y" << 2;
    QTest::newRow("iterations of another program") << "match --b-program /x --iterations-b 3" << 2;
    QTest::newRow("equal time of a level that does not search") << "match --equal-time --a adept --b greedy" << 2;
    QTest::newRow("equal time of given iterations") << "match --equal-time --b adept --iterations-b 3" << 2;
    QTest::newRow("equal time of another program")
        << "match --equal-time --a adept --b-program /x --iterations-a 3" << 2;
    QTest::newRow("equal time of no program") << "match --equal-time --a adept --b adept --b-program /x" << 1;
    QTest::newRow("judging of no name") << "match --judging-a=" << 2;
    QTest::newRow("no level for tactics") << "tactics --level wizard /nowhere" << 2;
    QTest::newRow("no puzzles") << "puzzles check /nowhere" << 1;
    QTest::newRow("puzzles for a crowd") << "puzzles make --seats 40" << 2;
    QTest::newRow("no tactics") << "tactics /nowhere" << 1;
    QTest::newRow("learning nowhere") << "learn" << 2;
    QTest::newRow("a folder of no name") << "learn --dir=" << 2;
    QTest::newRow("a folder in a device") << "learn --dir /dev/null/x --level random" << 1;
    QTest::newRow("no rounds") << "learn --dir /dev/null/x --rounds 0" << 2;
    QTest::newRow("learning alone") << "learn --dir /dev/null/x --seats 1" << 2;
    QTest::newRow("learning of a wizard") << "learn --dir /dev/null/x --level wizard" << 2;
    QTest::newRow("no shard") << "learn --dir /dev/null/x --shard 3" << 2;
    QTest::newRow("no ground") << "learn --dir /dev/null/x --variant gnosticism" << 1;
    QTest::newRow("lengths nowhere") << "lengths" << 2;
    QTest::newRow("lengths of no name") << "lengths --out=" << 2;
    QTest::newRow("lengths of no games") << "lengths --out /dev/null/x --games 0" << 2;
    QTest::newRow("lengths of no rounds") << "lengths --out /dev/null/x --most-rounds 0" << 2;
    QTest::newRow("lengths of a game alone") << "lengths --out /dev/null/x --seats 1" << 2;
    QTest::newRow("lengths of no ruleset") << "lengths --out nowhere.json --variant gnosticism" << 1;
    QTest::newRow("lengths in a device") << "lengths --out /dev/null --variant short-game --games 1" << 1;
    QTest::newRow("no judging to begin with") << "learn --dir /dev/null/x --judging /nowhere" << 1;
}

void TestCliBots::wrongValuesAreSaid() {
    QFETCH(QString, line);
    QFETCH(int, code);
    const Answer answer = run(words(line));
    QCOMPARE(answer.code, code);
    QVERIFY(!answer.err.empty());
    QVERIFY(answer.out.empty());
}

void TestCliBots::tacticsAreMadeAndSolved() {
    const Answer made = run(words("tactics --make 2 --seed 4"));
    QCOMPARE(made.code, 0);
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(made.out.data(), static_cast<qint64>(made.out.size()));
    file.close();
    const Answer solved = run({"tactics", "--level", "apprentice", "--json", file.fileName().toStdString()});
    QCOMPARE(solved.code, 0);
    const json result = json::parse(solved.out);
    QCOMPARE(result["positions"].get<int>(), 2);
}

/// The easiest shipped puzzle passes; with a different solution, or with a wrong word, it fails.
void TestCliBots::puzzlesAreChecked() {
    QFile shipped(gnostica::storage::dataFolders().puzzles() + QStringLiteral("/gnostica.json"));
    QVERIFY(shipped.open(QIODevice::ReadOnly));
    json entries = json::array({json::parse(shipped.readAll().toStdString())[0]});
    const auto checked = [&] {
        QTemporaryFile file;
        const std::string text = entries.dump();
        const bool written = file.open() && file.write(text.data(), static_cast<qint64>(text.size())) > 0;
        file.close();
        return written ? run({"puzzles", "check", file.fileName().toStdString()}) : Answer{};
    };
    const Answer good = checked();
    QCOMPARE(good.code, 0);
    QVERIFY(says(good.out, "1 of 1 puzzle"));
    entries[0]["solution"] = json::array({entries[0]["solution"][0]});
    const Answer short_ = checked();
    QCOMPARE(short_.code, 1);
    QVERIFY(says(short_.err, "does not reach the goal"));
    entries[0]["solution"][0] = "dance";
    const Answer wrong = checked();
    QCOMPARE(wrong.code, 1);
    QVERIFY(says(wrong.err, "/0/solution/0"));
}

void TestCliBots::judgingIsLearntAndTaken() {
    const QTemporaryDir folder;
    const Answer learnt = run(learning(folder, QStringLiteral("--rounds 1")));
    QCOMPARE(learnt.code, 0);
    const std::string judging = folder.filePath(QStringLiteral("judging-1.json")).toStdString();
    QCOMPARE(learnt.out, judging + '\n');
    QVERIFY2(says(learnt.err, "Round 1: 4 of 4 games"), learnt.err.c_str());
    QVERIFY2(says(learnt.err, "Round 1, two players left: "), learnt.err.c_str());
    QVERIFY2(says(learnt.err, "Round 1, three or more players left: 0 positions are too few"), learnt.err.c_str());
    const Answer match = run({"match", "--a", "greedy", "--b", "greedy", "--games", "2", "--judging-a", judging});
    QCOMPARE(match.code, 0);

    const Answer over = run(learning(folder, QStringLiteral("--rounds 1")));
    QCOMPARE(over.code, 0);
    QCOMPARE(over.out, judging + '\n');
    const Answer other = run(learning(folder, QStringLiteral("--rounds 2 --shard 1/2")));
    QCOMPARE(other.code, 0);
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("games-2-1.samples"))));
    const Answer lacking = run(learning(folder, QStringLiteral("--rounds 2")));
    QCOMPARE(lacking.code, 1);
    QVERIFY2(says(lacking.err, "These shards are missing"), lacking.err.c_str());
    const Answer differing = run(learning(folder, QStringLiteral("--rounds 2 --shard 1/2 --seed 2")));
    QCOMPARE(differing.code, 1);
    QVERIFY2(says(differing.err, "games-2-1.samples was made with different settings (--seed)."),
             differing.err.c_str());
}

void TestCliBots::learningIsToldAsJson() {
    const QTemporaryDir folder;
    const Answer learnt = run(learning(folder, QStringLiteral("--rounds 2 --json")));
    QCOMPARE(learnt.code, 0);
    const json result = json::parse(learnt.out);
    QCOMPARE(result["rounds"].size(), std::size_t{2});
    QCOMPARE(result["rounds"][1]["round"].get<int>(), 2);
    const json& two = result["rounds"][0]["tables"]["two"];
    QCOMPARE(two["games"].get<int>(), 4);
    QVERIFY(two["positions"] > 0 && two["surprise_before"] > 0 && two["certainty"] > 0);
    QVERIFY(result["rounds"][0]["tables"]["more"]["surprise_before"].is_null());
    QVERIFY(result["judging"].get<std::string>().ends_with("judging-2.json"));
}

void TestCliBots::interruptedLearningIsResumed() {
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    QStringList arguments;
    for (const std::string& word : learning(folder, QStringLiteral("--rounds 1"), 1'000'000)) {
        arguments << QString::fromStdString(word);
    }
    const QString samples = folder.filePath(QStringLiteral("games-1-1.samples"));
    qint64 size = 0;
    for (int time = 0; time < 2; ++time) {
        QProcess program;
        program.start(QStringLiteral(GNOSTICA_CLI), arguments);
        program.setReadChannel(QProcess::StandardError);
        while (!program.readAllStandardError().contains(" games")) {
            QVERIFY(program.waitForReadyRead(gnostica::tests::kPatienceMs));
        }
        QCOMPARE(::kill(static_cast<pid_t>(program.processId()), SIGINT), 0);
        QVERIFY(program.waitForFinished(gnostica::tests::kPatienceMs));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 130);
        QVERIFY(program.readAllStandardOutput().isEmpty());
        QVERIFY(QFileInfo(samples).size() >= std::max<qint64>(size, 1));
        size = QFileInfo(samples).size();
    }
#endif
}

/// R9: a table with such a weight caused a crash.
void TestCliBots::wrongJudgingIsSaid() {
    QTemporaryFile file;
    QVERIFY(file.open());
    std::string text = toText(engine::bots::shippedJudging());
    const std::string name = "\"lead\": ";
    const std::size_t at = text.find(name) + name.size();
    text.replace(at, text.find(',', at) - at, "3e38");
    file.write(text.data(), static_cast<qint64>(text.size()));
    file.close();
    const Answer answer = run({"match", "--games", "2", "--judging-a", file.fileName().toStdString()});
    QCOMPARE(answer.code, 1);
    QVERIFY(answer.out.empty());
    QVERIFY2(says(answer.err, file.fileName().toStdString() + ", line 14"), answer.err.c_str());
    QVERIFY2(says(answer.err, "1000"), answer.err.c_str());
}

void TestCliBots::lengthsAreMeasuredAndKept() {
    const QTemporaryDir folder;
    const Answer measured = run(measuring(folder, QStringLiteral("--games 2 --seats 2")));
    QCOMPARE(measured.code, 0);
    QVERIFY2(says(measured.out, "short-game, number of players 2: Rounds in a game: median "), measured.out.c_str());
    QVERIFY2(says(measured.err, "short-game, number of players 2: 2 of 2 games"), measured.err.c_str());
    const std::string text = textIn(folder);
    const auto lengths = engine::lab::lengthsFrom(text, "lengths.json");
    QVERIFY(lengths);
    QCOMPARE(lengths->rows().size(), std::size_t{1});
    QCOMPARE(lengths->rows()[0].games, 2);

    // Fewer games would show less.
    for (const char* options : {"--games 2 --seats 2", "--games 1 --seats 2"}) {
        const Answer again = run(measuring(folder, QString::fromLatin1(options)));
        QCOMPARE(again.code, 0);
        QVERIFY(again.out.empty());
        QVERIFY2(says(again.err, "1 result in the file is still valid and was kept."), again.err.c_str());
        QCOMPARE(textIn(folder), text);
    }
    const Answer more = run(measuring(folder, QStringLiteral("--games 2 --seats 2 --seats 3 --jobs 2")));
    QCOMPARE(more.code, 0);
    QVERIFY2(says(more.out, "number of players 3"), more.out.c_str());
    QVERIFY2(!says(more.out, "number of players 2"), more.out.c_str());
    const auto both = engine::lab::lengthsFrom(textIn(folder), "lengths.json");
    QCOMPARE(both->rows().size(), std::size_t{2});
    QVERIFY(both->rows()[0] == lengths->rows()[0]);
}

void TestCliBots::whatNoLongerHoldsIsMeasuredAgain() {
    const QTemporaryDir folder;
    QCOMPARE(run(measuring(folder, QStringLiteral("--games 1 --seats 2 --most-rounds 1"))).code, 0);
    auto lengths = engine::lab::lengthsFrom(textIn(folder), "lengths.json").value();
    engine::lab::GameLength old = lengths.rows()[0];
    QCOMPARE(old.cut, 1);
    old.players ^= 1U;
    lengths.put(old);
    old.ruleset = "of-long-ago";
    lengths.put(old);
    writeIn(folder, toText(lengths));
    const Answer again = run(measuring(folder, QStringLiteral("--games 1 --seats 2 --most-rounds 1")));
    QCOMPARE(again.code, 0);
    QVERIFY2(says(again.out, "1 game was cut short after round 1."), again.out.c_str());
    old.ruleset = "short-game";
    old.players ^= 1U;
    lengths.put(old);
    QCOMPARE(textIn(folder), toText(lengths));  // seat counts that were not requested keep their rows
}

void TestCliBots::otherFilesAreNoLengths() {
    const QTemporaryDir folder;
    for (const char* text : {"{\"id\": \"house\"}", "", "My letter"}) {
        writeIn(folder, text);
        const Answer answer = run(measuring(folder, QStringLiteral("--games 1 --seats 2")));
        QCOMPARE(answer.code, 1);
        QVERIFY(answer.out.empty());
        QVERIFY2(says(answer.err, "lengths.json"), answer.err.c_str());
        QCOMPARE(textIn(folder), std::string(text));
    }
}

/// Finished rows are in the file when the next row is interrupted.
void TestCliBots::interruptedLengthsAreResumed() {
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    QCOMPARE(run(measuring(folder, QStringLiteral("--games 1 --seats 2"))).code, 0);
    const std::string text = textIn(folder);
    QStringList arguments{QStringLiteral("--verbose")};
    for (const std::string& word : measuring(folder, QStringLiteral("--games 1000000 --most-rounds 1 --seats 3"))) {
        arguments << QString::fromStdString(word);
    }
    QProcess program;
    program.start(QStringLiteral(GNOSTICA_CLI), arguments);
    program.setReadChannel(QProcess::StandardError);
    while (!program.readAllStandardError().contains("lengths: short-game, 3 seats")) {
        QVERIFY(program.waitForReadyRead(gnostica::tests::kPatienceMs));
    }
    QCOMPARE(::kill(static_cast<pid_t>(program.processId()), SIGINT), 0);
    QVERIFY(program.waitForFinished(gnostica::tests::kPatienceMs));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 130);
    QCOMPARE(textIn(folder), text);
#endif
}

QTEST_GUILESS_MAIN(TestCliBots)
#include "tst_cli_bots.moc"
