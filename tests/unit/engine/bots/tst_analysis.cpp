// Requests to a computer player: a hint with reasons, advice on an announcement, review of a game.
#include "engine/bots/analysis.h"
#include "engine/bots/player.h"
#include "tests/support/bot_table.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <numeric>
#include <span>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Budget;
using bots::HintReason;

namespace {

constexpr Budget kShort{.iterations = 150, .seconds = 0, .threads = 1};
constexpr Budget kReview{.iterations = 200, .seconds = 0, .threads = 1};

/// A holds nine points with pieces that no opponent can reach.
Setup safeNine() {
    return Setup()
        .land("0,0", "sun")
        .land("0,1", "moon")
        .land("0,2", "star")
        .land("9,0", "cups-2")
        .pieces({"A3U@0,0", "A3U@0,1", "A3U@0,2", "B1N@9,0"});
}

/// B can take a territory that A needs.
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

/// A's own last turn: only the empty sun in front of the piece makes nine points.
Setup oneStepToWin(int seats = 2) {
    return Setup(seats)
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

std::vector<bots::ReviewedDecision> reviewOf(std::span<const Moment> history, const Budget& budget) {
    std::vector<bots::ReviewedDecision> decisions;
    bots::review(*baseRules(), history, budget, 1, [&](const auto& decision) { decisions.push_back(decision); });
    return decisions;
}

/// The distance between two points of a graph, for the first seat.
float jump(const bots::Values& from, const bots::Values& to) {
    return std::abs(to[Seat::a] - from[Seat::a]);
}

float meanOf(const std::vector<float>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0F) / static_cast<float>(values.size());
}

int pileBefore(std::span<const Moment> history, const bots::ReviewedDecision& decision) {
    return history[decision.moment].before.draw.size();
}

/// The values by the knowledge of the player who decided.
bots::Values ownValues(std::span<const Moment> history, const bots::ReviewedDecision& decision) {
    return bots::analyse(*baseRules(), viewOf(history[decision.moment].before), kReview, 1).values;
}

/// Two computers of some skill against each other; neither announces, so the game does not end.
Game playedGame(std::size_t moments) {
    Game game(rulesWith({{"start", "seat"}}), 2);
    const std::array players{bots::makePlayer(bots::Level::adept, game.sharedRules(), 1),
                             bots::makePlayer(bots::Level::adept, game.sharedRules(), 2)};
    Rng rng(1);
    while (game.history().size() < moments) {
        if (game.decider() == Seat::chance) {
            game.play(drawChance(game.rules(), game.state(), rng));
            continue;
        }
        const Step step = players.at(index(game.decider()))->choose(game.viewFor(game.decider()), {60, 0, 1});
        game.play(std::holds_alternative<step::Challenge>(step) ? Step(step::Done{}) : step);
    }
    return game;
}

/// The middle of such a game after a review; shared by all tests that need it.
struct MiddleGame {
    static constexpr std::size_t opening = 40;
    Game game = playedGame(100);
    std::span<const Moment> history = game.history().subspan(opening);
    std::vector<bots::ReviewedDecision> decisions = reviewOf(history, kReview);
};

const MiddleGame& middleGame() {
    static const MiddleGame middle;
    return middle;
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
    void otherStepsAreCompared();
    void theTurnIsPlannedToItsEnd();
    void aPlanEndsWhereSomethingIsNotKnown();
    void nothingIsSaidAboutOthersDecisions();
    void reasonsAreGiven_data();
    void reasonsAreGiven();
    void whatIsGainedIsWhatTheTurnBrings();
    void bidsHaveReasons();
    void aPositionIsJudged();
    void aSoundAnnouncementIsAdvised();
    void aLostAnnouncementIsAdvisedAgainst();
    void withoutAnAnnouncementThereIsNoAdvice();
    void aBlunderIsFound();
    void aBlunderIsAJump();
    void quietStretchesAreSmooth();
    void theGraphHasOnePointOfView();
    void everythingStopsWhenAsked();
    void reasonsKeepToTheTime();
};

void TestAnalysis::stepsAreRanked() {
    for (const State& state : decisionsOf(baseRules(), 3, 5, 9, 2)) {
        const auto analysis =
            bots::analyse(*baseRules(), viewOf(state), {.iterations = 40, .seconds = 0, .threads = 1}, 1);
        QVERIFY(!analysis.ranked.empty());
        QVERIFY(!analysis.reasons.empty());
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

/// A search stops at a winning step; a hint should still rate the alternatives.
void TestAnalysis::otherStepsAreCompared() {
    const auto analysis = bots::analyse(*baseRules(), viewOf(oneStepToWin().state()),
                                        {.iterations = 1000, .seconds = 0, .threads = 1}, 1);
    QVERIFY(analysis.compared >= 4 && analysis.compared <= analysis.ranked.size());
    QVERIFY(analysis.ranked[0].values[Seat::a] > 0.9F);
    for (std::size_t i = 1; i < 4; ++i) {
        QVERIFY2(analysis.ranked[i].values[Seat::a] < 0.5F,
                 qPrintable(QString::number(analysis.ranked[i].values[Seat::a])));
    }
}

/// A hint shows a whole turn that can be played as planned: each view is the one that the player will have.
void TestAnalysis::theTurnIsPlannedToItsEnd() {
    std::size_t longest = 0;
    std::vector<State> states = decisionsOf(baseRules(), 3, 5, 9, 2);
    states.push_back(oneStepToWin().state());
    for (const State& state : states) {
        const View view = viewOf(state);
        const auto analysis = bots::analyse(*baseRules(), view, kShort, 1);
        QVERIFY(!analysis.turn.empty());
        QVERIFY(analysis.turn.front().view == view);
        QVERIFY(analysis.turn.front().step == analysis.ranked.front().step);
        State played = state;
        for (const bots::PlannedStep& planned : analysis.turn) {
            QVERIFY(planned.view == View(*baseRules(), played, view.viewer()));
            QVERIFY(!explain(*baseRules(), played, planned.step));
            apply(*baseRules(), played, planned.step);
        }
        const bool isStill = decider(*baseRules(), played) == view.viewer() && !isOver(played) &&
                             played.turnsPlayed == state.turnsPlayed;
        QVERIFY2(!isStill || played.hands[view.viewer()] != state.hands[view.viewer()], "it ends before it must");
        longest = std::max(longest, analysis.turn.size());
    }
    QVERIFY(longest > 1);
}

/// The drawn cards are unknown.
void TestAnalysis::aPlanEndsWhereSomethingIsNotKnown() {
    Game game = oneStepToWin().game();
    play(game, {"orient A1S@5,0 N"});
    const auto analysis = bots::analyse(*baseRules(), viewOf(game.state()), kShort, 1);
    for (const bots::PlannedStep& planned : analysis.turn) {
        QCOMPARE(planned.view.known(Seat::a), analysis.turn.front().view.known(Seat::a));
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

// A player without a piece cannot pass: the gain was measured against the first listed place.
void TestAnalysis::whatIsGainedIsWhatTheTurnBrings() {
    Game game = Setup()
                    .land("0,0", "cups-2")
                    .land("3,0", "sun")
                    .land("9,0", "cups-3")
                    .pieces({"B1N@9,0"})
                    .with("turn", "A")
                    .game();
    const auto gain = [&](const char* step) {
        for (const bots::Reason& reason : bots::reasonsFor(*baseRules(), viewOf(game.state()), stepOf(game, step), 1)) {
            if (reason.reason == HintReason::gainsPoints) {
                return reason.amount;
            }
        }
        return 0.0F;
    };
    QCOMPARE(gain("place 3,0 N"), 3.0F);
    QCOMPARE(gain("place 0,0 N"), 1.0F);
    play(game, {"place 3,0 N"});
    QCOMPARE(score(*baseRules(), game.state(), Seat::a), 3);
    QCOMPARE(gain("done"), 0.0F);
}

void TestAnalysis::bidsHaveReasons() {
    Game game(baseRules(), 2);
    Rng rng(5);
    while (game.decider() == Seat::chance) {
        game.play(drawChance(game.rules(), game.state(), rng));
    }
    const View view = viewOf(game.state());
    StepList bids;
    view.legalSteps(*baseRules(), bids);
    std::vector<int> higher;
    for (const Step& bid : bids) {
        const auto reasons = bots::reasonsFor(*baseRules(), view, bid, 1);
        QCOMPARE(reasons.size(), std::size_t{1});
        const bool isHighest = reasons[0].reason == HintReason::bidsHighest;
        QVERIFY(isHighest || reasons[0].reason == HintReason::keepsHigher);
        higher.push_back(isHighest ? 0 : static_cast<int>(reasons[0].amount));
    }
    QCOMPARE(higher.size(), std::size_t{6});
    QCOMPARE(std::ranges::count(higher, 0), 1);  // with this seed no two are equal
    QCOMPARE(std::ranges::max(higher), 5);
    const auto analysis = bots::analyse(*baseRules(), view, kShort, 1);
    QCOMPARE(analysis.reasons.size(), std::size_t{1});
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
    const auto decisions = reviewOf(game.history(), kShort);
    QCOMPARE(decisions.size(), std::size_t{1});  // the second player had no choice
    QVERIFY(decisions[0].cost > 0.5F);
    QVERIFY(decisions[0].better == stepOf(oneStepToWin().game(), "activate 5,0"));
    QCOMPARE(decisions[0].seat, Seat::a);
    QCOMPARE(decisions[0].moment, std::size_t{0});
}

/// It is A's last turn, and the others cannot interfere; but A turns away from the territory that it needs.
void TestAnalysis::aBlunderIsAJump() {
    Game game = oneStepToWin(3)
                    .land("12,0", "cups-4")
                    .pieces({"A3U@0,0", "A3U@2,0", "A1S@5,0", "B1N@9,0", "C1N@12,0"})
                    .with("turn", "B")
                    .game();
    play(game, {"refresh - 0", "done", "refresh - 0", "done", "orient A1S@5,0 N", "done", "refresh - 0", "done"});
    const auto decisions = reviewOf(game.history(), kShort);
    const auto blunder = std::ranges::find(decisions, std::size_t{4}, &bots::ReviewedDecision::moment);
    QVERIFY(decisions.size() > 4 && blunder != decisions.end() && blunder != std::prev(decisions.end()));
    for (auto point = decisions.begin(); std::next(point) != decisions.end(); ++point) {
        const float high = jump(point->values, std::next(point)->values);
        QVERIFY2(point == blunder ? high > 0.8F : high < 0.1F, qPrintable(QString::number(point->moment)));
        QVERIFY(point == blunder || point->cost < blunder->cost);
    }
}

void TestAnalysis::quietStretchesAreSmooth() {
    const auto& [game, history, decisions] = middleGame();
    std::vector<float> jumps;
    for (std::size_t i = 1; i < decisions.size(); ++i) {
        const bool drawn = pileBefore(history, decisions[i]) != pileBefore(history, decisions[i - 1]);
        constexpr float blunder = 0.02F;
        if (!drawn && decisions[i - 1].cost < blunder) {
            jumps.push_back(jump(decisions[i - 1].values, decisions[i].values));
        }
    }
    QVERIFY(jumps.size() > 30);
    QVERIFY2(std::ranges::max(jumps) < 0.15F, qPrintable(QString::number(std::ranges::max(jumps))));
    QVERIFY2(meanOf(jumps) < 0.03F, qPrintable(QString::number(meanOf(jumps))));
}

/// Regression: the graph followed the view of each seat in turn and zigzagged, as seats know different facts.
void TestAnalysis::theGraphHasOnePointOfView() {
    const auto& [game, history, decisions] = middleGame();
    std::vector<float> graph;
    std::vector<float> ownViews;
    for (std::size_t i = 1; i < decisions.size(); ++i) {
        if (decisions[i].seat != decisions[i - 1].seat) {
            graph.push_back(jump(decisions[i - 1].values, decisions[i].values));
            ownViews.push_back(jump(ownValues(history, decisions[i - 1]), ownValues(history, decisions[i])));
        }
    }
    QVERIFY(graph.size() > 10);
    QVERIFY2(meanOf(graph) < meanOf(ownViews) / 2,
             qPrintable(QStringLiteral("%1 and %2").arg(meanOf(graph)).arg(meanOf(ownViews))));
}

void TestAnalysis::everythingStopsWhenAsked() {
    const Budget forEver{.iterations = 1'000'000'000, .seconds = 0, .threads = 1};
    const View view = viewOf(safeNine().state());
    QVERIFY(!bots::analyse(*baseRules(), view, forEver, 1, stopped()).ranked.empty());
    QVERIFY(bots::adviseAnnouncement(*baseRules(), view, forEver, 1, stopped()));
    Game game = safeNine().game();
    play(game, {"refresh - 0", "done"});
    bots::review(
        *baseRules(), game.history(), forEver, 1, [](const auto&) { QFAIL("nothing was found"); }, stopped());
}

/// When the time is up there are as few as after a stop, but at least one.
void TestAnalysis::reasonsKeepToTheTime() {
    const bots::Countdown spent(1e-9);
    QVERIFY(spent.isUp());
    QVERIFY(spent.share(1) > 0);
    QVERIFY(!bots::Countdown(0).isUp());
    QCOMPARE(bots::Countdown(0).share(0.5), 0.0);
    const Game game = oneStepToWin().game();
    const bots::Evaluation evaluation(*baseRules());
    const auto reasons = [&](const std::stop_token& stop, const bots::Countdown& time) {
        return bots::reasonsFor(evaluation, viewOf(game.state()), stepOf(game, "activate 5,0"), {}, 1, stop, time);
    };
    const auto hasty = reasons({}, spent);
    QVERIFY(!hasty.empty());
    QVERIFY(hasty == reasons(stopped(), bots::Countdown(0)));
    QVERIFY(hasty != reasons({}, bots::Countdown(0)));
}

QTEST_GUILESS_MAIN(TestAnalysis)
#include "tst_analysis.moc"
