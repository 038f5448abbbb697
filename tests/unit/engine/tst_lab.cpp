// Matches, their statistics, and tactical positions.
#include "engine/bots/idle.h"
#include "engine/lab/match.h"
#include "engine/lab/tactic_text.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Level;
using lab::MatchPlan;

namespace {

MatchPlan planOf(Level a, Level b, int games) {
    const bots::Budget budget{.iterations = 4, .seconds = 0, .threads = 1};
    MatchPlan plan;
    plan.rules = baseRules();
    plan.a = {.level = a, .budget = budget};
    plan.b = {.level = b, .budget = budget};
    plan.games = games;
    return plan;
}

bool same(const lab::MatchResult& a, const lab::MatchResult& b) {
    return a.games == b.games && a.score.mean() == b.score.mean() && a.decisions == b.decisions &&
           a.announced == b.announced && a.eliminated == b.eliminated && a.turns == b.turns;
}

}  // namespace

class TestLab : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalPlayersTieExactly_data();
    void equalPlayersTieExactly();
    void jobsDoNotChangeTheResult();
    void seedsChangeTheGames();
    void greedyBeatsRandom();
    void timeIsUpWithinAGame();
    void aStoppedMatchHasNone();
    void meansAndIntervals();
    void theSequentialTestDecides();
    void stepsAreClocked();
    void aWinningTurnIsATactic();
    void whatEverythingReachesIsNone();
    void nobodyCollectsForEver();
    void aPassedTurnIsOverByItsOwnSteps();
};

void TestLab::equalPlayersTieExactly_data() {
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("seats");
    QTest::newRow("random") << static_cast<int>(Level::random) << 2;
    QTest::newRow("greedy, four seats") << static_cast<int>(Level::greedy) << 4;
    QTest::newRow("apprentice") << static_cast<int>(Level::apprentice) << 2;
}

void TestLab::equalPlayersTieExactly() {
    QFETCH(int, level);
    QFETCH(int, seats);
    MatchPlan plan = planOf(static_cast<Level>(level), static_cast<Level>(level), 4);
    plan.seats = seats;
    const auto result = playMatch(plan);
    QCOMPARE(result.games, 4);
    QCOMPARE(result.score.mean(), 0.5);
}

void TestLab::jobsDoNotChangeTheResult() {
    MatchPlan plan = planOf(Level::adept, Level::greedy, 6);
    const auto alone = playMatch(plan);
    plan.jobs = 3;
    QVERIFY(same(playMatch(plan), alone));
}

void TestLab::seedsChangeTheGames() {
    MatchPlan plan = planOf(Level::greedy, Level::random, 4);
    const auto first = playMatch(plan);
    plan.seed = 2;
    QVERIFY(!same(playMatch(plan), first));
}

void TestLab::greedyBeatsRandom() {
    MatchPlan plan = planOf(Level::greedy, Level::random, 100);
    plan.sequential = true;
    const auto result = playMatch(plan);
    QVERIFY(result.test.verdict() == lab::Verdict::stronger);
    QVERIFY(result.games < 100);
}

