// Metrics of games: small games in the notation, with values that are easy to check.
#ifndef Q_MOC_RUN  // moc cannot read all of C++20
#include "engine/lab/measured_game.h"
#include "engine/lab/measurement.h"
#include "engine/lab/meters/chance_meter.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/chance_text.h"
#include "engine/notation/record.h"
#include "engine/notation/step_text.h"
#include "engine/play/play.h"
#include "tests/support/positions.h"
#endif

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <set>
#include <sstream>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Level;
using lab::GamePlan;
using lab::MeasuredGame;
using lab::Metric;
using lab::Use;
using nlohmann::json;

namespace {

/// A game measured from a given position.
class Watched {
public:
    explicit Watched(const Setup& setup, std::shared_ptr<const Rules> rules = baseRules())
        : rules_(std::move(rules)),
          catalog_(*rules_),
          game_(*rules_, catalog_, setup.state(rules_)) {}

    Watched& play(std::initializer_list<std::string_view> steps) {
        for (const std::string_view text : steps) {
            const auto step = parseStep(*rules_, game_.state(), text);
            if (!step) {
                throw std::logic_error(std::string(text) + ": refused by " + step.error().diagnostic.rule);
            }
            game_.take(*step);
            while (awaitedChance(game_.state()) == ChanceKind::shuffle) {
                game_.take(Chance(shuffleInOrder(game_.state())));
            }
        }
        return *this;
    }
    const State& state() const { return game_.state(); }
    std::size_t choices() const {
        StepList steps;
        legalSteps(*rules_, game_.state(), steps);
        return steps.size();
    }
    MeasuredGame finish() { return game_.finish(); }

private:
    std::shared_ptr<const Rules> rules_;
    lab::UseCatalog catalog_;
    lab::Measurement game_;
};

/// The first player alone on three majors, worth 9 points; the second player on a spot card.
Setup threeMajors(int seats = 2) {
    return Setup(seats)
        .land("0,0", "sun")
        .land("1,0", "moon")
        .land("2,0", "star")
        .land("0,1", "cups-2")
        .pieces({"A1N@0,0", "A1N@1,0", "A1N@2,0", "B1N@0,1"});
}

/// A leads with a major; B aims at A and C at B; C can also move to A's space.
Setup threeInLine() {
    return Setup(3)
        .land("0,0", "sun")
        .land("0,1", "swords-2")
        .land("0,2", "swords-3")
        .land("1,0", "rods-2")
        .pieces({"A3S@0,0", "B2N@0,1", "C2N@0,2", "C1W@1,0"});
}

bool isUndefined(double value) {
    return std::isnan(value);
}

bool sameBits(const MeasuredGame& a, const MeasuredGame& b) {
    return std::memcmp(a.values.data(), b.values.data(), sizeof(a.values)) == 0;
}

const Use* findUse(const MeasuredGame& game, Use::What what, const std::string& id) {
    const auto found =
        std::ranges::find_if(game.uses, [&](const Use& use) { return use.what == what && use.id == id; });
    return found == game.uses.end() ? nullptr : &*found;
}

bool isUsed(const MeasuredGame& game, Use::What what, const std::string& id, int used, int legal) {
    const Use* use = findUse(game, what, id);
    return use != nullptr && use->used == used && use->legal == legal;
}

GamePlan planOf(Level level, int seats, std::uint64_t seed) {
    GamePlan plan;
    plan.rules = baseRules();
    plan.seats = seats;
    plan.chanceSeed = seed;
    for (int i = 0; i < seats; ++i) {
        plan.entrants[seatAt(i)].level = level;
        plan.playerSeeds[seatAt(i)] = seed + 1;
    }
    return plan;
}

}  // namespace

