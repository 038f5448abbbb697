// The end of a game: result, points, their curve, and the next actions.
#include "app/wording/play/end_wording.h"
#include "engine/play/score_curve.h"
#include "tests/support/random_play.h"
#include "tests/unit/gui/windows/game/ending/ended_table.h"

#include <QSignalSpy>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::EndedTable;

class TestEnding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCurveFollowsTheTurns();
    void roundsFollowTheOrderOfTurns();
    void theTurnsThatMovedMostAreFound();
    void theSentenceTellsHowItWasHeld();
    void theSentenceTellsWhoIsLeft();
    void aGameThatEndsShowsItsResult();
    void keysBeginNoGameUnseen();
    void theBoardCanBeLookedAt();
    void thePageComesBackWhenAskedFor();
    void lookingBackPutsItAway();
    void playingAgainTakesTheSamePlayers();
    void aGameThatWasOverBeforeShowsItsResult();
};

void TestEnding::theCurveFollowsTheTurns() {
    Game game = tests::Setup().land("0,0", "sun").land("5,5", "cups-2").pieces({"A3U@0,0", "B1N@5,5"}).game();
    Rng rng(3);
    StepList legal;
    while (game.state().turnsPlayed < 12 && !isOver(game.state())) {
        if (game.decider() == Seat::chance) {
            game.play(drawChance(game.rules(), game.state(), rng));
            continue;
        }
        legalSteps(game.rules(), game.state(), legal);
        game.play(Step(tests::choose(legal, rng)));
    }
    const auto curve = scoreCurve(game.rules(), game.history(), game.state());
    QCOMPARE(curve.front().position, 0);
    QCOMPARE(curve.front().mover, Seat::none);
    QCOMPARE(curve.back().position, static_cast<int>(game.history().size()));
    for (std::size_t i = 0; i + 1 < curve.size(); ++i) {
        const Moment& moment = game.history()[static_cast<std::size_t>(curve[i].position)];
        QCOMPARE(curve[i].turn, static_cast<int>(moment.before.turnsPlayed));
        QCOMPARE(curve[i].scores[Seat::a], score(game.rules(), moment.before, Seat::a));
        QVERIFY(i == 0 || curve[i].turn == curve[i - 1].turn + 1);
    }
    QCOMPARE(curve.back().scores[Seat::b], score(game.rules(), game.state(), Seat::b));
    QCOMPARE(curve.back().turn, static_cast<int>(game.history().back().before.turnsPlayed) + 1);
}

void TestEnding::roundsFollowTheOrderOfTurns() {
    Game game = tests::Setup(3)
                    .land("0,0", "sun")
                    .land("5,5", "cups-2")
                    .land("9,9", "moon")
                    .pieces({"A3U@0,0", "B1N@5,5", "C1N@9,9"})
                    .game();
    for (int turn = 0; turn < 6; ++turn) {
        tests::play(game, {"refresh - 0", "done"});
    }
    const auto curve = scoreCurve(game.rules(), game.history(), game.state());
    QVERIFY(curve.size() > 6);
    QCOMPARE(curve[0].round, 0);
    QCOMPARE(curve[1].round, 1);
    QCOMPARE(curve[3].round, 1);
    QCOMPARE(curve[4].round, 2);
    QCOMPARE(curve[6].round, 2);
}

void TestEnding::theSentenceTellsHowItWasHeld() {
    Game game = tests::Setup()
                    .land("0,0", "sun")
                    .land("1,0", "star")
                    .land("2,0", "moon")
                    .land("8,8", "cups-2")
                    .pieces({"A3U@0,0", "A3U@1,0", "A3U@2,0", "B1N@8,8"})
                    .with("turn", "A")
                    .game();
    tests::play(game, {"orient A3U@0,0 N", "challenge", "orient B1N@8,8 S", "done", "orient A3N@0,0 S", "done"});
    QVERIFY(isOver(game.state()));
    const wording::Speaker speaker(game.rules(), {QStringLiteral("Ann"), QStringLiteral("Bob")});
    const View last = game.viewFor(Seat::none);
    const wording::EndWording words(game.rules(), game.history(), last, speaker);
    QCOMPARE(words.title(), QStringLiteral("Ann wins"));
    QCOMPARE(words.how(), QStringLiteral("Ann had 9 of 9 points when announcing the last turn and 9 when it ended."));
}

void TestEnding::theSentenceTellsWhoIsLeft() {
    Game game = tests::Setup()
                    .land("0,0", "sun")
                    .land("8,8", "cups-2")
                    .pieces({"A3U@0,0", "B1N@8,8"})
                    .with("turn", "A")
                    .with("challenge", "A")
                    .game();
    tests::play(game, {"orient A3U@0,0 N", "done"});
    QVERIFY(isOver(game.state()));
    const wording::Speaker speaker(game.rules(), {QStringLiteral("Ann"), QStringLiteral("Bob")});
    const View last = game.viewFor(Seat::none);
    const wording::EndWording words(game.rules(), game.history(), last, speaker);
    QCOMPARE(words.title(), QStringLiteral("Bob wins"));
    QCOMPARE(words.how(),
             QStringLiteral("The last turn of Ann ends with only 3 of 9 points. No other player is left in "
                            "the game."));
}

