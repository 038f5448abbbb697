// The quick player: plans a whole turn, and reacts to an announcement.
#include "engine/bots/quick_player.h"
#include "engine/bots/turn_plan.h"
#include "tests/support/bot_table.h"
#include "tests/support/positions.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Level;

namespace {

constexpr std::uint64_t kSeed = 3;

Step choiceOf(bots::Player& player, const State& state) {
    return player.choose(View(*baseRules(), state, decider(*baseRules(), state)), {});
}

/// The state after the current turn.
State afterTurn(State state) {
    const Seat mover = state.turn.mover;
    const auto player = makePlayer(Level::quick, baseRules(), kSeed);
    Rng rng(kSeed);
    const int turn = state.turnsPlayed;
    while (!isOver(state) && state.turnsPlayed == turn) {
        const Seat seat = decider(*baseRules(), state);
        if (seat == Seat::chance) {
            apply(*baseRules(), state, drawChance(*baseRules(), state, rng));
            continue;
        }
        if (seat != mover) {
            throw std::logic_error("another decides");
        }
        apply(*baseRules(), state, choiceOf(*player, state));
    }
    return state;
}

/// A has nine points in three majors, B has a small card far away.
Setup ahead() {
    return Setup()
        .land("0,0", "sun")
        .land("0,2", "moon")
        .land("0,4", "star")
        .land("9,0", "cups-2")
        .pieces({"A3U@0,0", "A3U@0,2", "A3U@0,4", "B1N@9,0"});
}

/// B holds nine points; A can create a piece on the sun with the cup of its own card.
Setup behind() {
    return Setup()
        .land("5,0", "cups-2")
        .land("5,1", "sun")
        .land("9,0", "star")
        .land("9,2", "moon")
        .pieces({"A1S@5,0", "B3U@5,1", "B3U@9,0", "B3U@9,2"});
}

}  // namespace

class TestQuickPlayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlanIsLegalFromStepToStep();
    void lineAfterLineIsWorthLess();
    void whatWasPlannedIsPlayed();
    void anotherPositionIsPlannedAnew();
    void aLastTurnIsWon();
    void whatSurelyHoldsIsAnnounced();
    void whatCannotHoldIsNotAnnounced();
    void anAnnouncementIsStopped();
};

void TestQuickPlayer::aPlanIsLegalFromStepToStep() {
    const bots::Evaluation evaluation(*baseRules());
    bots::TurnPlan plan(evaluation);
    int steps = 0;
    for (const State& state : decisionsOf(baseRules(), 3, 20, 7, 2)) {
        Rng rng(kSeed);
        plan.make(state, {.positions = 60, .lines = 5, .glances = 2}, rng);
        QVERIFY(!plan.lines().empty());
        for (const bots::Line& line : plan.lines()) {
            State after = state;
            Rng chance(kSeed);
            QVERIFY(!line.steps.empty());
            QVERIFY(followLine(*baseRules(), after, line, chance));
            steps += static_cast<int>(line.steps.size());
        }
    }
    QVERIFY(steps > 60);
}

void TestQuickPlayer::lineAfterLineIsWorthLess() {
    const bots::Evaluation evaluation(*baseRules());
    bots::TurnPlan plan(evaluation);
    Rng rng(kSeed);
    plan.make(behind().state(), {.positions = 300, .lines = 10, .glances = 2}, rng);
    const auto lines = plan.lines();
    QCOMPARE(lines.size(), std::size_t{10});
    QVERIFY(std::ranges::is_sorted(lines, std::greater<>(), &bots::Line::worth));
    QVERIFY(lines.front().steps == plan.best().steps);
}

/// An opened card is used as planned: no other step rates higher when its turn comes.
void TestQuickPlayer::whatWasPlannedIsPlayed() {
    State state = behind().with("challenge", "B").state();
    const auto player = makePlayer(Level::quick, baseRules(), kSeed);
    const Step first = choiceOf(*player, state);
    QVERIFY(first == Step(step::Activate{at(5, 0)}));
    apply(*baseRules(), state, first);
    const Step second = choiceOf(*player, state);
    QVERIFY(!explain(*baseRules(), state, second));
    QVERIFY(std::holds_alternative<step::Create>(second));
}

/// The old plan for the previous piece would not even be legal.
void TestQuickPlayer::anotherPositionIsPlannedAnew() {
    const auto player = makePlayer(Level::quick, baseRules(), kSeed);
    State state = behind().with("challenge", "B").state();
    apply(*baseRules(), state, choiceOf(*player, state));
    const Game other = Setup().land("0,0", "discs-2").land("1,0", "cups-3").pieces({"A1E@0,0", "B1N@1,0"}).game();
    State next = other.state();
    apply(*baseRules(), next, step::Activate{at(0, 0)});
    QVERIFY(!explain(*baseRules(), next, choiceOf(*player, next)));
    QVERIFY(!explain(*baseRules(), other.state(), choiceOf(*player, other.state())));
}

void TestQuickPlayer::aLastTurnIsWon() {
    const State state = Setup()
                            .land("0,0", "sun")
                            .land("0,2", "moon")
                            .land("4,0", "cups-5")
                            .land("4,1", "star")
                            .land("9,0", "cups-2")
                            .pieces({"A3U@0,0", "A3U@0,2", "A1S@4,0", "B1N@9,0"})
                            .with("challenge", "A")
                            .state();
    const State after = afterTurn(state);
    QVERIFY(isOver(after));
    QCOMPARE(after.winners, std::uint8_t{1});
}

void TestQuickPlayer::whatSurelyHoldsIsAnnounced() {
    QCOMPARE(bots::endConditionsOf(*baseRules(), afterTurn(ahead().state())).announcer, Seat::a);
}

void TestQuickPlayer::whatCannotHoldIsNotAnnounced() {
    const State state = Setup().land("0,0", "swords-2").land("9,0", "cups-2").pieces({"A1U@0,0", "B1N@9,0"}).state();
    QCOMPARE(bots::endConditionsOf(*baseRules(), afterTurn(state)).announcer, Seat::none);
}

void TestQuickPlayer::anAnnouncementIsStopped() {
    const State state = behind().with("challenge", "B").state();
    QCOMPARE(score(*baseRules(), state, Seat::b), 9);
    QVERIFY(score(*baseRules(), afterTurn(state), Seat::b) < 9);
}

QTEST_GUILESS_MAIN(TestQuickPlayer)
#include "tst_quick_player.moc"
