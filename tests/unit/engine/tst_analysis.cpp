// What a person may ask a computer player: hint with reasons, adviser on an announcement, review of a game.
#include "engine/bots/analysis.h"
#include "tests/support/bot_table.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"

#include <QtTest>

#include <algorithm>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Budget;
using bots::HintReason;

namespace {

constexpr Budget kShort{.iterations = 150, .seconds = 0, .threads = 1};

/// A holds nine points with pieces that nobody reaches.
Setup safeNine() {
    return Setup()
        .land("0,0", "sun")
        .land("0,1", "moon")
        .land("0,2", "star")
        .land("9,0", "cups-2")
        .pieces({"A3U@0,0", "A3U@0,1", "A3U@0,2", "B1N@9,0"});
}

/// B is about to take what A needs.
Setup exposedNine() {
    return Setup()
        .land("0,0", "sun")
        .land("1,0", "moon")
        .land("2,0", "star")
        .land("0,1", "swords-2")
        .land("1,1", "swords-3")
        .land("2,1", "swords-4")
        .pieces({"A1U@0,0", "A1U@1,0", "A1U@2,0", "B3N@0,1", "B3N@1,1", "B3N@2,1"});
}

/// One's own last turn: only the empty sun in front of the piece makes nine.
Setup oneStepToWin() {
    return Setup()
        .land("0,0", "moon")
        .land("2,0", "star")
        .land("5,0", "cups-2")
        .land("5,1", "sun")
        .land("9,0", "cups-3")
        .pieces({"A3U@0,0", "A3U@2,0", "A1S@5,0", "B1N@9,0"})
        .with("challenge", "A");
}

View viewOf(const State& state) {
    return {*baseRules(), state, decider(*baseRules(), state)};
}

bool gives(const std::vector<bots::Reason>& reasons, HintReason wanted) {
    return std::any_of(reasons.begin(), reasons.end(), [&](const auto& reason) { return reason.reason == wanted; });
}

std::stop_token stopped() {
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

}  // namespace

class TestAnalysis : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsAreRanked();
    void nothingIsSaidAboutOthersDecisions();
    void reasonsAreGiven_data();
    void reasonsAreGiven();
    void aPositionIsJudged();
    void aSoundAnnouncementIsAdvised();
    void aLostAnnouncementIsAdvisedAgainst();
    void withoutAnAnnouncementThereIsNoAdvice();
    void aBlunderIsFound();
    void everythingStopsWhenAsked();
    void reasonsKeepToTheTime();
};

void TestAnalysis::stepsAreRanked() {
    for (const State& state : decisionsOf(baseRules(), 3, 5, 9, 2)) {
        const auto analysis =
            bots::analyse(*baseRules(), viewOf(state), {.iterations = 40, .seconds = 0, .threads = 1}, 1);
        QVERIFY(!analysis.ranked.empty());
        QVERIFY(analysis.reasons.empty() == (state.turn.stage == Stage::floor));  // bids have none
        for (std::size_t i = 0; i < analysis.ranked.size(); ++i) {
            QVERIFY(!explain(*baseRules(), state, analysis.ranked[i].step));
            QVERIFY(i == 0 || analysis.ranked[i].visits <= analysis.ranked[i - 1].visits);
        }
        float sum = 0;
        for (int seat = 0; seat < 3; ++seat) {
            sum += analysis.values[seatAt(seat)];
        }
        QVERIFY(std::abs(sum - 1) < 0.01F);
    }
}

void TestAnalysis::nothingIsSaidAboutOthersDecisions() {
    const State state = safeNine().state();
    const View other(*baseRules(), state, Seat::b);
    QVERIFY(bots::analyse(*baseRules(), other, kShort, 1).ranked.empty());
    QVERIFY(!bots::adviseAnnouncement(*baseRules(), other, kShort, 1));
}

void TestAnalysis::reasonsAreGiven_data() {
    QTest::addColumn<QString>("step");
    QTest::addColumn<int>("reason");
    QTest::newRow("a winning step") << "activate 5,0" << static_cast<int>(HintReason::winsGame);
    QTest::newRow("it also survives") << "activate 5,0" << static_cast<int>(HintReason::survives);
    QTest::newRow("and gains points") << "activate 5,0" << static_cast<int>(HintReason::gainsPoints);
    QTest::newRow("a useless step") << "orient A1S@5,0 N" << static_cast<int>(HintReason::bestOfBad);
}

