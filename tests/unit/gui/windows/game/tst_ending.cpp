// The end of a game: result, points, their curve, and the next actions.
#include "app/gui/windows/game/advice/advice_sheets.h"
#include "app/gui/windows/game/advice/review/review_panel.h"
#include "app/gui/windows/game/ending/end_page.h"
#include "app/gui/windows/game/ending/score_curve.h"
#include "tests/support/positions.h"
#include "tests/support/random_play.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QSignalSpy>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

/// One turn before the end: whatever A does, the announced turn is judged.
nlohmann::json lastTurnOfA() {
    return tests::Setup()
        .land("0,0", "sun")
        .land("1,0", "star")
        .land("2,0", "moon")
        .land("8,8", "cups-2")
        .pieces({"A3U@0,0", "A3U@1,0", "A3U@2,0", "B1N@8,8"})
        .with("turn", "A")
        .with("challenge", "A")
        .json();
}

struct EndedTable : Play {
    EndedTable() { window->desk().startFrom(lastTurnOfA(), {}, {"Ann", "Bob"}, 3); }
    EndPage* page() { return window->findChild<EndPage*>(); }
    /// A passes the last turn.
    void playToTheEnd() {
        for (int i = 0; i < 20 && !session().table().isOver(); ++i) {
            const StepList& legal = session().table().legal();
            const auto done = std::find(legal.begin(), legal.end(), Step(step::Done{}));
            const auto refresh = std::find(legal.begin(), legal.end(), Step(step::Refresh{}));
            const Step step = done != legal.end() ? *done : refresh != legal.end() ? *refresh : legal[0];
            session().play(step);
        }
        QVERIFY(session().table().isOver());
    }
    void press(const char* text) {
        for (QPushButton* button : visible<QPushButton>(page())) {
            if (button->text() == QLatin1String(text)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL(text);
    }
    bool pageComes() {
        return gnostica::tests::comes([this] { return page()->isVisible(); });
    }
};

}  // namespace

class TestEnding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCurveFollowsTheTurns();
    void theTurnsThatMovedMostAreFound();
    void aGameThatEndsShowsItsResult();
    void keysBeginNoGameUnseen();
    void theBoardCanBeLookedAt();
    void thePageComesBackWhenAskedFor();
    void lookingBackPutsItAway();
    void playingAgainTakesTheSamePlayers();
    void aGameThatWasOverBeforeIsNotAnnounced();
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
    QVERIFY2(text.contains(QStringLiteral("Ann")) && text.contains(QStringLiteral("Winner")), qPrintable(text));
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
    play.press("Look at the board");
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
    play.press("Play again");
    QVERIFY(!play.page()->isVisible());
    QVERIFY(!play.session().table().isOver());
    QCOMPARE(play.session().game().history().size(), std::size_t{0});
    QCOMPARE(play.session().seatNames(), (std::vector<QString>{QStringLiteral("Ann"), QStringLiteral("Bob")}));
    QCOMPARE(play.session().game().state().map().size(), std::size_t{4});  // from the same position
}

/// A person who opens a record wants to see the game.
void TestEnding::aGameThatWasOverBeforeIsNotAnnounced() {
    EndedTable play;
    play.playToTheEnd();
    QVERIFY(play.pageComes());
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("over.gnostica"));
    QVERIFY(play.window->desk().save(path));
    QSignalSpy opened(&play.window->desk(), &table::GameDesk::sessionChanged);
    play.window->desk().open(path);
    QVERIFY(opened.wait(gnostica::tests::kPatienceMs));
    tests::letTimePass(*play.window);
    QVERIFY(!play.page()->isVisible());
    QVERIFY(play.window->actions().at(Act::result)->isEnabled());
}

QTEST_MAIN(TestEnding)
#include "tst_ending.moc"