class TestMetrics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMetricIsFoundByItsId();
    void anAnnouncementThatHolds();
    void anAnnouncementThatFails();
    void anAnnouncementThatTheEndOvertakes();
    void aDeclaredFinalRoundIsNoAnnouncement();
    void whoIsNearTheTargetAndSaysNothing();
    void withoutATargetNothingStagnates();
    void theEndIsMeasured();
    void aSharedWinIsATie();
    void hostileStepsAgainstTheLeader_data();
    void hostileStepsAgainstTheLeader();
    void leadsChange();
    void chancesSwing();
    void certainChancesAreNotUncertain();
    void othersDecideInBetween();
    void choicesAreCounted();
    void theTableIsMeasured();
    void usesAreCounted();
    void theCourseIsKept();
    void equalPlansGiveEqualGames();
    void otherSeedsGiveOtherGames();
    void aGameThatIsCutHasNoWinner();
    void aStoppedGameIsAbandoned();
    void aMeasuredGameHasItsRecord();
};

void TestMetrics::everyMetricIsFoundByItsId() {
    std::set<std::string_view> ids;
    for (const lab::MetricInfo& info : lab::metrics()) {
        ids.insert(info.id);
        QVERIFY(lab::metricNamed(info.id) == info.metric);
        QVERIFY(std::ranges::all_of(info.id, [](char c) { return c == '-' || (c >= 'a' && c <= 'z'); }));
        QVERIFY(!lab::nameOf(info.unit).empty());
    }
    QCOMPARE(ids.size(), lab::kMetrics);
    QVERIFY(!lab::metricNamed("Turns"));
    QVERIFY(lab::infoOf(Metric::turns).perGame && !lab::infoOf(Metric::skill).perGame);
    QCOMPARE(lab::nameOf(lab::infoOf(Metric::turns).unit), std::string_view("turns"));
}

void TestMetrics::anAnnouncementThatHolds() {
    Watched game(threeMajors());
    game.play({"refresh - 0", "challenge", "refresh - 0", "done", "refresh - 0", "done"});
    const MeasuredGame measured = game.finish();
    QCOMPARE(measured[Metric::announcements], 1.0);
    QCOMPARE(measured[Metric::announcementsHeld], 1.0);
    QCOMPARE(measured[Metric::announcementsFailed], 0.0);
    QCOMPARE(measured[Metric::announcementScore], 9.0);
    QCOMPARE(measured[Metric::firstAnnouncement], 1.0);
    QCOMPARE(measured[Metric::stagnation], 0.0);
    QCOMPARE(measured[Metric::turns], 3.0);
    QVERIFY(measured.announcements == (std::vector<lab::Announced>{{1, Seat::a, 9, true}}));
}

/// The announcer is eliminated and does not take part in the rest of the game.
void TestMetrics::anAnnouncementThatFails() {
    Watched game(threeMajors(3), rulesWith({{"target", 10}}));
    game.play({"refresh - 0", "done", "refresh - 0", "done", "place 1,1 N", "done"});
    game.play({"refresh - 0", "challenge", "refresh - 0", "done", "refresh - 0", "done", "refresh - 0", "done"});
    game.play({"refresh - 0", "done", "refresh - 0", "done", "refresh - 0"});
    const MeasuredGame measured = game.finish();
    QCOMPARE(measured[Metric::announcements], 1.0);
    QCOMPARE(measured[Metric::announcementsHeld], 0.0);
    QCOMPARE(measured[Metric::announcementsFailed], 1.0);
    QCOMPARE(measured[Metric::firstAnnouncement], 4.0);
    QCOMPARE(measured[Metric::eliminations], 1.0);
    QCOMPARE(measured[Metric::firstElimination], 7.0);
    QCOMPARE(measured[Metric::turns], 10.0);
    QCOMPARE(measured[Metric::waitingEliminated], 3.0);
    QCOMPARE(measured[Metric::stagnation], 3.0);  // before the announcement; then A is out
    QCOMPARE(measured[Metric::ended], 0.0);
    QVERIFY(isUndefined(measured[Metric::firstSeat]) && isUndefined(measured[Metric::margin]));
}

/// The hidden timer rings before the announced turn: the announcement neither holds nor fails.
void TestMetrics::anAnnouncementThatTheEndOvertakes() {
    const auto rules = rulesWith({{"timer", "rounds"}, {"timerMin", 1}, {"timerMax", 9}});
    Watched game(threeMajors().with("timer", 1), rules);
    game.play({"refresh - 0", "challenge", "refresh - 0", "done"});
    QVERIFY(isOver(game.state()));
    const MeasuredGame measured = game.finish();
    QCOMPARE(measured[Metric::announcements], 1.0);
    QCOMPARE(measured[Metric::announcementsHeld], 0.0);
    QCOMPARE(measured[Metric::announcementsFailed], 0.0);
    QVERIFY(measured.result[Seat::a] == 1.0F);  // with the highest score
}

