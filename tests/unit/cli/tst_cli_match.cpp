// Matches against external programs, and with equal processor time.
#include "app/cli/lab/equal_time.h"
#include "app/cli/lab/other_program.h"
#include "tests/support/rulesets.h"
#include "tests/unit/cli/match.h"

#include <QtTest>
#include <nlohmann/json.hpp>

using namespace gnostica;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

/// Writes a shell script; returns its name.
QString programIn(const QTemporaryDir& folder, const QByteArray& script) {
    QFile file(folder.filePath(QStringLiteral("other")));
    if (file.open(QIODevice::WriteOnly)) {
        file.write("#!/bin/sh\n" + script + '\n');
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    return file.fileName();
}

/// Two players of the base game; the first plays in an external program.
engine::lab::TablePlan playedElsewhere() {
    engine::lab::TablePlan plan;
    plan.rules = baseRules();
    plan.entrants[engine::seatAt(0)].isElsewhere = true;
    return plan;
}

}  // namespace

class TestCliMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anotherProgramPlays();
    void aProgramThatDoesNotPlayIsNamed_data();
    void aProgramThatDoesNotPlayIsNamed();
    void aProgramThatDoesNotTakePartIsGivenUp_data();
    void aProgramThatDoesNotTakePartIsGivenUp();
    void whatWasPlayedBeforeAFailureIsTold();
    void anotherStepThanTheTypedOneIsNoticed();
    void iterationsForEqualTimeAreFound_data();
    void iterationsForEqualTimeAreFound();
    void positionsAreTimedByTheClockThatIsGiven();
    void aMatchOfEqualTimeCanBeRepeated();
    void anotherProgramIsTimed();
};

void TestCliMatch::anotherProgramPlays() {
    const std::vector<std::string> arguments{"match",  "--a",   "greedy",  "--b",         "quick",     "--seats",
                                             "3",      "--one", "--games", "3",           "--seed",    "5",
                                             "--jobs", "2",     "--json",  "--b-program", GNOSTICA_CLI};
    const Answer answer = run(arguments);
    QVERIFY2(answer.code == 0, answer.err.c_str());
    const auto result = nlohmann::json::parse(answer.out);
    QCOMPARE(result["games"], 3);
    QVERIFY(result["seconds_a"]["longest"] > 0);
    QVERIFY(result["seconds_b"].is_null());
    QCOMPARE(result["b_program"], GNOSTICA_CLI);
    QVERIFY(result["decisions"] > 20);
    const Answer second = run(arguments);
    QVERIFY2(second.code == 0, second.err.c_str());
    auto again = nlohmann::json::parse(second.out);  // the same except for the clock
    again["seconds_a"] = result["seconds_a"];
    QVERIFY(again == result);
}

void TestCliMatch::aProgramThatDoesNotPlayIsNamed_data() {
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("why");
    QTest::newRow("none") << QStringLiteral("/nowhere") << QStringLiteral("cannot be run");
    QTest::newRow("a folder") << QStringLiteral("/tmp") << QStringLiteral("cannot be run");
    QTest::newRow("silent") << QStringLiteral("/bin/true") << QStringLiteral("ended before the game was over.");
    QTest::newRow("protests") << QStringLiteral("/bin/cat") << QStringLiteral("seats");
}

void TestCliMatch::aProgramThatDoesNotPlayIsNamed() {
    QFETCH(QString, program);
    QFETCH(QString, why);
    const Answer answer = run({"match", "--b", "quick", "--b-program", program.toStdString()});
    QCOMPARE(answer.code, 1);
    QVERIFY(answer.out.empty());
    QVERIFY2(says(answer.err, program.toStdString()) && says(answer.err, why.toStdString()), answer.err.c_str());
}

