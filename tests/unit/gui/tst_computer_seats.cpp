// Who sits where, what may be taken back over a computer's steps, and the thread that computers think on.
#include "app/gui/play/computer/last_step.h"
#include "app/gui/play/computer/worker.h"
#include "app/gui/play/game_session.h"
#include "app/gui/seats/seating.h"
#include "engine/play/fair_play.h"
#include "tests/support/positions.h"

#include <QElapsedTimer>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using bots::Level;

namespace {

/// Each has a piece that stands alone, and Bob a card to play.
Game apart() {
    return tests::Setup()
        .land("0,0", "rods-2")
        .land("1,0", "cups-3")
        .land("4,0", "cups-4")
        .pieces({"A1E@0,0", "B2U@4,0"})
        .hand("B", {"cups-5"})
        .game();
}

std::unique_ptr<GameSession> sessionOf(Game game, std::vector<std::string> players, TableManners manners = {}) {
    RecordHeader header = headerFor(game.rules(), game.state().seats);
    header.names = {"Ann", "Bob"};
    header.players = std::move(players);
    header.seed = 4;
    auto session = std::make_unique<GameSession>(std::move(header), std::move(game));
    session->setManners(manners);
    session->begin();
    return session;
}

/// Takes a step for whoever decides.
bool take(GameSession& session, std::string_view text) {
    const Step step = tests::stepOf(session.game(), text);
    return session.awaitsComputer() ? session.playForComputer(step) : session.play(step);
}

}  // namespace

class TestComputerSeats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void codesNameThePlayers();
    void onlyThePersonIsSpokenTo();
    void nobodyElseDecidesForAComputer();
    void undoGoesOverOpenSteps();
    void undoStopsAtWhatAComputerShowed();
    void lastStepIsToldUntilAPersonDecides();
    void workerGivesResultsHere();
    void workerHurries();
    void workerForgetsWhatIsCancelled();
    void workerWaitsForTheEnd();
};

void TestComputerSeats::codesNameThePlayers() {
    for (int i = 0; i <= static_cast<int>(SeatPlayer::master); ++i) {
        const auto player = static_cast<SeatPlayer>(i);
        const Seating seating(2, {codeOf(player)});
        QCOMPARE(seating.levelOf(Seat::a), levelOf(player));
        QVERIFY(seating.isPerson(Seat::b));  // unnamed
        QCOMPARE(seating.people(), player == SeatPlayer::person ? 2 : 1);
    }
    const Seating strangers(3, {"oracle", "adept", "person"});
    QVERIFY(strangers.isPerson(Seat::a));
    QCOMPARE(strangers.levelOf(Seat::b), std::optional(Level::adept));
    QVERIFY(!strangers.onlyPerson());
    QVERIFY(!strangers.isComputer(Seat::chance));
    QVERIFY(!strangers.isPerson(Seat::none));
    QVERIFY(!Seating().hasComputers());
    QCOMPARE(Seating(2, {"greedy", "person"}).onlyPerson(), std::optional(Seat::b));
}

void TestComputerSeats::onlyThePersonIsSpokenTo() {
    const auto alone = sessionOf(apart(), {"greedy", "person"});
    QVERIFY(alone->awaitsComputer());
    QVERIFY(!alone->coveredFor());
    QCOMPARE(alone->viewer(), Seat::b);
    QCOMPARE(alone->spokenTo(), Seat::b);
    const auto watched = sessionOf(apart(), {"greedy", "adept"});
    QCOMPARE(watched->viewer(), Seat::a);
    QCOMPARE(watched->spokenTo(), Seat::none);
    const auto people = sessionOf(apart(), {"person", "person"});
    QCOMPARE(people->coveredFor(), std::optional(Seat::a));
    QCOMPARE(people->spokenTo(), Seat::none);
}

void TestComputerSeats::nobodyElseDecidesForAComputer() {
    const auto session = sessionOf(apart(), {"greedy", "person"});
    const Step step = tests::stepOf(session->game(), "refresh - 0");
    QVERIFY(session->legal().empty());
    QVERIFY(!session->play(step));
    QVERIFY(session->playForComputer(step));
    while (session->awaitsComputer()) {
        QVERIFY(session->playForComputer(step::Done{}));
    }
    QVERIFY(!session->playForComputer(session->legal()[0]));
    QVERIFY(session->play(session->legal()[0]));
}