void TestMetrics::aDeclaredFinalRoundIsNoAnnouncement() {
    const auto rules =
        rulesPatched({{"end", nullptr}, {"mechanics", {{"challenge", nullptr}, {"final-round", json::object()}}}});
    Watched game(threeMajors().with("shuffled", true), rules);
    game.play({"refresh - 0", "challenge", "refresh - 0", "done"});
    QVERIFY(isOver(game.state()));
    const MeasuredGame measured = game.finish();
    QCOMPARE(measured[Metric::announcements], 0.0);
    QVERIFY(isUndefined(measured[Metric::firstAnnouncement]));
    QVERIFY(isUndefined(measured[Metric::announcementsHeld]));
    QVERIFY(measured.announcements.empty());
}

void TestMetrics::whoIsNearTheTargetAndSaysNothing() {
    const auto turnsOf = [](int target) {
        Watched game(threeMajors(), rulesWith({{"target", target}}));
        game.play({"refresh - 0", "done", "refresh - 0", "done", "refresh - 0"});
        return game.finish()[Metric::stagnation];
    };
    QCOMPARE(turnsOf(9), 3.0);   // whoever's turn it is
    QCOMPARE(turnsOf(10), 3.0);  // one point short
    QCOMPARE(turnsOf(11), 0.0);  // two
}

void TestMetrics::withoutATargetNothingStagnates() {
    const auto rules =
        rulesPatched({{"end", nullptr}, {"mechanics", {{"challenge", nullptr}, {"timer", {{"mode", "rounds"}}}}}});
    Watched game(threeMajors().with("timer", 5), rules);
    game.play({"refresh - 0", "done"});
    QVERIFY(isUndefined(game.finish()[Metric::stagnation]));
}

void TestMetrics::theEndIsMeasured() {
    Watched game(threeMajors().with("challenge", "A"));
    game.play({"refresh - 0", "done"});
    const MeasuredGame measured = game.finish();
    QCOMPARE(measured[Metric::ended], 1.0);
    QCOMPARE(measured[Metric::turns], 1.0);
    QCOMPARE(measured[Metric::decisions], 2.0);
    QCOMPARE(measured[Metric::firstSeat], 1.0);
    QCOMPARE(measured[Metric::margin], 8.0);
    QCOMPARE(measured[Metric::ties], 0.0);
    QCOMPARE(measured[Metric::eliminations], 0.0);
    QCOMPARE(measured[Metric::waitingEliminated], 0.0);
    QVERIFY(isUndefined(measured[Metric::firstElimination]));
    QVERIFY(!measured.capped && measured.turns == 1 && measured.decisions == 2);
    QVERIFY(measured.ending.by == Ending::By::mechanic);
    QVERIFY(measured.result[Seat::a] == 1.0F && measured.result[Seat::b] == 0.0F);
}

void TestMetrics::aSharedWinIsATie() {
    const auto rules = rulesWith({{"timer", "rounds"}, {"timerMin", 1}, {"timerMax", 9}});
    Setup even = Setup().land("0,0", "cups-2").land("1,0", "cups-3").pieces({"A1N@0,0", "B1N@1,0"}).with("timer", 1);
    Watched game(even, rules);
    game.play({"refresh - 0", "done", "refresh - 0", "done"});
    QVERIFY(isOver(game.state()));
    const MeasuredGame measured = game.finish();
    QCOMPARE(measured[Metric::ties], 1.0);
    QCOMPARE(measured[Metric::firstSeat], 0.5);
    QVERIFY(isUndefined(measured[Metric::margin]));  // no player is left to lead against
}

