// Seating, and undo across a computer's steps.
#include "app/table/game_session.h"
#include "app/table/seats/seating.h"
#include "engine/play/fair_play.h"
#include "tests/support/positions.h"

#include <QTest>

using namespace gnostica;
using namespace gnostica::engine;
using bots::Level;

namespace {

/// Each player has an isolated piece, and Bob a card to play.
Game apart() {
    return tests::Setup()
        .land("0,0", "rods-2")
        .land("1,0", "cups-3")
        .land("4,0", "cups-4")
        .pieces({"A1E@0,0", "B2U@4,0"})
        .hand("B", {"cups-5"})
        .game();
}

/// A game in which the test answers for the computers.
struct Sitting {
    std::unique_ptr<table::GameSession> session;
    std::unique_ptr<table::PersonAgent> computer = std::make_unique<table::PersonAgent>();
    table::GameSession* operator->() const { return session.get(); }
};

Sitting sessionOf(Game game, std::vector<std::string> players, table::TableManners manners = {}) {
    RecordHeader header = headerFor(game.rules(), game.state().seats);
    header.names = {"Ann", "Bob"};
    header.players = std::move(players);
    header.seed = 4;
    Sitting sitting{std::make_unique<table::GameSession>(std::move(header), std::move(game))};
    for (const Seat seat : {Seat::a, Seat::b}) {
        if (sitting->table().seating().isComputer(seat)) {
            sitting->referee().seat(seat, sitting.computer.get());
        }
    }
    sitting->table().setManners(manners);
    sitting->begin();
    return sitting;
}

/// Takes a step for the current player.
bool take(const Sitting& sitting, std::string_view text) {
    const Step step = tests::stepOf(sitting->game(), text);
    return sitting->table().awaitsComputer() ? sitting.computer->answer(step) : sitting->play(step);
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
};

void TestComputerSeats::codesNameThePlayers() {
    for (int i = 0; i <= static_cast<int>(table::SeatPlayer::master); ++i) {
        const auto player = static_cast<table::SeatPlayer>(i);
        const table::Seating seating(2, {codeOf(player)});
        QCOMPARE(seating.levelOf(Seat::a), levelOf(player));
        QVERIFY(seating.isPerson(Seat::b));  // not specified
        QCOMPARE(seating.people(), player == table::SeatPlayer::person ? 2 : 1);
    }
    const table::Seating strangers(3, {"oracle", "adept", "person"});
    QVERIFY(strangers.isPerson(Seat::a));
    QCOMPARE(strangers.levelOf(Seat::b), std::optional(Level::adept));
    QVERIFY(!strangers.onlyPerson());
    QVERIFY(!strangers.isComputer(Seat::chance));
    QVERIFY(!strangers.isPerson(Seat::none));
    QVERIFY(!table::Seating().hasComputers());
    QCOMPARE(table::Seating(2, {"greedy", "person"}).onlyPerson(), std::optional(Seat::b));
}

void TestComputerSeats::onlyThePersonIsSpokenTo() {
    const auto alone = sessionOf(apart(), {"greedy", "person"});
    QVERIFY(alone->table().awaitsComputer());
    QVERIFY(!alone->table().coveredFor());
    QCOMPARE(alone->table().viewer(), Seat::b);
    QCOMPARE(alone->table().spokenTo(), Seat::b);
    const auto watched = sessionOf(apart(), {"greedy", "adept"});
    QCOMPARE(watched->table().viewer(), Seat::a);
    QCOMPARE(watched->table().spokenTo(), Seat::none);
    const auto people = sessionOf(apart(), {"person", "person"});
    QCOMPARE(people->table().coveredFor(), std::optional(Seat::a));
    QCOMPARE(people->table().spokenTo(), Seat::none);
}

void TestComputerSeats::nobodyElseDecidesForAComputer() {
    const auto session = sessionOf(apart(), {"greedy", "person"});
    const Step step = tests::stepOf(session->game(), "refresh - 0");
    QVERIFY(session->table().legal().empty());
    QVERIFY(!session->play(step));
    QVERIFY(session.computer->answer(step));
    while (session->table().awaitsComputer()) {
        QVERIFY(session.computer->answer(step::Done{}));
    }
    QVERIFY(!session.computer->answer(session->table().legal()[0]));
    QVERIFY(session->play(session->table().legal()[0]));
}

void TestComputerSeats::undoGoesOverOpenSteps() {
    const auto session = sessionOf(apart(), {"person", "greedy"});
    const State before = session->game().state();
    QCOMPARE(session->undoBar(), std::optional(UndoBar::nothingYet));
    QVERIFY(take(session, "refresh - 0"));
    while (session->referee().decider() == Seat::a) {
        QVERIFY(take(session, "done"));
    }
    QVERIFY(take(session, "orient B2U@4,0 N"));
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
    QVERIFY(take(session, "refresh - 0"));
    while (session->referee().decider() == Seat::a) {
        QVERIFY(take(session, "done"));
    }
    QVERIFY(take(session, "play cups-5"));  // Ann knows now that he had it
    QCOMPARE(session->undoBar(), std::optional(UndoBar::revealed));
    session->table().setManners({false, true});
    QVERIFY(!session->undoBar());
    session->undo();
    QCOMPARE(session->referee().decider(), Seat::a);
}

void TestComputerSeats::lastStepIsToldUntilAPersonDecides() {
    const auto session = sessionOf(apart(), {"person", "greedy"});
    const auto told = [&] { return session->table().lastComputerStep().size(); };
    QCOMPARE(told(), std::size_t{0});
    QVERIFY(take(session, "refresh - 0"));
    while (session->referee().decider() == Seat::a) {
        QVERIFY(take(session, "done"));
    }
    QCOMPARE(told(), std::size_t{0});
    QVERIFY(take(session, "orient B2U@4,0 N"));
    QCOMPARE(told(), std::size_t{1});
    while (session->table().awaitsComputer()) {
        QVERIFY(take(session, "done"));
    }
    QVERIFY(told() >= 1);
    QVERIFY(take(session, "refresh - 0"));
    QCOMPARE(told(), std::size_t{0});
}

QTEST_MAIN(TestComputerSeats)
#include "tst_computer_seats.moc"
