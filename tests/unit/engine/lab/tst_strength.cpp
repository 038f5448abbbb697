// The ladder of levels and the regret of a level.
#include "engine/lab/strength/ladder_file.h"
#include "engine/lab/strength/regret.h"
#include "tests/support/rulesets.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Level;
using lab::LadderDocument;
using lab::LadderPlan;
using lab::Rung;
using lab::RungVerdict;

namespace {

LadderPlan ladderOf(int games) {
    return {.rules = baseRules(), .games = games, .seed = 4, .mostRounds = 200};
}

LadderDocument documentOf(const LadderPlan& plan) {
    LadderDocument ladder{.settings = settingsOf(plan)};
    ladder.put({{.above = Level::beginner, .below = Level::random, .scores = {1, 0.5, 1.0 / 3}, .cutDeals = 2}, 77});
    ladder.put({{.above = Level::beginner, .below = Level::random, .seats = 4}, 78});
    return ladder;
}

}  // namespace

class TestStrength : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rungsAreOfNeighbours();
    void aRungEndsWhenItIsDecided();
    void anInterruptedRungGoesOnAsIfNothingHadHappened();
    void oneAmongOthersHasAFairShareOfItsOwn();
    void resultsAreText();
    void otherDocumentsAreRefused_data();
    void otherDocumentsAreRefused();
    void settingsAreCompared();
    void regretIsReproducible();
    void longSearchesAreLong();
};

void TestStrength::rungsAreOfNeighbours() {
    const auto rungs = lab::rungsOf({Level::random, Level::beginner, Level::greedy}, {2, 4});
    QCOMPARE(rungs.size(), std::size_t{4});
    QVERIFY(rungs[1].above == Level::greedy && rungs[1].below == Level::beginner && rungs[1].seats == 2);
    QVERIFY(rungs[2].above == Level::beginner && rungs[2].below == Level::random && rungs[2].seats == 4);
    QCOMPARE(rungs[2].fair(), 0.25);
}

void TestStrength::aRungEndsWhenItIsDecided() {
    Rung rung{.above = Level::beginner, .below = Level::random};
    playRung(ladderOf(200), rung);
    QVERIFY(verdictOf(rung) == RungVerdict::stronger);
    QVERIFY2(rung.games() < 100, std::to_string(rung.games()).c_str());
    QVERIFY(scoreOf(rung).interval().low > 0.5);
    const Rung decided = rung;
    playRung(ladderOf(400), rung);  // more games are allowed, but none is needed
    QVERIFY(rung == decided);
}

void TestStrength::anInterruptedRungGoesOnAsIfNothingHadHappened() {
    const LadderPlan plan = ladderOf(8);
    Rung whole{.above = Level::scripted, .below = Level::random};
    playRung(plan, whole);
    Rung parts{.above = Level::scripted, .below = Level::random};
    std::stop_source stop;
    playRung(plan, parts, stop.get_token(), [&](const Rung&) { stop.request_stop(); });
    QCOMPARE(parts.deals(), 1);
    playRung(plan, parts);
    QVERIFY(parts == whole);
    QCOMPARE(whole.deals(), 4);
}

void TestStrength::oneAmongOthersHasAFairShareOfItsOwn() {
    Rung rung{.above = Level::random, .below = Level::random, .seats = 4};
    playRung(ladderOf(8), rung);
    QCOMPARE(rung.games(), 8 - 4 * rung.cutDeals);
    for (const double score : rung.scores) {
        QCOMPARE(score, 0.25);  // equal players, each in every seat of the same deal
    }
    QVERIFY(verdictOf(rung) == RungVerdict::open);
}

void TestStrength::resultsAreText() {
    const LadderDocument ladder = documentOf(ladderOf(8));
    const auto read = lab::ladderFrom(toText(ladder), "it.json");
    QVERIFY(read);
    QVERIFY(*read == ladder);
    QCOMPARE(toText(*read), toText(ladder));
    QVERIFY(ladder.find({.above = Level::beginner, .below = Level::random, .seats = 4})->players == 78);
    QVERIFY(ladder.find({.above = Level::beginner, .below = Level::random, .seats = 3}) == nullptr);
}

void TestStrength::otherDocumentsAreRefused_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char* name, const char* from, const char* to, const char* pointer) {
        QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to) << QString::fromLatin1(pointer);
    };
    row("another kind", "\"ladder\"", "\"lengths\"", "/kind");
    row("a later format", "\"format\": 1", "\"format\": 2", "/format");
    row("no such level", "\"above\":\"beginner\"", "\"above\":\"wizard\"", "/rungs/0/above");
    row("a score beyond all", "[1.0,0.5", "[1.5,0.5", "/rungs/0/scores/0");
    row("twice the same", "\"seats\":4", "\"seats\":2", "/rungs/1");
    row("no seed", "\"seed\": \"4\",", "", "");
}

void TestStrength::otherDocumentsAreRefused() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, pointer);
    QString text = QString::fromStdString(toText(documentOf(ladderOf(8))));
    QVERIFY2(text.contains(from), qPrintable(text));
    const auto read = lab::ladderFrom(text.replace(from, to).toStdString(), "it.json");
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.error().front().pointer), pointer);
}

void TestStrength::settingsAreCompared() {
    const lab::LadderSettings settings = settingsOf(ladderOf(8));
    QVERIFY(differenceOf(settings, settingsOf(ladderOf(400))).empty());
    LadderPlan other = ladderOf(8);
    other.seed = 5;
    QCOMPARE(std::string(differenceOf(settings, settingsOf(other))), std::string("--seed"));
    other = ladderOf(8);
    other.scale = 0.5;
    QCOMPARE(std::string(differenceOf(settings, settingsOf(other))), std::string("--scale"));
    other = ladderOf(8);
    other.rules = rulesWith({{"target", 8}});
    QCOMPARE(std::string(differenceOf(settings, settingsOf(other))), std::string("--variant"));
    const Rung rung{.above = Level::beginner, .below = Level::random};
    const Rung another{.above = Level::scripted, .below = Level::random};
    QVERIFY(playersHash(ladderOf(8), rung) == playersHash(ladderOf(400), rung));
    QVERIFY(playersHash(ladderOf(8), rung) != playersHash(ladderOf(8), another));
}

void TestStrength::regretIsReproducible() {
    lab::RegretPlan plan{.rules = baseRules(),
                         .level = Level::beginner,
                         .scale = 0.1,
                         .games = 2,
                         .decisions = 4,
                         .seed = 3,
                         .mostRounds = 5};
    const auto one = measureRegret(plan);
    QCOMPARE(one.games, 2);
    QCOMPARE(one.decisions, 8);
    QVERIFY(one.near >= 0 && one.near <= 8);
    QCOMPARE(one.share.mean(), one.near / 8.0);
    QVERIFY(one.cost.mean() >= 0 && one.cost.mean() <= 1);
    plan.jobs = 2;
    const auto two = measureRegret(plan);
    QCOMPARE(two.near, one.near);
    QCOMPARE(two.cost.mean(), one.cost.mean());
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(measureRegret(plan, stop.get_token()).games, 0);
}

void TestStrength::longSearchesAreLong() {
    lab::RegretPlan plan;
    plan.level = Level::adept;
    QCOMPARE(longSearch(plan).iterations, 20 * budgetOf(Level::adept).iterations);
    plan.level = Level::beginner;
    plan.factor = 2;
    QCOMPARE(longSearch(plan).iterations, 2 * budgetOf(Level::apprentice).iterations);
}

QTEST_GUILESS_MAIN(TestStrength)
#include "tst_strength.moc"