void TestMetrics::hostileStepsAgainstTheLeader_data() {
    QTest::addColumn<QStringList>("steps");
    QTest::addColumn<double>("share");
    const QStringList pass{"refresh - 0", "done"};
    const QStringList hitLeader{"activate 0,1", "sword B2N@0,1 hit A3S@0,0 1", "done"};
    const QStringList hitOther{"activate 0,2", "sword C2N@0,2 hit B2N@0,1 1", "done"};
    const double none = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("nobody is hurt") << pass + pass + pass << none;
    QTest::newRow("the leader is hit") << pass + hitLeader << 1.0;
    QTest::newRow("somebody else is hit") << pass + pass + hitOther << 0.0;
    QTest::newRow("one of each") << pass + hitLeader + hitOther << 0.5;
    QTest::newRow("hurting oneself is not hostile")
        << pass + QStringList{"activate 0,1", "sword B2N@0,1 hit B2N@0,1 1", "done"} << none;
    QTest::newRow("orienting oneself is not hostile") << QStringList{"orient A3S@0,0 N", "done"} << none;
    QTest::newRow("standing on the leader's territory takes its points")
        << pass + pass + QStringList{"activate 1,0", "rod C1W@1,0 move 1 N", "done"} << 1.0;
    QTest::newRow("a piece is pushed away")
        << pass + hitLeader + QStringList{"activate 1,0", "rod C1W@1,0 push A2S@0,0 1", "done"} << 1.0;
}

void TestMetrics::hostileStepsAgainstTheLeader() {
    QFETCH(QStringList, steps);
    QFETCH(double, share);
    Watched game(threeInLine());
    for (const QString& step : steps) {
        game.play({step.toStdString()});
    }
    const double measured = game.finish()[Metric::pilingOn];
    if (isUndefined(share)) {
        QVERIFY(isUndefined(measured));
    } else {
        QCOMPARE(measured, share);
    }
}

void TestMetrics::leadsChange() {
    Watched first(Setup()
                      .land("0,0", "cups-2")
                      .land("1,0", "rods-king")
                      .land("2,0", "rods-2")
                      .pieces({"A1W@0,0", "B1W@2,0", "B1E@2,0"}));
    // A 1, B 1; then B holds 3: there is a leader, but there was none before.
    first.play({"refresh - 0", "done", "activate 2,0", "rod B1W@2,0 move 1 N", "done"});
    QVERIFY(first.state().turn.mover == Seat::a);
    QCOMPARE(first.finish()[Metric::leadChanges], 0.0);

    Watched swings(Setup()
                       .land("0,0", "sun")
                       .land("1,0", "swords-2")
                       .land("2,0", "rods-king")
                       .pieces({"A1N@0,0", "B2W@1,0", "B2E@1,0"}));
    // A 3, B 1; the attack leaves A with nothing.
    swings.play({"refresh - 0", "done", "activate 1,0", "sword B2W@1,0 hit A1N@0,0 1", "done"});
    QCOMPARE(swings.finish()[Metric::leadChanges], 1.0);
}

namespace {

/// Metrics of a game whose winning chances for the first of two players at the start of each turn were these.
MeasuredGame swung(const std::vector<float>& chances, unsigned winners) {
    lab::ChanceMeter meter;
    State state;
    state.seats = 2;
    for (const float chance : chances) {
        lab::TurnRow row;
        row.seats[Seat::a].chance = chance;
        row.seats[Seat::b].chance = 1 - chance;
        meter.beginTurn(state, row);
    }
    state.winners = static_cast<std::uint8_t>(winners);
    MeasuredGame game;
    meter.finish(state, {}, game);
    return game;
}

}  // namespace

void TestMetrics::chancesSwing() {
    const MeasuredGame won = swung({0.5F, 0.25F, 0.875F, 0.75F, 0.875F, 1.0F}, 0b01);
    QCOMPARE(won[Metric::drama], 0.5);         // 0.75 against 0.25
    QCOMPARE(won[Metric::decisiveness], 4.0);  // above 80 % from the fifth turn
    const MeasuredGame lost = swung({0.5F, 0.25F, 0.875F, 0.75F, 0.875F, 1.0F}, 0b10);
    QCOMPARE(lost[Metric::drama], 1.0);
    QCOMPARE(lost[Metric::decisiveness], 6.0);
    const MeasuredGame open = swung({0.5F, 0.25F}, 0);
    QVERIFY(isUndefined(open[Metric::drama]) && isUndefined(open[Metric::decisiveness]));
    QCOMPARE(swung({0.875F}, 0b01)[Metric::decisiveness], 0.0);
}

