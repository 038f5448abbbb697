// People leave a game: the last opponent wins, or a computer plays on. Nobody ever sees the hand of another.
#include "app/table/game_session.h"
#include "app/table/record_files.h"
#include "app/table/replay/replay.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/position.h"
#include "tests/support/positions.h"
#include "tests/support/random_play.h"
#include "tests/unit/table/apart.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <sstream>

using namespace gnostica;
using namespace gnostica::engine;
using bots::Level;
using gnostica::tests::apart;

namespace {

constexpr table::TableManners kCovers{true, false};

std::unique_ptr<table::GameSession> sessionOf(Game game, std::vector<std::string> players = {}) {
    RecordHeader header = headerFor(game.rules(), game.state().seats);
    header.names = {"Ann", "Bob", "Cleo"};
    header.names.resize(static_cast<std::size_t>(header.seats));
    header.players = std::move(players);
    header.seed = 4;
    if (game.decider() != Seat::chance) {
        header.position = writePosition(game.rules(), game.state());
    }
    auto session = std::make_unique<table::GameSession>(std::move(header), std::move(game));
    session->table().setManners(kCovers);
    return session;
}

std::unique_ptr<table::GameSession> begun(Game game, std::vector<std::string> players = {}) {
    auto session = sessionOf(std::move(game), std::move(players));
    session->begin();
    return session;
}

Game threeSeats() {
    return tests::Setup(3)
        .land("0,0", "rods-2")
        .land("1,0", "cups-3")
        .land("4,0", "cups-4")
        .pieces({"A1E@0,0", "B2U@4,0", "C1U@1,0"})
        .hand("A", {"cups-6"})
        .hand("B", {"cups-5"})
        .hand("C", {"cups-7"})
        .game();
}

std::uint64_t hashOf(const Game& game) {
    return stateHash(game.rules(), game.state());
}

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestLeaving : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLastOpponentWins();
    void theRecordTellsIt();
    void olderProgramsReadTheGameBefore();
    void aComputerPlaysOn();
    void leavingCanBeTakenBack();
    void theJournalForgetsWhatWasTakenBack();
    void onlyThePersonAtTheScreenResigns();
    void computersFinishForEverybody();
    void whoHasLeftKeepsTheirSecrets();
    void theOneWhoStaysIsStillAskedFor();
    void aReplayShowsWhoLeft();

    void cardsOnTheTableAreTakenWithoutCovers();
    void aHandIsShownOnRequestOnly();
    void settingsShowNoHandDuringAnOpenChoice();
    void noHandIsEverShownToAnother_data();
    void noHandIsEverShownToAnother();
};

void TestLeaving::theLastOpponentWins() {
    const auto session = begun(apart(), {"person", "adept"});
    QSignalSpy over(&session->referee(), &table::Referee::over);
    QCOMPARE(session->mayResign(), Seat::a);
    QVERIFY(session->resigningEnds());
    QVERIFY(session->resign(Level::adept));
    QCOMPARE(over.count(), 1);
    const State& state = session->game().state();
    QVERIFY(isOver(state));
    QCOMPARE(state.winners, std::uint8_t{2});
    QVERIFY(state.ending.by == Ending::By::departure);
    QCOMPARE(state.pieceCount, std::uint8_t{2});  // the board stays as it was
    QVERIFY(session->table().legal().empty());
    QCOMPARE(session->mayResign(), Seat::none);
    QVERIFY(!session->resign(Level::adept));
}

void TestLeaving::theRecordTellsIt() {
    QTemporaryDir folder;
    const auto session = begun(apart(), {"person", "adept"});
    QVERIFY(session->resign(Level::adept));
    const QString path = folder.filePath(QStringLiteral("resigned.gnostica"));
    QVERIFY(saveRecord(path, session->referee().played()));
    const auto read = table::readRecord(path, builtinRegistry());
    QVERIFY(read && !read->damage);
    QVERIFY(isOver(read->game.state()));
    QCOMPARE(hashOf(read->game), hashOf(session->game()));
    QCOMPARE(read->game.history().size(), session->game().history().size());
    QCOMPARE(read->times.size(), read->game.history().size());
}