void TestComputerSeats::undoGoesOverOpenSteps() {
    const auto session = sessionOf(apart(), {"person", "greedy"});
    const State before = session->game().state();
    QCOMPARE(session->undoBar(), std::optional(UndoBar::nothingYet));
    QVERIFY(take(*session, "refresh - 0"));
    while (session->decider() == Seat::a) {
        QVERIFY(take(*session, "done"));
    }
    QVERIFY(take(*session, "orient B2U@4,0 N"));
    const std::size_t moments = session->game().history().size();
    QVERIFY(!session->undoBar());
    while (!session->undoBar()) {
        session->undo();
    }
    QVERIFY(session->game().state() == before);
    while (session->canRedo()) {
        session->redo();
    }
    QCOMPARE(session->game().history().size(), moments);
}

void TestComputerSeats::undoStopsAtWhatAComputerShowed() {
    const auto session = sessionOf(apart(), {"person", "greedy"});
    QVERIFY(take(*session, "refresh - 0"));
    while (session->decider() == Seat::a) {
        QVERIFY(take(*session, "done"));
    }
    QVERIFY(take(*session, "play cups-5"));  // Ann knows now that he had it
    QCOMPARE(session->undoBar(), std::optional(UndoBar::revealed));
    session->setManners({false, true});
    QVERIFY(!session->undoBar());
    session->undo();
    QCOMPARE(session->decider(), Seat::a);
}

void TestComputerSeats::lastStepIsToldUntilAPersonDecides() {
    const auto session = sessionOf(apart(), {"person", "greedy"});
    const auto told = [&] {
        return lastComputerStep(session->rules(), session->game().history(), session->seating()).size();
    };
    QCOMPARE(told(), std::size_t{0});
    QVERIFY(take(*session, "refresh - 0"));
    while (session->decider() == Seat::a) {
        QVERIFY(take(*session, "done"));
    }
    QCOMPARE(told(), std::size_t{0});
    QVERIFY(take(*session, "orient B2U@4,0 N"));
    QCOMPARE(told(), std::size_t{1});
    while (session->awaitsComputer()) {
        QVERIFY(take(*session, "done"));
    }
    QVERIFY(told() >= 1);
    QVERIFY(take(*session, "refresh - 0"));
    QCOMPARE(told(), std::size_t{0});
}

void TestComputerSeats::workerGivesResultsHere() {
    Worker worker;
    QThread* here = QThread::currentThread();
    QThread* there = nullptr;
    int result = 0;
    worker.start(
        [&there](const std::stop_token&) {
            there = QThread::currentThread();
            return 42;
        },
        [&](int given) {
            QCOMPARE(QThread::currentThread(), here);
            result = given;
        });
    QTRY_COMPARE(result, 42);
    QVERIFY(there != here);
}

void TestComputerSeats::workerHurries() {
    Worker worker;
    int result = 0;
    worker.start(
        [](const std::stop_token& stop) {
            int rounds = 0;
            while (!stop.stop_requested()) {
                QThread::msleep(1);
                ++rounds;
            }
            return rounds + 1;
        },
        [&](int rounds) { result = rounds; });
    QTest::qWait(30);
    QCOMPARE(result, 0);
    worker.hurry();
    QTRY_VERIFY(result > 0);
}

void TestComputerSeats::workerForgetsWhatIsCancelled() {
    Worker worker;
    std::vector<int> results;
    std::atomic<int> begun = 0;
    const auto job = [&](int number) {
        worker.start(
            [&begun, number](const std::stop_token& stop) {
                ++begun;
                while (number < 3 && !stop.stop_requested()) {
                    QThread::msleep(1);
                }
                return number;
            },
            [&](int given) { results.push_back(given); });
    };
    job(1);
    QTRY_VERIFY(begun > 0);
    job(2);
    job(3);
    QTRY_VERIFY(!results.empty());
    QTest::qWait(20);
    QCOMPARE(results, std::vector<int>{3});
    const int before = begun;
    job(1);
    QTRY_VERIFY(begun > before);
    worker.cancel();
    QTest::qWait(20);
    QCOMPARE(results, std::vector<int>{3});
}

void TestComputerSeats::workerWaitsForTheEnd() {
    std::atomic<bool> ended = false;
    QElapsedTimer clock;
    {
        Worker worker;
        worker.start(
            [&ended](const std::stop_token& stop) {
                while (!stop.stop_requested()) {
                    QThread::msleep(1);
                }
                ended = true;
                return 0;
            },
            [](int) { QFAIL("nobody wants it any more"); });
        QTest::qWait(20);
        clock.start();
    }
    QVERIFY(ended);
    QVERIFY(clock.elapsed() < 1000);
    QTest::qWait(10);
}

QTEST_MAIN(TestComputerSeats)
#include "tst_computer_seats.moc"