void TestMetrics::certainChancesAreNotUncertain() {
    QCOMPARE(swung({0.5F, 0.5F}, 0b01)[Metric::uncertainty], 1.0);
    QCOMPARE(swung({1.0F, 0.0F}, 0b01)[Metric::uncertainty], 0.0);
    QCOMPARE(swung({0.5F, 1.0F}, 0b01)[Metric::uncertainty], 0.5);
    const double quarter = 0.25 * 2 + 0.75 * std::log2(4.0 / 3);
    QVERIFY(std::abs(swung({0.25F}, 0b01)[Metric::uncertainty] - quarter) < 1e-9);
}

void TestMetrics::othersDecideInBetween() {
    Watched game(threeInLine());
    game.play({"refresh - 0", "done"});
    game.play({"activate 0,1", "sword B2N@0,1 hit A3S@0,0 1", "done", "refresh - 0", "done"});  // five steps for A
    game.play({"refresh - 0", "done", "refresh - 0", "done"});  // four steps since B's turn ended, and four for C
    QCOMPARE(game.finish()[Metric::waiting], 13.0 / 3);
}

void TestMetrics::choicesAreCounted() {
    Watched game(threeInLine());
    std::vector<double> choices;
    for (const char* step : {"refresh - 0", "done", "activate 0,1", "sword B2N@0,1 hit A3S@0,0 1", "done"}) {
        choices.push_back(static_cast<double>(game.choices()));
        game.play({step});
    }
    const MeasuredGame measured = game.finish();
    QCOMPARE(measured[Metric::decisions], 5.0);
    QCOMPARE(measured[Metric::branchingMean], (choices[0] + choices[1] + choices[2] + choices[3] + choices[4]) / 5);
    std::ranges::sort(choices);
    QCOMPARE(measured[Metric::branchingMedian], choices[2]);
    QCOMPARE(measured[Metric::branchingLargest], choices[4]);
}

void TestMetrics::theTableIsMeasured() {
    Watched game(Setup()
                     .land("0,0", "cups-2")
                     .pieces({"A1N@0,0", "B1N@1,0", "B2N@0,1"})
                     .hand("A", {"cups-5", "cups-6", "cups-7"})
                     .draw({"rods-9"})
                     .restDiscarded());
    game.play({"refresh - 1", "done", "refresh - 0", "done"});  // three turns have begun: hands 3 + 0, 4 + 0, 4 + 0
    const MeasuredGame measured = game.finish();
    QCOMPARE(measured[Metric::hand], (1.5 + 2 + 2) / 3);
    QCOMPARE(measured[Metric::refreshes], 1.0 / 3);
    QCOMPARE(measured[Metric::territories], 1.0);
    QCOMPARE(measured[Metric::pieces], 3.0);
    QCOMPARE(measured[Metric::wasteland], 2.0);
    QCOMPARE(measured[Metric::reshuffles], 1.0);
}

void TestMetrics::usesAreCounted() {
    Watched game(threeInLine());
    game.play({"refresh - 0", "done", "activate 0,1", "sword B2N@0,1 hit A3S@0,0 1", "done"});
    const MeasuredGame measured = game.finish();
    QVERIFY(isUsed(measured, Use::What::step, "refresh", 1, 2));
    QVERIFY(isUsed(measured, Use::What::step, "activate", 1, 2));
    QVERIFY(isUsed(measured, Use::What::step, "sword hit", 1, 1));
    QVERIFY(isUsed(measured, Use::What::step, "done", 2, 2));
    QVERIFY(isUsed(measured, Use::What::step, "challenge", 0, 2));
    QVERIFY(isUsed(measured, Use::What::card, "swords-2", 1, 1));
    QVERIFY(isUsed(measured, Use::What::card, "sun", 0, 1));
    QVERIFY(isUsed(measured, Use::What::card, "moon", 0, 0));  // a dead card is listed
    QVERIFY(isUsed(measured, Use::What::power, "sword", 1, 1));
    QVERIFY(isUsed(measured, Use::What::power, "cup", 0, 0));
    QVERIFY(findUse(measured, Use::What::step, "bid") == nullptr);
}

