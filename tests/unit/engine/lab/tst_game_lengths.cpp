// Lengths of games: the same with any number of threads, in a document that is refused if it makes no sense.
#include "engine/lab/byte_hash.h"
#include "engine/lab/game_lengths.h"
#include "tests/support/rulesets.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using lab::GameLength;
using lab::GameLengths;

namespace {

GameLength rowOf(const char* ruleset, int seats) {
    return {.ruleset = ruleset,
            .seats = seats,
            .rules = 0x5b2U + static_cast<unsigned>(seats),
            .judging = 0xcbf29ce484222325U,
            .players = 0x84222325U,
            .games = 200,
            .cut = 3,
            .mostRounds = 200,
            .median = 15.25,
            .within95 = 31.5,
            .shortest = 4.5};
}

GameLengths someLengths() {
    GameLengths lengths;
    lengths.put(rowOf("short-game", 2));
    lengths.put(rowOf("gnostica", 3));
    lengths.put(rowOf("gnostica", 2));
    return lengths;
}

lab::LengthPlan randomGames(int games) {
    lab::LengthPlan plan;
    plan.rules = baseRules();
    plan.entrant = {.level = bots::Level::random, .budget = {}};
    plan.games = games;
    plan.mostRounds = 1000;
    return plan;
}

}  // namespace

class TestGameLengths : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreTextInAFixedOrder();
    void rowsAreFoundByTheirRuleset();
    void roundsAreWrittenToAHundredth();
    void oneInTenIsOftenCut();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void anotherDocumentIsOneProblem();
    void measuringDoesNotDependOnThreads();
    void playersAreKnownByAGame();
    void rulesAreKnownWithoutTheirTexts();
    void gamesThatAreCutCountAsLong();
    void aStopGivesNothing();
};

void TestGameLengths::rowsAreTextInAFixedOrder() {
    const GameLengths lengths = someLengths();
    QCOMPARE(lengths.rows().size(), std::size_t{3});
    QVERIFY(lengths.rows()[0] == rowOf("gnostica", 2));
    QVERIFY(lengths.rows()[2] == rowOf("short-game", 2));
    const auto read = lab::lengthsFrom(toText(lengths), "it.json");
    QVERIFY(read);
    QVERIFY(*read == lengths);
    QCOMPARE(toText(*read), toText(lengths));
    QVERIFY(lab::lengthsFrom(toText(GameLengths()), "it.json").value().rows().empty());
}

void TestGameLengths::rowsAreFoundByTheirRuleset() {
    GameLengths lengths = someLengths();
    const std::uint64_t rules = rowOf("gnostica", 3).rules;
    QCOMPARE(lengths.find(rules, 3)->ruleset, std::string("gnostica"));
    QVERIFY(lengths.find(rules, 2) == nullptr);
    QVERIFY(lengths.find(rules + 1, 3) == nullptr);
    GameLength again = rowOf("gnostica", 3);
    again.rules = 7;
    lengths.put(again);
    QCOMPARE(lengths.rows().size(), std::size_t{3});
    QVERIFY(lengths.find(rules, 3) == nullptr);
    QVERIFY(*lengths.named("gnostica", 3) == again);
    QVERIFY(lengths.named("gnostica", 4) == nullptr);
}

void TestGameLengths::roundsAreWrittenToAHundredth() {
    GameLength row = rowOf("gnostica", 3);
    row.median = 46.0 / 3;
    GameLengths lengths;
    lengths.put(row);
    QVERIFY(toText(lengths).find("\"median\":15.33,") != std::string::npos);
    QCOMPARE(lab::lengthsFrom(toText(lengths), "it.json").value().rows()[0].median, 15.33);
}

void TestGameLengths::oneInTenIsOftenCut() {
    GameLength row = rowOf("gnostica", 3);
    row.cut = 19;
    QVERIFY(!row.isOftenCut());
    row.cut = 20;
    QVERIFY(row.isOftenCut());
}

void TestGameLengths::nonsenseIsRefused_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const char* from, const char* to, const char* pointer, DiagnosticCode code) {
        QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to) << QString::fromLatin1(pointer)
                            << static_cast<int>(code);
    };
    using enum DiagnosticCode;
    row("no name", "\"gnostica\"", "\"\"", "/rows/0/ruleset", wrongValue);
    row("a name that is none", "\"gnostica\"", "8", "/rows/0/ruleset", wrongType);
    row("alone", "\"seats\":2", "\"seats\":1", "/rows/0/seats", wrongValue);
    row("a crowd", "\"seats\":2", "\"seats\":7", "/rows/0/seats", wrongValue);
    row("half a player", "\"seats\":2", "\"seats\":2.5", "/rows/0/seats", wrongType);
    row("no hash", "\"rules\":\"5b4\"", "\"rules\":\"xyz\"", "/rows/0/rules", wrongValue);
    row("a hash spelt otherwise", "\"rules\":\"5b4\"", "\"rules\":\"05B4\"", "/rows/0/rules", wrongValue);
    row("too long for a hash", "\"rules\":\"5b4\"", "\"rules\":\"11111111111111111\"", "/rows/0/rules", tooLong);
    row("a number for a hash", "\"rules\":\"5b4\"", "\"rules\":5", "/rows/0/rules", wrongType);
    row("no players", "\"players\":\"84222325\"", "\"players\":\"\"", "/rows/0/players", wrongValue);
    row("no games", "\"games\":200", "\"games\":0", "/rows/0/games", wrongValue);
    row("more cut than played", "\"cut\":3", "\"cut\":201", "/rows/0/cut", wrongValue);
    row("cut before the beginning", "\"most_rounds\":200", "\"most_rounds\":0", "/rows/0/most_rounds", wrongValue);
    row("less than nothing", "\"shortest\":4.5", "\"shortest\":-1", "/rows/0/shortest", wrongValue);
    row("a median below the shortest", "\"median\":15.25", "\"median\":4", "/rows/0/median", wrongValue);
    row("longer than games can be", "\"within_95\":31.5", "\"within_95\":1e9", "/rows/0/within_95", wrongValue);
    row("rounds in words", "\"median\":15.25", "\"median\":\"many\"", "/rows/0/median", wrongType);
    row("an unknown key", "\"cut\":3", "\"cut\":3,\"cat\":4", "/rows/0/cat", unknownKey);
    row("a missing key", "\"cut\":3,", "", "/rows/0", missingKey);
    row("a row twice", "\"seats\":3", "\"seats\":2", "/rows/1", duplicate);
    row("no rows", "\"rows\"", "\"row\"", "", missingKey);
    row("another kind", "\"lengths\"", "\"judging\"", "/kind", wrongValue);
    row("a later format", "\"format\": 1", "\"format\": 2", "/format", laterVersion);
    row("no document", "{", "[", "", syntax);
}

