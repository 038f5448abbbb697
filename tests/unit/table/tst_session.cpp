// The session is the referee at the screen: accepts legal steps, draws chance, hides hands, and undoes only steps that
// revealed nothing.
#include "app/table/game_session.h"
#include "app/table/record_files.h"
#include "engine/mechanics/registry.h"
#include "engine/mechanics/timer.h"
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"
#include "engine/play/view.h"
#include "tests/support/positions.h"
#include "tests/support/random_play.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <set>
#include <sstream>

using namespace gnostica;
using namespace gnostica::engine;

namespace {

/// A session with a new game, or from a position.
std::unique_ptr<table::GameSession> sessionOf(Game game, table::TableManners manners = {false, false},
                                              std::uint64_t seed = 11) {
    RecordHeader header = headerFor(game.rules(), game.state().seats);
    header.names = {"Ann", "Bob"};
    header.seed = seed;
    auto session = std::make_unique<table::GameSession>(std::move(header), std::move(game));
    session->table().setManners(manners);
    session->begin();
    return session;
}

std::unique_ptr<table::GameSession> newSession(table::TableManners manners = {false, false}, std::uint64_t seed = 11) {
    return sessionOf(Game(tests::rulesWith({{"start", "seat"}}), 2), manners, seed);
}

bool take(table::GameSession& session, std::string_view text) {
    return session.play(tests::stepOf(session.game(), text));
}

/// Random steps up to this number of history entries, without announcements, so that the game continues.
void playOn(table::GameSession& session, std::size_t moments, std::uint64_t seed) {
    Rng rng(seed);
    while (session.game().history().size() < moments && !session.referee().isOver()) {
        session.table().uncover();
        const Step step = tests::choose(session.table().legal(), rng);
        if (!std::holds_alternative<step::Challenge>(step)) {
            session.play(step);
        }
    }
}

tests::Setup twoRods() {
    return tests::Setup()
        .land("0,0", "rods-2")
        .land("1,0", "cups-3")
        .land("2,0", "sun")
        .pieces({"A1E@0,0", "B2U@2,0"})
        .hand("A", {"cups-5"})
        .hand("B", {"cups-6"});
}

/// The branch that the desk makes in the background.
std::unique_ptr<table::GameSession> branchOf(const table::GameSession& session) {
    auto branch = session.branching()();
    return branch ? std::make_unique<table::GameSession>(std::move(branch->header), std::move(branch->game),
                                                         std::move(branch->times))
                  : nullptr;
}

}  // namespace

class TestSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dealsByItself();
    void skipsWhereThereIsNoChoice();
    void theLastCardBidsItself();
    void refusesAndKeepsEverything();
    void announcesEventsAfterTheView();
    void coverHidesHands();
    void coverWaitsForTheNextPlayer();
    void bidsStaySealed();
    void takesBackAnOwnStep();
    void nothingAnswersUnderTheCover();
    void mannersWaitForTheCover();
    void neverTakesBackADraw();
    void neverTakesBackAnotherPlayersStep();
    void takesBackEverythingWhereTheTableAgrees();
    void redoesWhatWasTakenBack();
    void looksBackWithoutPlaying();
    void branchDealsHiddenCardsAnew();
    void branchKeepsWhatWentBefore();
    void branchIsAGameThatCanBeSaved();
    void branchSetsTheHiddenTimerAnew();
    void branchOfAPositionSetsTheHiddenTimerAnew();
    void branchKeepsTheMinutesPlayed();
    void noBranchBeforeTheFirstTurn();
    void showsAllHandsOnceTheGameIsOver();
    void hiddenClockEndsTheGame();
    void theClockRingsIntoTheJournalFirst();
    void sameSeedSameGame();
    void mayEndWhileAnAnswerIsTaken();
};

void TestSession::dealsByItself() {
    const auto session = newSession();
    QCOMPARE(session->referee().decider(), Seat::a);
    QCOMPARE(session->game().state().hands[Seat::a].size(), 6);
    QVERIFY(!session->table().legal().empty());
    QCOMPARE(session->game().history().front().who, Seat::chance);
}