void TestMetrics::theCourseIsKept() {
    Watched game(threeMajors());
    game.play({"refresh - 0", "done", "refresh - 0", "done"});
    const MeasuredGame measured = game.finish();
    QCOMPARE(measured.course.size(), std::size_t{3});
    const lab::TurnRow& second = measured.course[1];
    QCOMPARE(second.turn, 2);
    QVERIFY(second.mover == Seat::b && second.leader == Seat::a);
    QCOMPARE(second.territories, 4);
    QCOMPARE(second.seats[Seat::a].score, 9);
    QCOMPARE(second.seats[Seat::a].territories, 3);
    QCOMPARE(second.seats[Seat::a].pieces, 3);
    QCOMPARE(second.seats[Seat::b].score, 1);
    QVERIFY(std::abs(second.seats[Seat::a].chance + second.seats[Seat::b].chance - 1) < 1e-5F);
    QVERIFY(second.seats[Seat::a].chance > 0.5F);
}

void TestMetrics::equalPlansGiveEqualGames() {
    GamePlan plan = planOf(Level::greedy, 3, 11);
    plan.longest = 40;
    const MeasuredGame first = playMeasured(plan);
    const MeasuredGame second = playMeasured(plan);
    QVERIFY(sameBits(first, second));
    QVERIFY(first.happenings == second.happenings && first.course == second.course && first.uses == second.uses);
    QCOMPARE(first.course.size(), static_cast<std::size_t>(first.turns));
    plan.courses = false;
    plan.catalog = std::make_shared<const lab::UseCatalog>(*plan.rules);
    const MeasuredGame brief = playMeasured(plan);
    QVERIFY(sameBits(first, brief) && brief.uses == first.uses && brief.course.empty());
}

void TestMetrics::otherSeedsGiveOtherGames() {
    GamePlan plan = planOf(Level::random, 2, 3);
    plan.longest = 60;
    const MeasuredGame first = playMeasured(plan);
    plan.playerSeeds[Seat::b] = 99;
    const MeasuredGame second = playMeasured(plan);
    QVERIFY(first.happenings.front() == second.happenings.front());  // the deal
    QVERIFY(first.happenings != second.happenings);
    plan.chanceSeed = 4;
    QVERIFY(playMeasured(plan).happenings.front() != second.happenings.front());
}

void TestMetrics::aGameThatIsCutHasNoWinner() {
    GamePlan plan = planOf(Level::random, 2, 3);
    plan.longest = 6;
    const MeasuredGame measured = playMeasured(plan);
    QVERIFY(measured.capped && !measured.abandoned);
    QCOMPARE(measured.decisions, 6);
    QCOMPARE(measured[Metric::ended], 0.0);
    QVERIFY(isUndefined(measured[Metric::drama]) && isUndefined(measured[Metric::firstSeat]));
    QVERIFY(measured.result[Seat::a] == 0.5F && measured.result[Seat::b] == 0.5F);
}

void TestMetrics::aStoppedGameIsAbandoned() {
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(playMeasured(planOf(Level::random, 2, 1), stop.get_token()).abandoned);
}

void TestMetrics::aMeasuredGameHasItsRecord() {
    GamePlan plan = planOf(Level::random, 2, 5);
    plan.longest = 80;
    const MeasuredGame measured = playMeasured(plan);
    const LoadedRecord record = replayed(plan, measured);
    std::stringstream text;
    writeRecord(text, record.header, record.game);
    const auto loaded = loadRecord(text, builtinRegistry());
    QVERIFY(loaded && !loaded->damage);
    QCOMPARE(loaded->header.seed, std::uint64_t{5});
    QCOMPARE(loaded->header.players, (std::vector<std::string>{"random", "random"}));
    QCOMPARE(loaded->game.history().size(), measured.happenings.size());
    QVERIFY(loaded->game.history().back().what == measured.happenings.back());
}

QTEST_APPLESS_MAIN(TestMetrics)
#include "tst_metrics.moc"