void TestGameLengths::nonsenseIsRefused() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, pointer);
    QFETCH(int, code);
    std::string text = toText(someLengths());
    const std::size_t at = text.find(from.toStdString());
    QVERIFY(at != std::string::npos);
    text.replace(at, static_cast<std::size_t>(from.size()), to.toStdString());
    const auto read = lab::lengthsFrom(text, "it.json");
    QVERIFY(!read);
    const Diagnostic& problem = read.error().front();
    QCOMPARE(QString::fromStdString(problem.source), QStringLiteral("it.json"));
    QCOMPARE(static_cast<int>(problem.code), code);
    QVERIFY(problem.code == DiagnosticCode::syntax || problem.pointer == pointer.toStdString());
    QVERIFY(problem.place.line >= 1);
}

/// A person who chose the wrong file does not get a message for each of its keys.
void TestGameLengths::anotherDocumentIsOneProblem() {
    for (const char* text :
         {"{\"id\": \"house\", \"extends\": \"gnostica\"}", "[1, 2]", "{\"kind\": \"game\", \"id\": 3}"}) {
        const auto read = lab::lengthsFrom(text, "it.json");
        QVERIFY(!read);
        QCOMPARE(read.error().size(), std::size_t{1});
    }
}

void TestGameLengths::measuringDoesNotDependOnThreads() {
    lab::LengthPlan plan = randomGames(6);
    int told = 0;
    const auto alone = lab::measureLengths(plan, {}, [&](int done) { told = done; });
    QVERIFY(alone);
    QCOMPARE(told, 6);
    plan.jobs = 3;
    const auto together = lab::measureLengths(plan);
    QVERIFY(together);
    QVERIFY(lengthOf(plan, *alone) == lengthOf(plan, *together));
    const GameLength row = lengthOf(plan, *alone);
    QCOMPARE(row.ruleset, plan.rules->id);
    QCOMPARE(row.rules, lab::rulesHash(*plan.rules));
    QCOMPARE(row.judging, lab::byteHash(toText(bots::shippedJudging())));
    QVERIFY(row.shortest > 0 && row.shortest <= row.median && row.median <= row.within95);
    bool isAnother = false;  // a few short games may have the same length by chance
    for (plan.seed = 2; plan.seed < 8 && !isAnother; ++plan.seed) {
        isAnother = lengthOf(plan, lab::measureLengths(plan).value()) != row;
    }
    QVERIFY(isAnother);
}

/// Rows once outlived the players that had played their games: only rules and judging were looked at.
void TestGameLengths::playersAreKnownByAGame() {
    lab::LengthPlan plan = randomGames(1);
    const std::uint64_t random = playersHash(plan);
    QCOMPARE(lengthOf(plan, {}).players, random);
    plan.seed = 7;
    plan.games = 3;
    plan.mostRounds = 5;
    QCOMPARE(playersHash(plan), random);
    plan.seats = 3;
    QVERIFY(playersHash(plan) != random);
    plan.seats = 2;
    plan.entrant.level = bots::Level::greedy;
    const std::uint64_t greedy = playersHash(plan);
    QVERIFY(greedy != random);
    bots::Judging judging = bots::shippedJudging();
    judging.two.weights.of[static_cast<std::size_t>(bots::Feature::score)] *= -1;
    plan.entrant.judging = &judging;
    QVERIFY(playersHash(plan) != greedy);
}

/// A better summary of a ruleset once made its measured lengths useless.
void TestGameLengths::rulesAreKnownWithoutTheirTexts() {
    const std::uint64_t base = lab::rulesHash(*baseRules());
    for (const char* text : {"name", "summary", "notes"}) {
        QCOMPARE(lab::rulesHash(*rulesPatched({{text, {{"en", "Another text"}}}})), base);
    }
    QVERIFY(lab::rulesHash(*rulesPatched({{"end", {{"target", 8}}}})) != base);
}

void TestGameLengths::gamesThatAreCutCountAsLong() {
    lab::LengthPlan plan = randomGames(3);
    plan.mostRounds = 1;
    const auto measured = lab::measureLengths(plan);
    QVERIFY(measured);
    QCOMPARE(measured->cut, 3);
    const GameLength row = lengthOf(plan, *measured);
    QCOMPARE(row.shortest, 1.0);
    QCOMPARE(row.within95, 1.0);
    QVERIFY(row.isOftenCut());
}

void TestGameLengths::aStopGivesNothing() {
    std::stop_source stop;
    const auto measured = lab::measureLengths(randomGames(1000), stop.get_token(), [&](int) { stop.request_stop(); });
    QVERIFY(!measured);
}

QTEST_GUILESS_MAIN(TestGameLengths)
#include "tst_game_lengths.moc"