// A power without a use is skipped by the program, with an entry in the log.
void TestSession::skipsWhereThereIsNoChoice() {
    const auto session = sessionOf(tests::Setup().land("0,0", "rods-2").pieces({"A1U@0,0", "B1U@0,0"}).game());
    QVERIFY(take(*session, "activate 0,0"));
    QCOMPARE(session->game().state().turn.stage, Stage::close);
    const auto history = session->game().history();
    QCOMPARE(history.size(), std::size_t{2});
    QVERIFY(std::holds_alternative<step::Skip>(std::get<Step>(history[1].what)));
    QVERIFY(isForced(session->rules(), history[1]));
}

/// With one card in hand there is no choice, neither for the bid nor for taking a card back.
void TestSession::theLastCardBidsItself() {
    const auto session = sessionOf(Game(tests::rulesWith({{"start", "bid"}, {"handLimit", 1}}), 2), {false, false}, 5);
    const State& state = session->game().state();
    QCOMPARE(state.turn.stage, Stage::floor);
    QCOMPARE(state.hands[Seat::a].size() + state.hands[Seat::b].size(), 0);
    const auto isBid = [](const Moment& moment) {
        const auto* step = std::get_if<Step>(&moment.what);
        return step != nullptr && std::holds_alternative<step::Bid>(*step);
    };
    QCOMPARE(std::ranges::count_if(session->game().history(), isBid), 2);
    QVERIFY2(session->undoBar() == UndoBar::nothingYet, "nobody has decided anything yet");
    QCOMPARE(session->table().legal().size(), std::size_t{2});  // BID-4: the loser takes one of the two …
    QVERIFY(session->play(*session->table().legal().begin()));
    QCOMPARE(session->game().state().hands[Seat::a].size(), 1);  // … and the other card follows without a choice
    QCOMPARE(session->game().state().hands[Seat::b].size(), 1);
    QVERIFY(session->game().state().turn.stage != Stage::floor);
}

void TestSession::refusesAndKeepsEverything() {
    const auto session = sessionOf(twoRods().game());
    QSignalSpy changed(&session->table(), &table::SeenTable::changed);
    std::optional<Refusal> reason;
    connect(&session->referee(), &table::Referee::refused, this,
            [&](Seat, const Refusal& refusal) { reason = refusal; });
    const State before = session->game().state();
    QVERIFY(!session->play(step::Activate{{1, 0}}));
    QVERIFY(reason);
    QCOMPARE(static_cast<int>(reason->code), static_cast<int>(RefusalCode::noOwnPieceThere));
    QVERIFY(session->game().state() == before);
    QVERIFY(changed.isEmpty());
}

// Views are updated first and animated afterwards.
void TestSession::announcesEventsAfterTheView() {
    const auto session = sessionOf(twoRods().game());
    QStringList order;
    connect(&session->table(), &table::SeenTable::changed, this, [&] { order += QStringLiteral("changed"); });
    connect(&session->table(), &table::SeenTable::happened, this,
            [&](const EventList& events) { order += QStringLiteral("happened %1").arg(events.size() > 0); });
    QVERIFY(take(*session, "activate 0,0"));
    QCOMPARE(order, (QStringList{QStringLiteral("changed"), QStringLiteral("happened 1")}));
}

void TestSession::coverHidesHands() {
    const auto session = newSession({true, false});
    QCOMPARE(session->table().coveredFor(), std::optional(Seat::a));
    QCOMPARE(session->table().viewer(), Seat::none);
    QVERIFY(session->table().view().known(Seat::a).empty());
    QVERIFY(session->table().view().known(Seat::b).empty());
    QVERIFY(session->table().legal().empty());
    QVERIFY(!session->play(step::Refresh{}));

    session->table().uncover();
    QVERIFY(!session->table().coveredFor());
    QCOMPARE(session->table().view().known(Seat::a).size(), 6);
    QVERIFY(session->table().view().known(Seat::b).empty());
}

