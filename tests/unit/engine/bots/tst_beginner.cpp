// The weakest players: the beginner, and the scripted one by which it is measured.
#include "engine/bots/forecast.h"
#include "engine/lab/match.h"
#include "engine/mechanics/score.h"
#include "tests/support/bot_table.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Level;

namespace {

constexpr std::uint64_t kSeeds = 12;

/// The end of A's turn, with nine points or with seven.
Game closing(bool hasTarget) {
    Game game = Setup()
                    .land("0,0", "sun")
                    .land("1,0", "star")
                    .land("2,0", hasTarget ? "moon" : "cups-2")
                    .land("8,8", "cups-3")
                    .pieces({"A3U@0,0", "A3U@1,0", "A3U@2,0", "B1N@8,8"})
                    .game();
    play(game, {"refresh - 0"});
    return game;
}

void addWeakLevels() {
    QTest::addColumn<Level>("level");
    QTest::newRow("beginner") << Level::beginner;
    QTest::newRow("scripted") << Level::scripted;
}

}  // namespace

class TestBeginner : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyTheTargetIsAnnounced_data() { addWeakLevels(); }
    void onlyTheTargetIsAnnounced();
    void thePlayerWhoAnnouncesAtRandomLoses_data() { addWeakLevels(); }
    void thePlayerWhoAnnouncesAtRandomLoses();
    void theBeginnerOverlooksThings();
    void theScriptedPlayerLosesNoPoints();
    void theYardstickIsNoOpponent();
};

void TestBeginner::onlyTheTargetIsAnnounced() {
    QFETCH(Level, level);
    for (const bool hasTarget : {true, false}) {
        const Game game = closing(hasTarget);
        QCOMPARE(bots::holdsTarget(*baseRules(), game.state(), Seat::a), hasTarget);
        for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
            const Step step = makePlayer(level, baseRules(), seed)->choose(game.viewFor(Seat::a), {});
            QCOMPARE(std::holds_alternative<step::Challenge>(step), hasTarget);
        }
    }
}

void TestBeginner::thePlayerWhoAnnouncesAtRandomLoses() {
    QFETCH(Level, level);
    lab::MatchPlan plan;
    plan.rules = baseRules();
    plan.a.level = level;
    plan.b.level = Level::random;
    plan.games = 20;
    plan.seed = 5;
    const auto result = playMatch(plan);
    QCOMPARE(result.games + result.cut.games, 20);
    QVERIFY2(result.score.mean() >= 0.8, std::to_string(result.score.mean()).c_str());
}

/// Other seeds notice other steps of the same position.
void TestBeginner::theBeginnerOverlooksThings() {
    auto states = decisionsOf(baseRules(), 2, 30, 1, 3);
    std::erase_if(states, [](const State& state) { return state.turn.stage != Stage::option; });
    const View view(*baseRules(), states.back(), decider(*baseRules(), states.back()));
    std::vector<Step> taken;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const Step step = makePlayer(Level::beginner, baseRules(), seed)->choose(view, {});
        if (std::ranges::find(taken, step) == taken.end()) {
            taken.push_back(step);
        }
    }
    QVERIFY(taken.size() > 1);
}

void TestBeginner::theScriptedPlayerLosesNoPoints() {
    int kept = 0;
    for (const State& state : decisionsOf(baseRules(), 3, 60, 7, 1)) {
        const Seat seat = decider(*baseRules(), state);
        const View view(*baseRules(), state, seat);
        StepList steps;
        view.legalSteps(*baseRules(), steps);
        const auto loses = [&](const Step& step) {
            State after = state;
            apply(*baseRules(), after, step);
            return score(*baseRules(), after, seat) < score(*baseRules(), state, seat);
        };
        const auto losing = std::ranges::count_if(steps, loses);
        const Step step = makePlayer(Level::scripted, baseRules(), 3)->choose(view, {});
        QVERIFY(losing == static_cast<std::ptrdiff_t>(steps.size()) || !loses(step));
        kept += losing > 0 ? 1 : 0;
    }
    QVERIFY2(kept > 0, "no position in which a step loses points");
}

void TestBeginner::theYardstickIsNoOpponent() {
    const auto levels = bots::levelsByStrength();
    QVERIFY(std::ranges::find(levels, Level::scripted) == levels.end());
    QVERIFY(levels[0] == Level::random && levels[1] == Level::beginner && levels[2] == Level::greedy);
    QCOMPARE(bots::strengthOf(Level::scripted), bots::strengthOf(Level::beginner));
    QVERIFY(bots::strengthOf(Level::quick) > bots::strengthOf(Level::greedy));
    QVERIFY(bots::strengthOf(Level::quick) < bots::strengthOf(Level::apprentice));
}

QTEST_GUILESS_MAIN(TestBeginner)
#include "tst_beginner.moc"