/// They ignore the line; its hash, and those of later lines, must therefore be those of the game before it.
void TestLeaving::olderProgramsReadTheGameBefore() {
    QTemporaryDir folder;
    const auto session = sessionOf(threeSeats());
    session->referee().journal().keepIn(folder.path());
    session->begin();
    session->table().uncover();
    const auto before = hashOf(session->game());
    QVERIFY(session->letComputersFinish(Level::greedy));
    session->referee().journal().noteSaved({QStringLiteral("elsewhere"), "x"});
    session->referee().journal().flush();
    QByteArray text = contentsOf(*session->referee().journal().path());
    QCOMPARE(text.count("\"left\""), 3);
    text.replace("\"left\"", "\"unknown\"");
    std::istringstream stream(text.toStdString());
    const auto read = loadRecord(stream, builtinRegistry());
    QVERIFY(read && !read->damage);
    QCOMPARE(hashOf(read->game), before);
    QVERIFY(read->game.history().empty());
}

void TestLeaving::aComputerPlaysOn() {
    const auto session = begun(threeSeats(), {"person", "adept", "person"});
    session->table().uncover();
    QSignalSpy reseated(&session->referee(), &table::Referee::reseated);
    QVERIFY(!session->resigningEnds());
    QVERIFY(session->resign(Level::greedy));
    QCOMPARE(reseated.count(), 1);
    QVERIFY(!session->referee().isOver());
    QCOMPARE(session->table().seating().levelOf(Seat::a), std::optional(Level::greedy));
    QVERIFY(session->table().awaitsComputer());
    QVERIFY(session->table().legal().empty());
    QVERIFY(!session->play(step::Done{}));
    QCOMPARE(session->table().viewer(), Seat::none);  // Cleo may look now
    table::PersonAgent computer;
    session->referee().seat(Seat::a, &computer);
    QVERIFY(computer.isAsked());
    QVERIFY(computer.answer(tests::stepOf(session->game(), "refresh - 0")));
}

void TestLeaving::leavingCanBeTakenBack() {
    const auto session = begun(threeSeats(), {"person", "adept", "greedy"});
    const State before = session->game().state();
    QVERIFY(session->resign(Level::greedy));
    QVERIFY(!session->undoBar());
    session->undo();
    QVERIFY(session->game().history().empty());
    QVERIFY(session->game().state() == before);
    QVERIFY(session->table().seating().isPerson(Seat::a));
    QCOMPARE(session->table().viewer(), Seat::a);
    QVERIFY(!session->table().legal().empty());
    QVERIFY(session->play(tests::stepOf(session->game(), "refresh - 0")));
}

void TestLeaving::theJournalForgetsWhatWasTakenBack() {
    QTemporaryDir folder;
    const auto session = sessionOf(threeSeats(), {"person", "adept", "greedy"});
    session->referee().journal().keepIn(folder.path());
    session->begin();
    QVERIFY(session->play(tests::stepOf(session->game(), "refresh - 0")));
    QVERIFY(session->resign(Level::greedy));
    const auto read = [&] { return table::readRecord(*session->referee().journal().path(), builtinRegistry()); };
    QCOMPARE(read()->game.history().size(), session->game().history().size());
    session->undo();
    const auto after = read();
    QVERIFY(after && !after->damage);
    QCOMPARE(after->game.history().size(), session->game().history().size());
    QCOMPARE(hashOf(after->game), hashOf(session->game()));
    session->undo();
    QCOMPARE(read()->game.history().size(), session->game().history().size());
    session->redo();
    QVERIFY2(session->table().seating().isPerson(Seat::a), "redoing a step does not resign again");
    session->redo();
    QVERIFY(session->table().seating().isComputer(Seat::a));
    QCOMPARE(read()->game.history().size(), session->game().history().size());
}