void TestSession::coverWaitsForTheNextPlayer() {
    const auto session = newSession({true, false});
    session->table().uncover();
    QVERIFY(take(*session, "place 0,0 N"));
    QVERIFY(!session->table().coveredFor());
    QVERIFY(take(*session, "done"));
    QCOMPARE(session->table().coveredFor(), std::optional(Seat::b));
    QVERIFY(session->table().view().known(Seat::a).empty());
    session->table().uncover();
    QCOMPARE(session->table().viewer(), Seat::b);
    QVERIFY(session->table().view().known(Seat::a).empty());
    QCOMPARE(session->table().view().known(Seat::b).size(), 6);
}

// BID-1: at one screen players bid in turn; nobody sees earlier bids.
void TestSession::bidsStaySealed() {
    const auto session = sessionOf(Game(tests::rulesWith({{"start", "bid"}}), 2), {true, false});
    session->table().uncover();
    const auto bid = std::get<step::Bid>(session->table().legal()[0]);
    QVERIFY(session->play(bid));
    QCOMPARE(session->table().coveredFor(), std::optional(Seat::b));
    session->table().uncover();
    QVERIFY(session->table().view().unseen().contains(bid.card));
}

void TestSession::takesBackAnOwnStep() {
    const auto session = sessionOf(twoRods().game());
    const State before = session->game().state();
    QCOMPARE(session->undoBar(), std::optional(UndoBar::nothingYet));
    QVERIFY(take(*session, "activate 0,0"));
    QVERIFY(!session->undoBar());
    session->undo();
    QVERIFY(session->game().state() == before);
    QVERIFY(session->canRedo());
}

// During a handover it is unknown who would see what an undo shows: a hand, or a sealed bid.
void TestSession::nothingAnswersUnderTheCover() {
    const auto session = newSession({true, true});
    session->table().uncover();
    QVERIFY(take(*session, "place 0,0 N"));
    session->undo();
    QVERIFY(session->canRedo());
    QVERIFY(take(*session, "place 0,0 N"));
    QVERIFY(take(*session, "done"));
    const State covered = session->game().state();
    QCOMPARE(session->undoBar(), std::optional(UndoBar::covered));
    session->undo();
    session->redo();
    session->table().showPosition(1);
    QVERIFY(session->table().isLive());
    QVERIFY(session->game().state() == covered);
    QCOMPARE(session->table().viewer(), Seat::none);
    session->table().uncover();
    QCOMPARE(session->table().viewer(), Seat::b);
    QVERIFY(!session->undoBar());  // the table has agreed to it
    session->undo();
    QCOMPARE(session->table().coveredFor(), std::optional(Seat::a));
    QVERIFY(!session->canRedo());
}

void TestSession::mannersWaitForTheCover() {
    const auto session = newSession({true, false});
    session->table().uncover();
    QVERIFY(take(*session, "place 0,0 N"));
    QVERIFY(take(*session, "done"));
    session->table().setManners({false, false});
    QCOMPARE(session->table().coveredFor(), std::optional(Seat::b));
    QCOMPARE(session->table().viewer(), Seat::none);
    session->table().uncover();
    QVERIFY(take(*session, "place 2,0 N"));
    QVERIFY(take(*session, "done"));
    QVERIFY(!session->table().coveredFor());
    QCOMPARE(session->table().viewer(), Seat::a);
}

void TestSession::neverTakesBackADraw() {
    const auto session = sessionOf(twoRods().game());
    QVERIFY(take(*session, "refresh cups-5 1"));
    QCOMPARE(session->undoBar(), std::optional(UndoBar::revealed));
    const State after = session->game().state();
    session->undo();
    QVERIFY(session->game().state() == after);
}

void TestSession::neverTakesBackAnotherPlayersStep() {
    const auto session = sessionOf(twoRods().game());
    QVERIFY(take(*session, "activate 0,0"));
    QVERIFY(take(*session, "rod A1E@0,0 move 1 N"));
    QVERIFY(take(*session, "done"));
    QCOMPARE(session->referee().decider(), Seat::b);
    QCOMPARE(session->undoBar(), std::optional(UndoBar::otherSeat));
}

