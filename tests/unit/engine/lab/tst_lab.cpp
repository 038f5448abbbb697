// Matches, their statistics, and tactical positions.
#include "engine/bots/idle.h"
#include "engine/lab/match.h"
#include "engine/lab/measurement.h"
#include "engine/lab/tactic_text.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"

#include <QtTest>

#include <cmath>
#include <numeric>

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
    return a.games == b.games && a.score.mean() == b.score.mean() && a.decisions.mean() == b.decisions.mean() &&
           a.a.announced == b.a.announced && a.b.held == b.b.held && a.eliminated == b.eliminated &&
           a.turns.mean() == b.turns.mean() && a.rounds.median() == b.rounds.median();
}

/// The longest game has this many rounds, perhaps with a part of one more.
int roundsOfLongest(const lab::MatchResult& result) {
    return static_cast<int>(std::ceil(result.rounds.within(1)));
}

}  // namespace

class TestLab : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalPlayersTieExactly_data();
    void equalPlayersTieExactly();
    void oneOfEqualPlayersHasItsFairShare_data();
    void oneOfEqualPlayersHasItsFairShare();
    void oneTakesEverySeat();
    void oneAmongWeakerOnesWins();
    void oneOfTwoIsAPair();
    void gamesAreCutAndSharedByNobody();
    void oneGameThatIsCutTakesItsDealAlong();
    void lengthsAreThoseOfTheList();
    void announcementsAreJudgedAsInExperiments();
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

void TestLab::oneOfEqualPlayersHasItsFairShare_data() {
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("seats");
    QTest::newRow("greedy, two seats") << static_cast<int>(Level::greedy) << 2;
    QTest::newRow("greedy, three seats") << static_cast<int>(Level::greedy) << 3;
    QTest::newRow("greedy, four seats") << static_cast<int>(Level::greedy) << 4;
    QTest::newRow("random, three seats") << static_cast<int>(Level::random) << 3;
}

/// Regression: a got every second seat whatever the number of seats: 50 % between four equal players meant nothing.
void TestLab::oneOfEqualPlayersHasItsFairShare() {
    QFETCH(int, level);
    QFETCH(int, seats);
    MatchPlan plan = planOf(static_cast<Level>(level), static_cast<Level>(level), seats);
    plan.seats = seats;
    plan.seating = lab::Seating::one;
    const auto result = playMatch(plan);
    QCOMPARE(result.games, seats);
    QCOMPARE(result.score.pairs(), 1);
    QCOMPARE(result.fair, 1.0 / seats);
    QCOMPARE(result.score.mean(), 1.0 / seats);
}

/// The games of a deal are rounded up to one per seat, and a takes a fair share of the steps.
void TestLab::oneTakesEverySeat() {
    MatchPlan plan = planOf(Level::random, Level::random, 4);
    plan.seats = 3;
    plan.seating = lab::Seating::one;
    const auto result = playMatch(plan);
    QCOMPARE(result.games, 6);
    const auto stepsOf = [](const lab::SideFacts& side) {
        return std::accumulate(side.clock.steps.begin(), side.clock.steps.end(), 0U);
    };
    // Equal players play the same game from every seat: the steps of a add up to those of one game.
    QCOMPARE(3 * stepsOf(result.a), stepsOf(result.a) + stepsOf(result.b));
    QCOMPARE(3 * result.a.announced, result.a.announced + result.b.announced);
    QCOMPARE(3 * result.a.held, result.a.held + result.b.held);
}

void TestLab::oneAmongWeakerOnesWins() {
    MatchPlan plan = planOf(Level::greedy, Level::random, 30);
    plan.seats = 3;
    plan.seating = lab::Seating::one;
    const auto result = playMatch(plan);
    QVERIFY(result.score.mean() > result.fair);
    QVERIFY(result.test.verdict() == lab::Verdict::undecided);  // the test for 50 % against 60 % does not apply here
    QCOMPARE(result.test.logRatio(), 0.0);
}

void TestLab::oneOfTwoIsAPair() {
    MatchPlan plan = planOf(Level::greedy, Level::random, 8);
    const auto pairs = playMatch(plan);
    plan.seating = lab::Seating::one;
    QVERIFY(same(playMatch(plan), pairs));
}

/// Regression: a game was cut after 2000 steps, and the players left shared the win.
void TestLab::gamesAreCutAndSharedByNobody() {
    MatchPlan plan = planOf(Level::greedy, Level::random, 4);
    plan.mostRounds = 1;
    const auto result = playMatch(plan);
    QCOMPARE(result.cut.games, 4);
    QCOMPARE(result.cut.deals, 2);
    QCOMPARE(result.games, 0);
    QCOMPARE(result.score.pairs(), 0);
    QCOMPARE(result.rounds.count(), 0);
    QCOMPARE(result.a.announced + result.b.announced, 0);
    QCOMPARE(result.unfinished, 0);
}