void TestLeaving::onlyThePersonAtTheScreenResigns() {
    const auto session = begun(apart());
    QVERIFY(session->table().coveredFor());
    QCOMPARE(session->mayResign(), Seat::none);
    QVERIFY(!session->resign(Level::adept));
    QVERIFY(!session->letComputersFinish(Level::adept));
    session->table().uncover();
    QCOMPARE(session->mayResign(), Seat::a);
    QVERIFY(session->play(tests::stepOf(session->game(), "refresh - 0")));
    session->table().showPosition(0);
    QCOMPARE(session->mayResign(), Seat::none);  // while looking back
    QCOMPARE(begun(apart(), {"greedy", "adept"})->mayResign(), Seat::none);
}

void TestLeaving::computersFinishForEverybody() {
    const auto session = begun(threeSeats(), {"person", "adept", "person"});
    session->table().uncover();
    QCOMPARE(session->peopleInGame(), (std::vector{Seat::a, Seat::c}));
    QVERIFY(session->letComputersFinish(Level::greedy));
    QCOMPARE(session->table().seating().people(), 0);
    QVERIFY(session->peopleInGame().empty());
    QCOMPARE(session->table().seating().levelOf(Seat::b), std::optional(Level::adept));
    QCOMPARE(session->table().seating().levelOf(Seat::c), std::optional(Level::greedy));
    QVERIFY(!session->table().coveredFor());
    QVERIFY(session->canLetComputersFinish());
}

/// In a game of computers the hand of each is visible in turn; those of people who have left are not.
void TestLeaving::whoHasLeftKeepsTheirSecrets() {
    const auto several = begun(threeSeats());
    several->table().uncover();
    QVERIFY(several->letComputersFinish(Level::greedy));
    for (const Seat seat : {Seat::none, Seat::a, Seat::b, Seat::c}) {
        several->table().watchFrom(seat);
        QCOMPARE(several->table().viewer(), Seat::none);
        for (const Seat hand : {Seat::a, Seat::b, Seat::c}) {
            QVERIFY(several->table().view().known(hand).empty());
        }
    }
    const auto alone = begun(threeSeats(), {"greedy", "person", "greedy"});
    QVERIFY(alone->letComputersFinish(Level::greedy));
    QCOMPARE(alone->table().viewer(), Seat::b);  // sees the own hand, as before
    QVERIFY(alone->table().view().known(Seat::a).empty());
}

void TestLeaving::theOneWhoStaysIsStillAskedFor() {
    const auto session = begun(threeSeats(), {"person", "person", "adept"});
    session->table().uncover();
    QVERIFY(session->resign(Level::greedy));
    QCOMPARE(session->table().seating().people(), 1);
    table::PersonAgent computer;
    session->referee().seat(Seat::a, &computer);
    QVERIFY(computer.answer(tests::stepOf(session->game(), "refresh - 0")));
    QVERIFY(computer.answer(step::Done{}));
    QCOMPARE(session->referee().decider(), Seat::b);
    QCOMPARE(session->table().coveredFor(), std::optional(Seat::b));
    QVERIFY(session->table().view().known(Seat::b).empty());
}

void TestLeaving::aReplayShowsWhoLeft() {
    const auto session = begun(threeSeats(), {"person", "adept", "person"});
    session->table().uncover();
    QVERIFY(session->letComputersFinish(Level::greedy));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("left.gnostica"));
    QVERIFY(saveRecord(path, session->referee().played()));
    auto read = table::readRecord(path, builtinRegistry());
    QVERIFY(read);
    const table::Replay replay(std::move(*read), nullptr);
    QCOMPARE(replay.length(), 2);
    QVERIFY(std::holds_alternative<chance::Departure>(*replay.told().front().outcome()));
    QVERIFY2(replay.allowed().size() == 1 && replay.viewer() == Seat::none, "the hands of people stay hidden");
}

// ---- Bids -----------------------------------------------------------------------------------------------------------

namespace {

Game withBids(int seats) {
    return Game(tests::rulesWith({{"start", "bid"}}), seats);
}

/// All seats bid, again if there is a tie; the cards are then taken.
void bidAll(table::GameSession& session) {
    for (int i = 0; i < 40; ++i) {
        if (session.table().coveredFor()) {
            session.table().uncover();
        }
        const Step next = session.table().legal()[0];
        if (!std::holds_alternative<step::Bid>(next)) {
            return;
        }
        QVERIFY(session.play(next));
    }
}

}  // namespace

