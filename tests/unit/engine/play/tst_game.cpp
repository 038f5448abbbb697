// A game and its history; chance; the random number generator.
#include "engine/play/game.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;

class TestGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRefusalChangesNothing();
    void undoAndRedoRestoreThePosition();
    void aNewStepForgetsWhatWasUndone();
    void aGameCatchesUpWithItsCopy();
    void chanceMustFitWhatIsAwaited();
    void aHiddenTimerFitsItsBounds();
    void theHiddenClockMayRunOutAtAnyMoment();
    void theGeneratorIsTheSpecifiedOne();
};

namespace {

Game small() {
    return Setup().land("0,1", "rods-4").land("1,1", "rods-5").pieces({"A3U@0,1", "B1N@1,1"}).game();
}

}  // namespace

void TestGame::aRefusalChangesNothing() {
    Game game = small();
    play(game, {"activate 0,1"});
    const State before = game.state();
    const auto refusal = game.play(step::Move{.minion = PieceId{0}, .distance = 1, .facing = Facing::north});
    QVERIFY(refusal.has_value());
    QCOMPARE(refusal->rule.text, std::string_view("ROD-1"));
    QVERIFY(game.state() == before);
    QCOMPARE(game.history().size(), std::size_t{1});
}

void TestGame::undoAndRedoRestoreThePosition() {
    Game game = small();
    const std::uint64_t first = hash(game.state());
    play(game, {"activate 0,1", "skip", "done"});
    const std::uint64_t last = hash(game.state());
    QVERIFY(first != last);
    game.undo();
    game.undo();
    game.undo();
    QCOMPARE(hash(game.state()), first);
    QVERIFY(!game.canUndo());
    game.undo();  // nothing to undo
    while (game.canRedo()) {
        game.redo();
    }
    QCOMPARE(hash(game.state()), last);
}

void TestGame::aNewStepForgetsWhatWasUndone() {
    Game game = small();
    play(game, {"activate 0,1", "skip"});
    game.undo();
    game.undo();
    play(game, {"orient A3U@0,1 N"});
    QVERIFY(!game.canRedo());
    QCOMPARE(game.timeline().size(), std::size_t{1});
}

void TestGame::aGameCatchesUpWithItsCopy() {
    Game game = small();
    play(game, {"activate 0,1"});
    Game ahead = game;
    const auto catchUp = [&](std::size_t from) {
        game.catchUp(ahead, from);
        QVERIFY(game.state() == ahead.state());
        QCOMPARE(game.history().size(), ahead.history().size());
        QCOMPARE(game.timeline().size(), ahead.timeline().size());
        for (std::size_t i = 0; i < game.timeline().size(); ++i) {
            QVERIFY(game.timeline()[i].before == ahead.timeline()[i].before);
            QVERIFY(game.timeline()[i].what == ahead.timeline()[i].what);
        }
    };
    play(ahead, {"skip", "done"});
    catchUp(1);
    ahead.undo();
    ahead.undo();
    catchUp(1);
    QVERIFY(game.canRedo());
    ahead.redo();
    catchUp(1);
    ahead.undo();
    play(ahead, {"skip"});  // undone steps are discarded
    catchUp(1);
}

void TestGame::chanceMustFitWhatIsAwaited() {
    Game game(baseRules(), 3);
    QCOMPARE(awaitedChance(game.state()), ChanceKind::deal);
    QVERIFY(!game.play(Chance(chance::Dice{})));
    chance::Shuffle twice;
    twice.count = kCardCount;  // the Fool, 78 times
    twice.order.fill(major::fool);
    QVERIFY(!game.play(Chance(twice)));
    Rng rng(1);
    QVERIFY(game.play(drawChance(game.rules(), game.state(), rng)));
    QCOMPARE(game.state().hands[Seat::c].size(), 6);
    QCOMPARE(static_cast<int>(game.state().territoryCount), 9);
    QVERIFY(!game.play(Chance(chance::TimeUp{})));  // the game has no timer
}

// TMR-1: the drawn time is between the bounds.
void TestGame::aHiddenTimerFitsItsBounds() {
    Game game(rulesWith({{"start", "seat"}, {"timer", "rounds"}, {"timerMin", 5}, {"timerMax", 9}}), 2);
    Rng rng(1);
    while (awaitedChance(game.state()) != ChanceKind::timer) {
        QVERIFY(game.play(drawChance(game.rules(), game.state(), rng)));
    }
    for (int count = 0; count <= 255; ++count) {
        const chance::Timer drawn{static_cast<std::uint8_t>(count)};
        QCOMPARE(fits(game.rules(), game.state(), drawn), count >= 5 && count <= 9);
    }
}

void TestGame::theHiddenClockMayRunOutAtAnyMoment() {
    const auto rules = rulesWith({{"start", "seat"}, {"timer", "minutes"}, {"timerMin", 5}, {"timerMax", 9}});
    Game game(rules, 2);
    Rng rng(1);
    while (game.decider() == Seat::chance) {
        QVERIFY(game.play(drawChance(*rules, game.state(), rng)));
    }
    QVERIFY(game.play(Chance(chance::TimeUp{})));
    QVERIFY(isOver(game.state()));
    QCOMPARE(static_cast<int>(game.state().winners), 3);  // nobody has a point: both share the win
}

// First numbers of xoshiro256** seeded with splitmix64(42), from the published reference code.
void TestGame::theGeneratorIsTheSpecifiedOne() {
    Rng rng(42);
    QCOMPARE(rng(), std::uint64_t{1546998764402558742U});
    QCOMPARE(rng(), std::uint64_t{6990951692964543102U});
    QCOMPARE(rng(), std::uint64_t{12544586762248559009U});
    std::array<int, 6> seen{};
    for (int i = 0; i < 6000; ++i) {
        ++seen[rng.below(6)];
    }
    for (const int count : seen) {
        QVERIFY(count > 850 && count < 1150);
    }
}

QTEST_APPLESS_MAIN(TestGame)
#include "tst_game.moc"