/// Time was once up only when the first pair was over: with deep thinkers after minutes.
void TestLab::timeIsUpWithinAGame() {
    MatchPlan plan = planOf(Level::master, Level::master, 2);
    for (auto* entrant : {&plan.a, &plan.b}) {
        entrant->budget = {.iterations = 1'000'000'000, .seconds = 0, .threads = 1};
    }
    plan.seconds = 0.001;
    const auto result = playMatch(plan);
    QCOMPARE(result.games, 0);
    QCOMPARE(result.unfinished, 1);
}

void TestLab::aStoppedMatchHasNone() {
    std::stop_source stop;
    stop.request_stop();
    const auto result = playMatch(planOf(Level::greedy, Level::greedy, 1'000'000), stop.get_token());
    QCOMPARE(result.games, 0);
    QCOMPARE(result.unfinished, 0);
}

void TestLab::meansAndIntervals() {
    lab::PairedScore score;
    QCOMPARE(score.low(), 0.0);
    QCOMPARE(score.high(), 1.0);
    for (int i = 0; i < 100; ++i) {
        score.add(i % 4 == 0 ? 0.0 : 1.0);
    }
    QCOMPARE(score.mean(), 0.75);
    QVERIFY(score.low() > 0.65 && score.low() < 0.68);
    QVERIFY(score.high() > 0.82 && score.high() < 0.85);
}

void TestLab::theSequentialTestDecides() {
    for (const auto& [wins, verdict] : {std::pair{3, lab::Verdict::stronger}, {2, lab::Verdict::equal}}) {
        lab::PairedScore score;
        lab::SequentialTest test;
        for (int i = 0; i < 4000; ++i) {
            score.add(i % 4 < wins ? 1.0 : 0.0);
            test.update(score);
        }
        QVERIFY(test.verdict() == verdict);
    }
}

void TestLab::stepsAreClocked() {
    lab::Clocking clock;
    for (int i = 0; i < 99; ++i) {
        clock.add(0.003);
    }
    clock.add(0.9);
    QCOMPARE(clock.within(0.95), 0.004);
    QCOMPARE(clock.longest, 0.9);
    QCOMPARE(clock.within(1.0), 0.9);
}

void TestLab::aWinningTurnIsATactic() {
    const State state = Setup()
                            .land("0,0", "moon")
                            .land("2,0", "star")
                            .land("5,0", "cups-2")
                            .land("5,1", "sun")
                            .land("9,0", "cups-3")
                            .pieces({"A3U@0,0", "A3U@2,0", "A1S@5,0", "B1N@9,0"})
                            .with("challenge", "A")
                            .state();
    const auto tactic = lab::findTactic(*baseRules(), state);
    QVERIFY(tactic);
    QVERIFY(tactic->goal == lab::Goal::win);
    QVERIFY(std::find(tactic->best.begin(), tactic->best.end(), Step(step::Activate{at(5, 0)})) != tactic->best.end());
    const auto player = makePlayer(Level::apprentice, baseRules(), 1);
    QVERIFY(lab::solves(baseRules(), *player, {.iterations = 60, .seconds = 0, .threads = 1}, *tactic, 1));
}

void TestLab::whatEverythingReachesIsNone() {
    const State state = Setup().land("0,0", "moon").land("9,0", "cups-3").pieces({"A3U@0,0", "B1N@9,0"}).state();
    QVERIFY(!lab::findTactic(*baseRules(), state));
}

/// E11: where nothing is announced, no last turn was ever found, and no end.
void TestLab::nobodyCollectsForEver() {
    const auto rules =
        rulesPatched({{"mechanics", {{"challenge", nullptr}, {"timer", {{"mode", "rounds"}}}}}, {"end", nullptr}});
    const auto found = lab::collectTactics(rules, 2, 2, 1);
    QCOMPARE(found.size(), std::size_t{2});
    for (const lab::Tactic& tactic : found) {
        QVERIFY(tactic.goal == lab::Goal::points);
    }
}

/// E9: passing was forged by setting the stage.
void TestLab::aPassedTurnIsOverByItsOwnSteps() {
    Game game = Setup().land("0,0", "moon").land("9,0", "cups-3").pieces({"A3U@0,0", "B1N@9,0"}).game();
    const auto closing = bots::idleToClose(game.rules(), game.state());
    const State before = game.state();
    play(game, {"refresh - 0"});
    QVERIFY(closing && *closing == game.state());
    play(game, {"done"});
    Rng rng(1);
    QVERIFY(bots::passTurn(game.rules(), before, rng) == game.state());

    // Who has no piece must place one: there is nothing to compare with.
    const State bound = Setup().land("0,0", "moon").land("9,0", "cups-3").pieces({"B1N@9,0"}).state();
    QVERIFY(!bots::idleToClose(*baseRules(), bound));
    const State after = bots::passTurn(*baseRules(), bound, rng);
    QCOMPARE(after.turnsPlayed, static_cast<std::uint16_t>(bound.turnsPlayed + 1));
    QVERIFY(after.hasPieces(Seat::a));
}

QTEST_GUILESS_MAIN(TestLab)
#include "tst_lab.moc"