void TestAnalysis::reasonsAreGiven() {
    QFETCH(QString, step);
    QFETCH(int, reason);
    const Game game = oneStepToWin().game();
    const auto reasons = bots::reasonsFor(*baseRules(), viewOf(game.state()), stepOf(game, step.toStdString()), 1);
    QVERIFY(gives(reasons, static_cast<HintReason>(reason)));
}

void TestAnalysis::aPositionIsJudged() {
    const auto values = bots::evaluate(*baseRules(), viewOf(safeNine().state()), 1);
    QVERIFY(values[Seat::a] > 0.7F);
    QVERIFY(std::abs(values[Seat::a] + values[Seat::b] - 1) < 0.01F);
}

void TestAnalysis::aSoundAnnouncementIsAdvised() {
    const auto advice = bots::adviseAnnouncement(*baseRules(), viewOf(safeNine().state()), {600, 0, 1}, 1);
    QVERIFY(advice);
    QVERIFY2(advice->announcing.mean > 0.9F, qPrintable(QString::number(advice->announcing.mean)));
    QVERIFY(advice->announcing.low <= advice->announcing.mean && advice->announcing.mean <= advice->announcing.high);
}

void TestAnalysis::aLostAnnouncementIsAdvisedAgainst() {
    const auto advice = bots::adviseAnnouncement(*baseRules(), viewOf(exposedNine().state()), {600, 0, 1}, 1);
    QVERIFY(advice);
    QVERIFY2(advice->announcing.mean < 0.4F, qPrintable(QString::number(advice->announcing.mean)));
    QVERIFY(advice->waiting.mean > advice->announcing.mean);
}

void TestAnalysis::withoutAnAnnouncementThereIsNoAdvice() {
    QVERIFY(!bots::adviseAnnouncement(*baseRules(), viewOf(oneStepToWin().state()), kShort, 1));
}

void TestAnalysis::aBlunderIsFound() {
    Game game = oneStepToWin().game();
    play(game, {"orient A1S@5,0 N", "done"});
    const auto decisions = bots::review(*baseRules(), game.history(), kShort, 1);
    QCOMPARE(decisions.size(), std::size_t{1});  // the second had no choice
    QVERIFY(decisions[0].cost > 0.5F);
    QVERIFY(decisions[0].better == stepOf(oneStepToWin().game(), "activate 5,0"));
    QCOMPARE(decisions[0].seat, Seat::a);
    QCOMPARE(decisions[0].moment, std::size_t{0});
}

void TestAnalysis::everythingStopsWhenAsked() {
    const Budget forEver{.iterations = 1'000'000'000, .seconds = 0, .threads = 1};
    const View view = viewOf(safeNine().state());
    QVERIFY(!bots::analyse(*baseRules(), view, forEver, 1, stopped()).ranked.empty());
    QVERIFY(bots::adviseAnnouncement(*baseRules(), view, forEver, 1, stopped()));
    Game game = safeNine().game();
    play(game, {"refresh - 0", "done"});
    QVERIFY(bots::review(*baseRules(), game.history(), forEver, 1, stopped()).empty());
}

/// With the time that is up they are as few as with a stop, and there are some.
void TestAnalysis::reasonsKeepToTheTime() {
    const bots::Countdown spent(1e-9);
    QVERIFY(spent.isUp());
    QVERIFY(spent.share(1) > 0);
    QVERIFY(!bots::Countdown(0).isUp());
    QCOMPARE(bots::Countdown(0).share(0.5), 0.0);
    const Game game = oneStepToWin().game();
    const bots::Evaluation evaluation(*baseRules());
    const auto reasons = [&](const std::stop_token& stop, const bots::Countdown& time) {
        return bots::reasonsFor(evaluation, viewOf(game.state()), stepOf(game, "activate 5,0"), 1, stop, time);
    };
    const auto hasty = reasons({}, spent);
    QVERIFY(!hasty.empty());
    QVERIFY(hasty == reasons(stopped(), bots::Countdown(0)));
    QVERIFY(hasty != reasons({}, bots::Countdown(0)));
}

QTEST_GUILESS_MAIN(TestAnalysis)
#include "tst_analysis.moc"