void TestEnding::theTurnsThatMovedMostAreFound() {
    const auto point = [](int turn, int a, int b) {
        ScorePoint made{.position = 10 * turn, .turn = turn};
        made.scores[Seat::a] = a;
        made.scores[Seat::b] = b;
        return made;
    };
    const std::vector<ScorePoint> curve{point(0, 0, 0), point(1, 1, 0), point(2, 1, 3), point(3, 1, 3), point(4, 5, 1)};
    const auto points = turningPoints(curve, 2);
    QCOMPARE(points.size(), std::size_t{2});
    QCOMPARE(points[0].after.turn, 2);
    QCOMPARE(points[1].after.turn, 4);
    QCOMPARE(points[1].changes[Seat::a], 4);
    QCOMPARE(points[1].changes[Seat::b], -2);
    QCOMPARE(turningPoints(curve, 9).size(), std::size_t{3});  // nothing happened in the third turn
}

void TestEnding::aGameThatEndsShowsItsResult() {
    EndedTable play;
    QVERIFY(!play.page()->isVisible());
    QVERIFY(!play.window->actions().at(Act::result)->isEnabled());
    play.playToTheEnd();
    QVERIFY(play.pageComes());
    const QString text = play.page()->text();
    QVERIFY2(text.startsWith(QStringLiteral("Ann wins\n")), qPrintable(text));
    for (int seat = 0; seat < 2; ++seat) {
        const int points = score(play.session().rules(), play.session().game().state(), seatAt(seat));
        QVERIFY2(text.contains(QString::number(points) + QStringLiteral(" point")), qPrintable(text));
    }
}

// Regression: Ctrl+Space, or an extra Enter, started another game.
void TestEnding::keysBeginNoGameUnseen() {
    EndedTable play;
    play.playToTheEnd();
    QVERIFY(play.pageComes());
    const table::GameSession* over = &play.session();
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Return);
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(&play.session(), over);
    gnostica::tests::letTimePass(*play.page());
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(&play.session(), over);
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Return);
    QVERIFY(&play.session() != over);  // the button has the keyboard focus
}

void TestEnding::theBoardCanBeLookedAt() {
    EndedTable play;
    play.playToTheEnd();
    QVERIFY(play.pageComes());
    QTest::keyClick(play.page(), Qt::Key_Escape);
    QVERIFY(!play.page()->isVisible());
    QVERIFY(play.session().table().isLive());
}

void TestEnding::thePageComesBackWhenAskedFor() {
    EndedTable play;
    play.playToTheEnd();
    QVERIFY(play.pageComes());
    for (QToolButton* button : play.visible<QToolButton>(play.page())) {
        QCOMPARE(button->accessibleName(), QStringLiteral("Look at the board"));
        button->click();
    }
    QVERIFY(!play.page()->isVisible());
    play.session().table().showPosition(0);
    play.window->actions().at(Act::result)->trigger();
    QVERIFY(play.page()->isVisible());
    QVERIFY(play.session().table().isLive());
}

void TestEnding::lookingBackPutsItAway() {
    EndedTable play;
    play.playToTheEnd();
    QVERIFY(play.pageComes());
    play.session().table().showPosition(0);
    QVERIFY(!play.page()->isVisible());
}

void TestEnding::playingAgainTakesTheSamePlayers() {
    EndedTable play;
    play.playToTheEnd();
    QVERIFY(play.pageComes());
    play.press("Rematch");
    QVERIFY(!play.page()->isVisible());
    QVERIFY(!play.session().table().isOver());
    QCOMPARE(play.session().game().history().size(), std::size_t{0});
    QCOMPARE(play.session().seatNames(), (std::vector<QString>{QStringLiteral("Ann"), QStringLiteral("Bob")}));
    QCOMPARE(play.session().game().state().map().size(), std::size_t{4});  // from the same position
}

/// Also if it comes from a file.
void TestEnding::aGameThatWasOverBeforeShowsItsResult() {
    EndedTable play;
    play.playToTheEnd();
    QVERIFY(play.pageComes());
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("over.gnostica"));
    QVERIFY(play.window->desk().save(path));
    QTest::keyClick(play.page(), Qt::Key_Escape);
    QVERIFY(!play.page()->isVisible());
    QSignalSpy opened(&play.window->desk(), &table::GameDesk::sessionChanged);
    play.window->desk().open(path);
    QVERIFY(opened.wait(gnostica::tests::kPatienceMs));
    QVERIFY(play.pageComes());
    QVERIFY(play.page()->text().startsWith(QStringLiteral("Ann wins\n")));
    QVERIFY(play.window->actions().at(Act::result)->isEnabled());
    QTest::keyClick(play.page(), Qt::Key_Escape);
    tests::letTimePass(*play.window);
    QVERIFY2(!play.page()->isVisible(), "it comes once");
}

QTEST_MAIN(TestEnding)
#include "tst_ending.moc"