void TestCliMatch::aProgramThatDoesNotTakePartIsGivenUp_data() {
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QString>("why");
    QTest::newRow("silent") << QByteArray("exec sleep 20") << QStringLiteral("has been silent for too long.");
    QTest::newRow("says why") << QByteArray("echo overworked >&2; exec sleep 20")
                              << QStringLiteral("has been silent for too long: overworked");
    // Regression: data arrived faster than it was read, and reading never ended.
    QTest::newRow("floods with errors") << QByteArray("exec yes overworked >&2")
                                        << QStringLiteral("has been silent for too long: ");
    QTest::newRow("asks for its own step")
        << QByteArray("printf 'A> '; exec sleep 20") << QStringLiteral("asks for a step that it should take itself.");
    const QByteArray often = "for i in 1 2 3 4 5 6 7 8 9 10; do %1; sleep 0.15; done";
    QTest::newRow("speaks") << QByteArray(often).replace("%1", "echo thinking")
                            << QStringLiteral("ended before the game was over.");
    // The name of the record is the last argument. The script writes something that is not a game.
    QTest::newRow("writes") << "for record; do :; done; " + QByteArray(often).replace("%1", "echo '{' >> \"$record\"")
                            << QStringLiteral("plays with different rules from this program:");
}

void TestCliMatch::aProgramThatDoesNotTakePartIsGivenUp() {
    QFETCH(QByteArray, script);
    QFETCH(QString, why);
    QTemporaryDir folder;
    const engine::Registry registry = engine::builtinRegistry();
    cli::OtherProgram other(programIn(folder, script), engine::bots::Level::quick, {}, registry,
                            std::chrono::milliseconds(800));
    QVERIFY(other.play(playedElsewhere(), {}).abandoned);
    QVERIFY(other.problem());
    QVERIFY2(other.problem()->contains(why), qPrintable(*other.problem()));
    QVERIFY(other.problem()->size() < 3000);
}

/// Regression: when the second game of the second deal ended early, the first deal was lost with it.
void TestCliMatch::whatWasPlayedBeforeAFailureIsTold() {
    const QTemporaryDir folder;
    const QString program =
        programIn(folder, "echo >> \"$0.games\"; [ $(wc -l < \"$0.games\") -lt 4 ] && exec " GNOSTICA_CLI
                          " \"$@\"; echo tired >&2; exit 3");
    const std::vector<std::string> arguments{
        "match", "--a", "random", "--b", "random", "--games", "400", "--b-program", program.toStdString()};
    const Answer text = run(arguments);
    QCOMPARE(text.code, 1);
    const std::string why = "“" + program.toStdString() + "” ended before the game was over: tired";
    QVERIFY2(text.out.starts_with("The match was cut short: " + why), text.out.c_str());
    QVERIFY2(says(text.out, " in 2 games."), text.out.c_str());
    QVERIFY2(says(text.err, why + "\n1 deal was under way"), text.err.c_str());

    QVERIFY(QFile::remove(program + QStringLiteral(".games")));
    auto asJson = arguments;
    asJson.emplace_back("--json");
    const Answer answer = run(asJson);
    QCOMPARE(answer.code, 1);
    const json result = json::parse(answer.out);
    QCOMPARE(result["games"].get<int>(), 2);
    QVERIFY(says(result["problem"].get<std::string>(), "tired"));
}

/// A player that turns every piece after placing it.
void TestCliMatch::anotherStepThanTheTypedOneIsNoticed() {
    const QTemporaryDir folder;
    const QString program = programIn(folder, "sed -u 'y/NESWU/ESWNN/' | " GNOSTICA_CLI " \"$@\"");
    const engine::Registry registry = engine::builtinRegistry();
    cli::OtherProgram other(program, engine::bots::Level::random, {"--set", "start=seat"}, registry);
    engine::lab::TablePlan plan;
    plan.rules = rulesWith({{"start", "seat"}});
    plan.entrants[engine::seatAt(1)].isElsewhere = true;
    QVERIFY(other.play(plan, {}).abandoned);
    QVERIFY(other.problem());
    QVERIFY2(other.problem()->contains(QStringLiteral("wrote down another step than “place ")),
             qPrintable(*other.problem()));
}

