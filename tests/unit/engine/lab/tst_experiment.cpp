// Guarantees of experiments: no ruleset differs from itself, none is found to differ by chance, a planted one is.
#include "engine/lab/exploration.h"
#include "engine/lab/pair.h"
#include "engine/lab/summary.h"
#include "engine/mechanics/registry.h"
#include "tests/support/rulesets.h"

#include <QtTest>

#include <cmath>

using namespace gnostica::engine;
using namespace gnostica::tests;
using lab::Difference;
using lab::GameKey;
using lab::GameRole;
using lab::GameRow;
using lab::Metric;
using lab::Plan;
using lab::PlanArm;
using nlohmann::json;

namespace {

Plan planOf(std::vector<PlanArm> arms, int pairs, bots::Level level = bots::Level::random) {
    Plan plan;
    plan.arms = std::move(arms);
    plan.players.assign(2, {level, 0});
    plan.pairs = pairs;
    plan.longest = 60;
    plan.courses = 0;
    return plan;
}

lab::Summary play(const Plan& plan) {
    lab::Summing summing(plan);
    for (int pair = 0; pair < plan.pairs; ++pair) {
        const auto played = playPair(plan, pair);
        for (const lab::PairGame& game : *played) {
            summing.add(rowOf(game));
        }
    }
    return summing.summary();
}

bool isAlarm(const lab::Summary& summary) {
    for (const lab::MetricSummary& metric : summary.metrics) {
        for (const lab::MetricDifference& difference : metric.differences) {
            if (difference.verdict == Difference::higher || difference.verdict == Difference::lower) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace

class TestExperiment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anythingAgainstItselfIsExactlyZero();
    void nothingIsFoundWhereNothingIs();
    void luckAndSkillAreWhatTheyAreSaidToBe();
    void onlyWholePairsFromTheFirstOnCount();
    void everyOptionIsTried();
    void exploringFindsWhatAnOptionDoes();
};

void TestExperiment::anythingAgainstItselfIsExactlyZero() {
    const lab::Summary summary = play(planOf({lab::armOf("a", baseRules()), lab::armOf("b", baseRules())}, 6));
    QCOMPARE(summary.pairs, 6);
    int looked = 0;
    for (const lab::MetricSummary& metric : summary.metrics) {
        const lab::MetricDifference& difference = metric.differences.front();
        QCOMPARE(difference.mean, 0.0);
        QCOMPARE(difference.interval, (lab::Interval{0, 0}));
        looked += difference.pairs > 0 ? 1 : 0;
    }
    QVERIFY(looked > 15);
}

/// The same ruleset under another name and with different luck. GNOSTICA_EXPERIMENTS=200 runs the full proof.
void TestExperiment::nothingIsFoundWhereNothingIs() {
    const int experiments = std::max(4, qEnvironmentVariableIntValue("GNOSTICA_EXPERIMENTS"));
    int alarms = 0;
    for (int i = 0; i < experiments; ++i) {
        Plan plan = planOf({lab::armOf("a", baseRules()), lab::armOf("b", baseRules())}, 40);
        plan.commonChance = false;
        plan.seed = 1000 + static_cast<std::uint64_t>(i);
        lab::Summing summing(plan);
        bool alarmed = false;
        for (int pair = 0; pair < plan.pairs; ++pair) {
            const auto played = playPair(plan, pair);
            for (const lab::PairGame& game : *played) {
                summing.add(rowOf(game));
            }
            alarmed = alarmed || ((pair + 1) % 10 == 0 && isAlarm(summing.summary()));
        }
        alarms += alarmed ? 1 : 0;
    }
    qInfo("%d alarms in %d experiments", alarms, experiments);
    QVERIFY(alarms <= experiments / 20 + (experiments < 20 ? 1 : 0));
}

void TestExperiment::luckAndSkillAreWhatTheyAreSaidToBe() {
    Plan plan = planOf({lab::armOf("a", baseRules())}, 2);
    plan.skill = lab::PlanSkill{1, {bots::Level::greedy, 0}, {bots::Level::random, 0}};
    lab::Summing summing(plan);
    const auto add = [&](int pair, GameRole role, float first, float second) {
        GameRow row{.key = {pair, 0, role}, .values = {}, .result = {}};
        row.result[seatAt(0)] = first;
        row.result[seatAt(1)] = second;
        summing.add(row);
    };
    add(0, GameRole::deal, 1, 0);
    add(0, GameRole::swapped, 1, 0);       // the same seat wins again, with the other player
    add(0, GameRole::skill, 1, 0);         // the stronger player is at A in the first pair,
    add(0, GameRole::skillSwapped, 0, 1);  // and at B when seats are swapped
    add(1, GameRole::deal, 1, 0);
    add(1, GameRole::swapped, 0, 1);
    QCOMPARE(summing.pairs(), 2);
    QCOMPARE(summing.valueOf(Metric::luck, 0, 0), 1.0);
    QCOMPARE(summing.valueOf(Metric::luck, 1, 0), -1.0);
    QCOMPARE(summing.valueOf(Metric::skill, 0, 0), 1.0);
    QVERIFY(std::isnan(summing.valueOf(Metric::skill, 1, 0)));
}

void TestExperiment::onlyWholePairsFromTheFirstOnCount() {
    const Plan plan = planOf({lab::armOf("a", baseRules())}, 4);
    lab::Summing summing(plan);
    const auto add = [&](int pair, GameRole role) {
        summing.add({.key = {pair, 0, role}, .values = {}, .result = {}});
    };
    add(1, GameRole::deal);
    add(1, GameRole::swapped);
    add(0, GameRole::deal);
    QCOMPARE(summing.pairs(), 0);
    add(0, GameRole::swapped);
    QCOMPARE(summing.pairs(), 2);
    add(3, GameRole::deal);
    add(3, GameRole::swapped);
    QCOMPARE(summing.pairs(), 2);
    QCOMPARE(summing.summary().games, 4);
}

void TestExperiment::everyOptionIsTried() {
    const json document = json::parse(baseRules()->document);
    const auto changes = lab::changesOf(document, builtinRegistry());
    QVERIFY(changes.size() > 60);
    std::vector<json> targets;
    for (const lab::Change& change : changes) {
        QVERIFY(change.arm.document != document);
        QCOMPARE(change.settings.size(), std::size_t{1});
        if (change.settings.front().key == "target") {
            targets.push_back(change.settings.front().to);
        }
    }
    QCOMPARE(targets, (std::vector<json>{8, 10}));
    const auto both = lab::changeOf(document, builtinRegistry(), {{"target", 5}, {"handLimit", 4}});
    QVERIFY(both.has_value());
    QCOMPARE(both->arm.document["end"]["target"], 5);
    const auto wrong = lab::changeOf(document, builtinRegistry(), {{"tarket", 5}});
    QVERIFY(!wrong.has_value());
    QCOMPARE(wrong.error().front().suggestion, std::string("target"));
}

void TestExperiment::exploringFindsWhatAnOptionDoes() {
    const json document = json::parse(baseRules()->document);
    lab::ExplorationPlan plan;
    plan.base = lab::armOf("gnostica", baseRules());
    plan.player = {bots::Level::greedy, 0};
    plan.firstPairs = 8;
    plan.lastPairs = 64;
    plan.longest = 120;
    for (const json& settings : {json{{"target", 3}}, json{{"start", "seat"}}, json{{"deckStaysOpen", true}}}) {
        if (auto change = lab::changeOf(document, builtinRegistry(), settings)) {
            plan.changes.push_back(std::move(*change));
        }
    }
    QVERIFY(plan.changes.size() >= 2);
    const lab::Exploration found = explore(plan);
    plan.jobs = 3;
    const lab::Exploration again = explore(plan);
    QVERIFY(found.isWhole);
    QCOMPARE(found.rounds, (std::vector<int>{8, 16, 32, 64}));
    QCOMPARE(found.changes.front().pairs, 64);
    const auto turns = std::ranges::find(lab::exploredMetrics(), Metric::turns) - lab::exploredMetrics().begin();
    const auto& length = found.changes.front().differences[static_cast<std::size_t>(turns)];
    QCOMPARE(length.verdict, Difference::lower);
    for (std::size_t i = 0; i < found.changes.size(); ++i) {
        QCOMPARE(again.changes[i].pairs, found.changes[i].pairs);
        QCOMPARE(again.changes[i].differences[0].mean, found.changes[i].differences[0].mean);
    }
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!explore(plan, stop.get_token()).isWhole);
}

QTEST_GUILESS_MAIN(TestExperiment)
#include "tst_experiment.moc"