void TestSession::takesBackEverythingWhereTheTableAgrees() {
    const auto session = newSession({false, true});
    playOn(*session, 60, 3);
    while (!session->undoBar()) {
        session->undo();
    }
    QCOMPARE(session->undoBar(), std::optional(UndoBar::nothingYet));
    QCOMPARE(session->game().history().size(), std::size_t{1});  // only the deal
}

void TestSession::redoesWhatWasTakenBack() {
    const auto session = newSession({false, true});
    playOn(*session, 40, 4);
    const State end = session->game().state();
    const std::size_t moments = session->game().history().size();
    for (int i = 0; i < 10; ++i) {
        session->undo();
    }
    while (session->canRedo()) {
        session->redo();
    }
    QVERIFY(session->game().state() == end);
    QCOMPARE(session->game().history().size(), moments);
}

void TestSession::looksBackWithoutPlaying() {
    const auto session = newSession();
    playOn(*session, 30, 5);
    const State now = session->game().state();
    session->table().showPosition(1);
    QVERIFY(!session->table().isLive());
    QVERIFY(session->table().legal().empty());
    QCOMPARE(session->table().view().open().pieceCount, std::uint8_t{0});
    QVERIFY(!session->play(step::Done{}));
    session->table().showPosition(-7);
    QCOMPARE(session->table().position(), 0);
    session->table().showLast();
    QVERIFY(session->table().isLive());
    QVERIFY(session->game().state() == now);
    QVERIFY(!session->table().legal().empty());
}

// A branch from an earlier position must not use later knowledge: cards hidden at that point are dealt again; facts
// that the viewer knew are kept.
void TestSession::branchDealsHiddenCardsAnew() {
    const auto session = newSession({false, false}, 21);
    playOn(*session, 60, 6);
    bool dealtAnew = false;
    int branches = 0;
    for (int position = 4; position < 60; position += 5) {
        session->table().showPosition(position);
        if (!session->canBranch()) {
            continue;
        }
        const View seen = session->table().view();
        const auto branch = branchOf(*session);
        QVERIFY(branch);
        branch->table().setManners({false, true});
        const State& state = branch->game().state();
        const Seat viewer = seen.viewer();
        QVERIFY(state.hands[viewer] == seen.known(viewer));
        QCOMPARE(state.pieceCount, seen.open().pieceCount);
        QCOMPARE(state.turn.stage, seen.open().turn.stage);
        const Seat other = viewer == Seat::a ? Seat::b : Seat::a;
        QCOMPARE(state.hands[other].size(), seen.handSize(other));
        const State& truth = session->game().timeline()[static_cast<std::size_t>(position)].before;
        dealtAnew = dealtAnew || !(state.hands[other] == truth.hands[other]);
        ++branches;
    }
    QVERIFY(branches > 5);
    QVERIFY(dealtAnew);
}

// Regression: the history ended at the turn at which a branch had started.
void TestSession::branchKeepsWhatWentBefore() {
    const auto session = newSession({false, false}, 23);
    playOn(*session, 40, 6);
    int whole = 0;
    for (int position = 8; position < 40; position += 4) {
        session->table().showPosition(position);
        const Seat viewer = session->table().viewer();
        const auto branch = branchOf(*session);
        QVERIFY(branch);
        const auto told = branch->game().timeline();
        if (std::ssize(told) != position) {
            continue;  // cards have returned to the pile
        }
        ++whole;
        for (std::size_t i = 0; i < told.size(); ++i) {
            const View seen(session->rules(), session->game().timeline()[i].before, viewer);
            QVERIFY(View(branch->rules(), told[i].before, viewer) == seen);
        }
    }
    QVERIFY(whole > 3);
}