/// BID-4. Regression: before the first turn of two people there were four covers.
void TestLeaving::cardsOnTheTableAreTakenWithoutCovers() {
    for (const int seats : {2, 3}) {
        const auto session = begun(withBids(seats));
        bidAll(*session);
        int takes = 0;
        while (session->game().state().turn.stage == Stage::floor && takes < 10) {
            QVERIFY(!session->table().coveredFor());
            const Seat decides = session->referee().decider();
            QVERIFY(session->table().viewer() == Seat::none || session->table().viewer() == decides);
            QVERIFY(!session->table().legal().empty());
            QVERIFY(session->play(session->table().legal()[0]));
            ++takes;
        }
        QVERIFY(takes > 0);
        QVERIFY(session->game().state().turn.stage != Stage::floor);
    }
}

void TestLeaving::aHandIsShownOnRequestOnly() {
    const auto session = begun(withBids(3));
    bidAll(*session);
    while (!session->table().choosesOpenly()) {
        QVERIFY(session->game().state().turn.stage == Stage::floor);
        QVERIFY(session->play(session->table().legal()[0]));
    }
    const Seat seat = *session->table().choosesOpenly();
    QVERIFY(session->table().view().known(seat).empty());
    session->table().uncover();
    QCOMPARE(session->table().viewer(), seat);
    QCOMPARE(session->table().view().known(seat), session->game().state().hands[seat]);
    QVERIFY(!session->table().legal().empty());
    QVERIFY(session->play(session->table().legal()[0]));
    QVERIFY(session->table().viewer() == Seat::none || session->referee().decider() == seat);
}

void TestLeaving::settingsShowNoHandDuringAnOpenChoice() {
    const auto session = begun(withBids(3));
    bidAll(*session);
    while (!session->table().choosesOpenly()) {
        QVERIFY(session->play(session->table().legal()[0]));
    }
    session->table().setManners({false, true});
    QCOMPARE(session->table().viewer(), Seat::none);
}

void TestLeaving::noHandIsEverShownToAnother_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("seed");
    for (const int seats : {2, 3, 4}) {
        for (int seed = 1; seed <= 6; ++seed) {
            QTest::addRow("%d seats, %d", seats, seed) << seats << seed;
        }
    }
}

/// People who come to the screen when it is their turn, and who sometimes leave.
void TestLeaving::noHandIsEverShownToAnother() {
    QFETCH(int, seats);
    QFETCH(int, seed);
    const auto session = begun(withBids(seats));
    table::PersonAgent computers;
    connect(&session->referee(), &table::Referee::reseated, this, [&] {
        for (int i = 0; i < seats; ++i) {
            if (session->referee().seating().isComputer(seatAt(i))) {
                session->referee().seat(seatAt(i), &computers);
            }
        }
    });
    Seat there = Seat::none;
    connect(&session->table(), &table::SeenTable::changed, this, [&] {
        const Seat viewer = session->table().viewer();
        QVERIFY(session->referee().isOver() || viewer == Seat::none || viewer == there);
    });
    Rng rng(static_cast<std::uint64_t>(seed));
    for (int i = 0; i < 120 && !session->referee().isOver(); ++i) {
        const Seat decides = session->referee().decider();
        if (session->table().coveredFor() || (session->table().choosesOpenly() && rng.below(3) == 0)) {
            there = decides;
            session->table().uncover();
        } else if (session->table().choosesOpenly()) {
            there = decides;
        }
        StepList steps;
        session->game().viewFor(decides).legalSteps(session->rules(), steps);
        const Step step = tests::choose(steps, rng);
        if (std::holds_alternative<step::Challenge>(step)) {
            continue;
        }
        if (session->referee().seating().isComputer(decides)) {
            computers.answer(step);
        } else {
            session->play(step);
        }
        if (i > 30 && rng.below(30) == 0) {
            session->resign(Level::greedy);
        }
    }
    QVERIFY(session->game().history().size() > 20);
}

QTEST_MAIN(TestLeaving)
#include "tst_leaving.moc"