void TestCliMatch::iterationsForEqualTimeAreFound_data() {
    QTest::addColumn<double>("fixed");
    QTest::addColumn<double>("each");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::newRow("as many as before") << 0.0 << 0.001 << 0.15 << 146 << 154;
    QTest::newRow("many more") << 0.0 << 0.001 << 150.0 << 145'000 << 155'000;
    QTest::newRow("fewer") << 0.0 << 0.01 << 0.12 << 12 << 12;
    QTest::newRow("a step costs something without them") << 1.0 << 0.01 << 3.0 << 190 << 210;
    QTest::newRow("all") << 0.0 << 1e-6 << 10.5 << cli::kMostIterations << cli::kMostIterations;
    QTest::newRow("none is too much") << 1.0 << 0.01 << 0.5 << 0 << 0;
    QTest::newRow("all are too little") << 0.0 << 1e-9 << 10.0 << 0 << 0;
}

void TestCliMatch::iterationsForEqualTimeAreFound() {
    QFETCH(double, fixed);
    QFETCH(double, each);
    QFETCH(double, seconds);
    QFETCH(int, least);
    QFETCH(int, most);
    const int found = cli::iterationsFor(seconds, 150, [&](int n) { return fixed + each * n; }).value_or(0);
    QVERIFY2(found >= least && found <= most, qPrintable(QString::number(found)));
}

void TestCliMatch::positionsAreTimedByTheClockThatIsGiven() {
    double seconds = 0;
    const cli::TimedPositions positions(baseRules(), 3, [&] { return seconds += 0.5; });
    const engine::lab::Entrant greedy{.level = engine::bots::Level::greedy, .budget = {}};
    QCOMPARE(positions.secondsOf(greedy), 0.5 * static_cast<double>(positions.states().size()));
    QVERIFY(positions.states() == cli::TimedPositions(baseRules(), 3).states());
    for (const engine::State& state : positions.states()) {
        QVERIFY(isPlayer(decider(*baseRules(), state)));
    }
    QVERIFY(cli::processorSeconds() >= 0);
}

void TestCliMatch::aMatchOfEqualTimeCanBeRepeated() {
    const QString line = QStringLiteral("--a apprentice --b adept --scale 0.1 --games 2 ");
    json measured = matchOf(line + QStringLiteral("--equal-time"));
    QVERIFY(measured["equal_time"].get<bool>());
    const int iterations = measured["iterations_b"].get<int>();
    QVERIFY(iterations > 0 && iterations <= cli::kMostIterations);
    json repeated = matchOf(line + QStringLiteral("--iterations-b %1").arg(iterations));
    QVERIFY(!repeated["equal_time"].get<bool>());
    repeated["equal_time"] = true;
    QVERIFY(repeated == measured);
    const Answer text = run(words(QStringLiteral("match --equal-time --most-rounds 1 ") + line));
    QVERIFY2(says(text.out, "For equal processor time, adept thinks through "), text.out.c_str());
    QVERIFY2(says(text.out, "(--iterations-b "), text.out.c_str());
}

void TestCliMatch::anotherProgramIsTimed() {
    const engine::Registry registry = engine::builtinRegistry();
    cli::OtherProgram other(QStringLiteral(GNOSTICA_CLI), engine::bots::Level::greedy, {}, registry);
    const auto timed = other.timeSteps(playedElsewhere(), {});
    QVERIFY2(timed, qPrintable(other.problem().value_or(QString())));
    QCOMPARE(timed->states.size(), std::size_t{11});
    QVERIFY(timed->seconds >= 0);
    for (const engine::State& state : timed->states) {
        QCOMPARE(decider(*baseRules(), state), engine::seatAt(0));
    }
    cli::OtherProgram none(QStringLiteral("/nowhere"), engine::bots::Level::greedy, {}, registry);
    QVERIFY(!none.timeSteps(playedElsewhere(), {}));
    QVERIFY(none.problem());
}

QTEST_GUILESS_MAIN(TestCliMatch)
#include "tst_cli_match.moc"