void TestSession::branchIsAGameThatCanBeSaved() {
    const auto session = newSession({false, false}, 22);
    playOn(*session, 50, 7);
    session->table().showPosition(33);
    const auto branch = branchOf(*session);
    QVERIFY(branch);
    branch->table().setManners({false, false});
    branch->begin();
    playOn(*branch, 80, 8);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("branch.gnostica"));
    QVERIFY(saveRecord(path, branch->referee().played()));
    const auto read = table::readRecord(path, builtinRegistry());
    QVERIFY(read);
    QVERIFY(!read->damage);
    QCOMPARE(tableHash(read->game.state()), tableHash(branch->game().state()));
}

// TMR-1. Regression: a player who had seen the game end knew how long the branch would last.
void TestSession::branchSetsTheHiddenTimerAnew() {
    const auto rules = tests::rulesWith({{"start", "seat"}, {"timer", "rounds"}, {"timerMin", 3}, {"timerMax", 20}});
    const auto session = sessionOf(Game(rules, 2));
    playOn(*session, 14, 6);
    session->table().showPosition(12);
    QVERIFY(session->canBranch());
    std::set<int> numbers;
    for (int i = 0; i < 40; ++i) {
        const auto branch = branchOf(*session);
        QVERIFY(branch);
        const int left = Timer::of(*rules)->remaining(branch->game().state());
        QVERIFY(left >= 1 && left <= 20);
        numbers.insert(left);
        for (const Moment& moment : branch->game().timeline()) {
            const auto* outcome = std::get_if<Chance>(&moment.what);
            const auto* drawn = outcome != nullptr ? std::get_if<chance::Timer>(outcome) : nullptr;
            QVERIFY(drawn == nullptr || (drawn->count >= 3 && drawn->count <= 20 && drawn->count >= left));
        }
    }
    QVERIFY(numbers.size() > 1);
}

void TestSession::branchOfAPositionSetsTheHiddenTimerAnew() {
    const auto rules = tests::rulesWith({{"start", "seat"}, {"timer", "rounds"}, {"timerMin", 3}, {"timerMax", 20}});
    Game game = twoRods().with("timer", 7).game(rules);
    RecordHeader header = headerFor(*rules, 2);
    header.position = writePosition(*rules, game.state());
    table::GameSession session(std::move(header), std::move(game));
    session.table().setManners({false, false});
    session.begin();
    QVERIFY(take(session, "activate 0,0"));
    std::set<int> numbers;
    for (int i = 0; i < 40; ++i) {
        const auto branch = branchOf(session);
        QVERIFY(branch);
        const int left = Timer::of(*rules)->remaining(branch->game().state());
        QVERIFY(left >= 3 && left <= 20);
        QCOMPARE(branch->referee().header().position.at("timer").get<int>(), left);
        numbers.insert(left);
    }
    QVERIFY(numbers.size() > 1);
}