void TestLab::oneGameThatIsCutTakesItsDealAlong() {
    MatchPlan plan = planOf(Level::greedy, Level::random, 20);
    const auto whole = playMatch(plan);
    QCOMPARE(whole.games, 20);
    QCOMPARE(whole.cut.games, 0);
    plan.mostRounds = roundsOfLongest(whole);
    QVERIFY(same(playMatch(plan), whole));
    plan.mostRounds -= 1;
    const auto part = playMatch(plan);
    QVERIFY(part.cut.games > 0);
    QVERIFY(part.cut.deals <= part.cut.games && part.cut.games <= 2 * part.cut.deals);
    QCOMPARE(part.games, 20 - 2 * part.cut.deals);
    QCOMPARE(part.score.pairs(), 10 - part.cut.deals);
    QVERIFY(part.rounds.within(1) <= plan.mostRounds);
}

void TestLab::lengthsAreThoseOfTheList() {
    lab::Lengths none;
    QCOMPARE(none.median(), 0.0);
    QCOMPARE(none.within(0.95), 0.0);
    QCOMPARE(none.shortest(), 0.0);
    lab::Lengths odd;
    for (const double rounds : {9.0, 2.5, 4.0}) {
        odd.add(rounds);
    }
    QCOMPARE(odd.median(), 4.0);
    QCOMPARE(odd.within(0.95), 9.0);
    QCOMPARE(odd.within(0.5), 4.0);
    QCOMPARE(odd.shortest(), 2.5);
    lab::Lengths even;
    for (int i = 20; i > 0; --i) {
        even.add(i);
    }
    QCOMPARE(even.median(), 10.5);
    QCOMPARE(even.within(0.95), 19.0);
    QCOMPARE(even.within(1), 20.0);
    QCOMPARE(even.shortest(), 1.0);
}

/// Regression: the same game had different announcements in a match and in an experiment.
void TestLab::announcementsAreJudgedAsInExperiments() {
    lab::TablePlan table{.rules = baseRules(), .seats = 2, .playerSeed = 7};
    PerSeat<std::uint64_t> seeds;
    for (int i = 0; i < table.seats; ++i) {
        table.entrants[seatAt(i)].level = Level::greedy;
        seeds[seatAt(i)] = table.playerSeed;
    }
    const lab::UseCatalog catalog(*table.rules);
    std::size_t made = 0;
    for (table.chanceSeed = 1; table.chanceSeed <= 3; ++table.chanceSeed) {
        Rng chance(table.chanceSeed);
        lab::Measurement measurement(*table.rules, catalog, newGame(*table.rules, table.seats));
        lab::Players players(table.rules, table.entrants, seeds, table.seats);
        const auto choose = [&](const State& state, Seat seat) { return players.choose(state, seat, {}); };
        const auto draw = [&](const State& state) { return drawChance(*table.rules, state, chance); };
        playOn(*table.rules, measurement, {choose, draw}, [&] { return measurement.decisions() < lab::kPlyCap; });
        const lab::MeasuredGame measured = measurement.finish();
        const lab::GameFacts facts = playGame(table);
        QVERIFY(facts.announcements == measured.announcements);
        QCOMPARE(facts.turns, measured.turns);
        QCOMPARE(facts.decisions, measured.decisions);
        made += facts.announcements.size();
    }
    QVERIFY(made > 0);
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

/// Regression: the time limit was checked only after the first pair, which takes minutes with deep thinkers.
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

/// E11: without announcements, no last turn and no end were ever found.
void TestLab::nobodyCollectsForEver() {
    const auto rules =
        rulesPatched({{"mechanics", {{"challenge", nullptr}, {"timer", {{"mode", "rounds"}}}}}, {"end", nullptr}});
    const auto found = lab::collectTactics(rules, 2, 2, 1);
    QCOMPARE(found.size(), std::size_t{2});
    for (const lab::Tactic& tactic : found) {
        QVERIFY(tactic.goal == lab::Goal::points);
    }
}

/// E9: the stage was set directly instead of passing the turn.
void TestLab::aPassedTurnIsOverByItsOwnSteps() {
    Game game = Setup().land("0,0", "moon").land("9,0", "cups-3").pieces({"A3U@0,0", "B1N@9,0"}).game();
    const auto closing = bots::idleToClose(game.rules(), game.state());
    const State before = game.state();
    play(game, {"refresh - 0"});
    QVERIFY(closing && *closing == game.state());
    play(game, {"done"});
    Rng rng(1);
    QVERIFY(bots::passTurn(game.rules(), before, rng) == game.state());

    // A player without pieces must place one: there is no alternative to compare with.
    const State bound = Setup().land("0,0", "moon").land("9,0", "cups-3").pieces({"B1N@9,0"}).state();
    QVERIFY(!bots::idleToClose(*baseRules(), bound));
    const State after = bots::passTurn(*baseRules(), bound, rng);
    QCOMPARE(after.turnsPlayed, static_cast<std::uint16_t>(bound.turnsPlayed + 1));
    QVERIFY(after.hasPieces(Seat::a));
}

QTEST_GUILESS_MAIN(TestLab)
#include "tst_lab.moc"