// Regression: the clock of a branch started at zero.
void TestSession::branchKeepsTheMinutesPlayed() {
    const auto rules = tests::rulesWith({{"start", "seat"}, {"timer", "minutes"}, {"timerMin", 1}, {"timerMax", 2}});
    const auto first = sessionOf(Game(rules, 2));
    const std::vector<std::chrono::milliseconds> times(first->game().history().size(),
                                                       std::chrono::milliseconds(119'500));
    table::GameSession later(first->referee().header(), first->game(), times);  // not started: its clock stands still
    later.table().setManners({false, false});
    for (int i = 0; i < 40; ++i) {
        const auto branch = branchOf(later);
        QVERIFY(branch);
        QCOMPARE(Timer::of(*rules)->remaining(branch->game().state()), 2);  // one minute would already be over
    }
    const auto branch = branchOf(later);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("branch.gnostica"));
    QVERIFY(saveRecord(path, branch->referee().played()));
    const auto read = table::readRecord(path, builtinRegistry());
    QVERIFY(read);
    QVERIFY(read->times == times);
    branch->table().setManners({false, false});
    branch->begin();
    QTRY_VERIFY(branch->referee().isOver());
}

void TestSession::noBranchBeforeTheFirstTurn() {
    const auto session = sessionOf(Game(tests::rulesWith({{"start", "bid"}}), 2));
    playOn(*session, 30, 9);
    session->table().showPosition(1);
    QVERIFY(!session->canBranch());
    QVERIFY(!branchOf(*session));
}

void TestSession::showsAllHandsOnceTheGameIsOver() {
    tests::Setup setup = twoRods();
    Game game = setup.game();
    tests::play(game, {"refresh - 0", "challenge", "refresh - 0", "done", "refresh - 0"});
    const auto session = sessionOf(std::move(game), {true, false});
    session->table().uncover();
    QVERIFY(take(*session, "done"));
    QVERIFY(session->referee().isOver());
    QCOMPARE(session->undoBar(), std::optional(UndoBar::revealed));
    session->table().showPosition(0);
    QCOMPARE(session->table().viewer(), Seat::a);
    QCOMPARE(session->table().view().known(Seat::a).size(), 1);
    session->table().showPosition(2);
    QCOMPARE(session->table().viewer(), Seat::b);
    QVERIFY(session->table().view().known(Seat::a).empty());
}

// TMR-1: minutes played before a pause count.
void TestSession::hiddenClockEndsTheGame() {
    const auto rules = tests::rulesWith({{"start", "seat"}, {"timer", "minutes"}, {"timerMin", 1}, {"timerMax", 1}});
    const auto first = sessionOf(Game(rules, 2));
    QVERIFY(!first->referee().isOver());
    const std::vector<std::chrono::milliseconds> times(first->game().history().size(), std::chrono::seconds(61));
    table::GameSession later(first->referee().header(), first->game(), times);
    QSignalSpy over(&later.referee(), &table::Referee::over);
    later.table().setManners({false, false});
    later.begin();
    QTRY_VERIFY(later.referee().isOver());
    QCOMPARE(over.count(), 1);
}

// Regression: a viewer who looked back when the clock rang was shown an entry that was not in the journal yet.
void TestSession::theClockRingsIntoTheJournalFirst() {
    const auto rules = tests::rulesWith({{"start", "seat"}, {"timer", "minutes"}, {"timerMin", 1}, {"timerMax", 1}});
    const auto first = sessionOf(Game(rules, 2));
    const std::vector<std::chrono::milliseconds> times(first->game().history().size(), std::chrono::seconds(61));
    QTemporaryDir folder;
    table::GameSession later(first->referee().header(), first->game(), times);
    later.referee().journal().keepIn(folder.path());
    later.table().setManners({false, false});
    later.begin();
    later.table().showPosition(0);
    const auto isKept = [&] {
        const QFileInfoList files = QDir(folder.path()).entryInfoList({QStringLiteral("*.journal")});
        const auto record = files.isEmpty()
                                ? table::RecordResult(tl::unexpected(table::RecordProblem(engine::Diagnostics())))
                                : table::readRecord(files.first().filePath(), builtinRegistry());
        return record && record->game.history().size() == later.game().history().size();
    };
    int shown = 0;
    connect(&later.table(), &table::SeenTable::changed, this, [&] {
        ++shown;
        QVERIFY(isKept());
    });
    QTRY_VERIFY(later.referee().isOver());
    QVERIFY(shown > 0);
}

void TestSession::sameSeedSameGame() {
    const auto one = newSession({false, false}, 5);
    const auto two = newSession({false, false}, 5);
    const auto other = newSession({false, false}, 6);
    QVERIFY(tableHash(one->game().state()) != tableHash(other->game().state()));
    playOn(*one, 40, 1);
    playOn(*two, 40, 1);
    QCOMPARE(tableHash(one->game().state()), tableHash(two->game().state()));
}

// A listener may replace this game with another.
void TestSession::mayEndWhileAnAnswerIsTaken() {
    auto session = newSession();
    connect(&session->referee(), &table::Referee::changed, this, [&session] { session.reset(); });
    const table::GameSession& played = *session;
    QVERIFY(session->play(played.table().legal()[0]));
    QVERIFY(session == nullptr);
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
