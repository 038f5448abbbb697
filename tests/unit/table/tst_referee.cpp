// The referee asks the agents of the seats, and takes one answer per question: from any agent, anywhere, however
// faulty.
#include "app/table/game_session.h"
#include "app/table/record_files.h"
#include "engine/mechanics/registry.h"
#include "engine/mechanics/timer.h"
#include "tests/unit/table/apart.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

using namespace gnostica;
using namespace gnostica::engine;
using gnostica::tests::apart;

namespace {

/// A remote player: has only what it was told, and gives the answers that the test chooses, at any time.
class Stranger : public table::SeatAgent {
public:
    void ask(const table::SeatQuestion& question) override {
        questions.push_back(question);
        if (answersAtOnce) {
            Q_EMIT answered(question.ticket, question.legal[0]);
        }
    }
    void withdraw(table::Ticket ticket) override { withdrawn.push_back(ticket); }
    void refuse(table::Ticket ticket, const Refusal&) override { refused.push_back(ticket); }
    void tell(Seat seat, int from, std::span<const ToldMoment> news) override {
        log.erase(log.begin() + from, log.end());
        log.insert(log.end(), news.begin(), news.end());
        QVERIFY(std::ranges::all_of(news, [seat](const ToldMoment& moment) { return moment.viewer() == seat; }));
    }
    const table::SeatQuestion& question() const { return questions.back(); }
    bool isAsked() const {
        return !questions.empty() && std::ranges::find(withdrawn, question().ticket) == withdrawn.end();
    }
    /// The step with this text, found with the view only.
    Step stepOf(std::string_view text) const {
        return tests::stepOf(Game(tests::baseRules(), question().view.open()), text);
    }
    void answer(std::string_view text) { Q_EMIT answered(question().ticket, stepOf(text)); }

    std::vector<table::SeatQuestion> questions;
    std::vector<table::Ticket> withdrawn;
    std::vector<table::Ticket> refused;
    std::vector<ToldMoment> log;
    bool answersAtOnce = false;
};

RecordHeader headerOf(const Game& game, std::vector<std::string> players) {
    RecordHeader header = headerFor(game.rules(), game.state().seats);
    header.players = std::move(players);
    header.seed = 7;
    return header;
}

/// Two remote players at a table without a window.
struct Match {
    explicit Match(const Game& game = apart()) : referee(headerOf(game, {"person", "adept"}), game) {
        referee.seat(Seat::a, &a);
        referee.seat(Seat::b, &b);
        referee.begin();
    }
    std::size_t moments() const { return referee.game().history().size(); }

    Stranger a;
    Stranger b;
    table::Referee referee;
};

}  // namespace

class TestReferee : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksWhoDecidesWithTheViewAlone();
    void waitsForAnAnswerHoweverLate();
    void oneAnswerIsTakenForOneQuestion();
    void nobodyAnswersForAnother();
    void anIllegalAnswerLeavesTheQuestionOpen();
    void whatIsTakenBackIsAskedAnew();
    void theClockDoesNotWaitForAnAnswer();
    void theClockRunsAgainAfterTheEndIsTakenBack();
    void anAnswerAtOnceWaitsUntilAllAreTold();
    void anotherAgentTakesTheSeat();
    void whoIsGoneIsNotWaitedFor();
    void eachIsToldWhatItMayKnow();
    void aRemotePlayerPlaysAgainstThePersonAtTheScreen();
    void announcesWhatTheJournalHolds();
    void whatIsNotOnDiskIsNotShown();
    void nothingElseHappensMeanwhile();
    void theTableWaitsForTheDisk();
    void nobodyIsAskedOnceTheRecordIsFull_data();
    void nobodyIsAskedOnceTheRecordIsFull();
};

void TestReferee::asksWhoDecidesWithTheViewAlone() {
    const Match match;
    QCOMPARE(match.a.questions.size(), std::size_t{1});
    QVERIFY(match.b.questions.empty());
    const table::SeatQuestion& question = match.a.question();
    QCOMPARE(question.seat, Seat::a);
    QVERIFY(question.view == match.referee.game().viewFor(Seat::a));
    QVERIFY(question.view.known(Seat::b).empty());
    StepList legal;
    legalSteps(match.referee.rules(), match.referee.game().state(), legal);
    QVERIFY(std::equal(legal.begin(), legal.end(), question.legal.begin(), question.legal.end()));
}

void TestReferee::waitsForAnAnswerHoweverLate() {
    Match match;
    QCoreApplication::processEvents();
    QCOMPARE(match.moments(), std::size_t{0});
    QVERIFY(match.a.isAsked());
    match.a.answer("refresh - 0");
    QVERIFY(match.moments() > 0);
    QCOMPARE(match.a.withdrawn.front(), match.a.questions.front().ticket);
}

void TestReferee::oneAnswerIsTakenForOneQuestion() {
    Match match;
    const table::SeatQuestion asked = match.a.question();
    match.a.answer("refresh - 0");
    const std::size_t moments = match.moments();
    const State state = match.referee.game().state();
    Q_EMIT match.a.answered(asked.ticket, asked.legal[0]);  // twice
    QCOMPARE(match.moments(), moments);
    QVERIFY(match.referee.game().state() == state);
}

void TestReferee::nobodyAnswersForAnother() {
    Match match;
    const table::SeatQuestion& asked = match.a.question();
    Q_EMIT match.b.answered(asked.ticket, asked.legal[0]);
    Q_EMIT match.b.answered(asked.ticket + 1, asked.legal[0]);
    Q_EMIT match.a.answered(asked.ticket + 1, asked.legal[0]);  // to a question that was never asked
    QCOMPARE(match.moments(), std::size_t{0});
    QVERIFY(match.a.isAsked());
}

void TestReferee::anIllegalAnswerLeavesTheQuestionOpen() {
    Match match;
    QSignalSpy refused(&match.referee, &table::Referee::refused);
    const State before = match.referee.game().state();
    Q_EMIT match.a.answered(match.a.question().ticket, Step(step::Done{}));
    QCOMPARE(match.a.refused, std::vector<table::Ticket>{match.a.question().ticket});
    QCOMPARE(refused.size(), 1);
    QVERIFY(match.referee.game().state() == before);
    QCOMPARE(match.a.questions.size(), std::size_t{1});
    match.a.answer("refresh - 0");
    QVERIFY(match.moments() > 0);
}

// B thinks for ever; A undoes the last step.
void TestReferee::whatIsTakenBackIsAskedAnew() {
    Match match;
    match.a.answer("refresh - 0");
    while (match.referee.decider() == Seat::a) {
        match.a.answer("done");
    }
    const table::SeatQuestion unanswered = match.b.question();
    match.referee.undo();
    QCOMPARE(match.b.withdrawn.back(), unanswered.ticket);
    QCOMPARE(match.referee.decider(), Seat::a);
    QVERIFY(match.a.isAsked());
    QCOMPARE(match.a.log.size(), match.moments());
    const std::size_t moments = match.moments();
    Q_EMIT match.b.answered(unanswered.ticket, unanswered.legal[0]);  // it has not heard of that yet
    QCOMPARE(match.moments(), moments);
    match.referee.redo();
    QCOMPARE(match.referee.decider(), Seat::b);
    QVERIFY(match.b.question().ticket != unanswered.ticket);
}

void TestReferee::theClockDoesNotWaitForAnAnswer() {
    const auto rules = tests::rulesWith({{"start", "seat"}, {"timer", "minutes"}, {"timerMin", 1}, {"timerMax", 1}});
    const Match first{Game(rules, 2)};
    QVERIFY(first.a.isAsked());
    const Game& game = first.referee.game();
    Stranger silent;
    table::Referee later(headerOf(game, {"person", "person"}), game, {game.history().size(), std::chrono::seconds(61)});
    later.seat(Seat::a, &silent);
    QSignalSpy over(&later, &table::Referee::over);
    later.begin();
    QTRY_COMPARE(over.size(), 1);
    QVERIFY(!silent.isAsked());
    Q_EMIT silent.answered(silent.question().ticket, silent.question().legal[0]);
    QVERIFY(later.isOver());
}

// Regression: the end of the time was not announced before the next step.
void TestReferee::theClockRunsAgainAfterTheEndIsTakenBack() {
    Game game(tests::rulesWith({{"start", "seat"}, {"timer", "minutes"}, {"timerMin", 1}, {"timerMax", 1}}), 2);
    Rng rng(4);
    StepList legal;
    while (!isOver(game.state())) {
        if (game.decider() == Seat::chance) {
            QVERIFY(game.play(drawChance(game.rules(), game.state(), rng)));
        } else {
            legalSteps(game.rules(), game.state(), legal);
            QVERIFY(!game.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
        }
    }
    table::Referee late(headerOf(game, {"person", "person"}), game, {game.history().size(), std::chrono::seconds(61)});
    late.begin();
    late.undo();
    QVERIFY(!late.isOver());
    QTRY_VERIFY(late.isOver());
    const auto* last = std::get_if<Chance>(&late.game().history().back().what);
    QVERIFY(last != nullptr && std::holds_alternative<chance::TimeUp>(*last));
}

void TestReferee::anAnswerAtOnceWaitsUntilAllAreTold() {
    Match match;
    int depth = 0;
    int announced = 0;
    connect(&match.referee, &table::Referee::changed, this, [&] {
        QCOMPARE(++depth, 1);  // one answer at a time
        QCOMPARE(match.a.log.size(), match.moments());
        QCOMPARE(match.b.log.size(), match.moments());
        announced += 1;
        match.a.answersAtOnce = match.b.answersAtOnce = announced < 30;
        --depth;
    });
    match.a.answersAtOnce = match.b.answersAtOnce = true;
    match.a.answer("refresh - 0");
    QVERIFY(announced >= 30);
}

void TestReferee::anotherAgentTakesTheSeat() {
    Match match;
    Stranger other;
    const table::SeatQuestion before = match.a.question();
    match.referee.seat(Seat::a, &other);
    QVERIFY(!match.a.isAsked());
    QVERIFY(other.isAsked());
    Q_EMIT match.a.answered(before.ticket, before.legal[0]);
    QCOMPARE(match.moments(), std::size_t{0});
    other.answer("refresh - 0");
    QVERIFY(match.moments() > 0);
    QCOMPARE(other.log.size(), match.moments());
}

void TestReferee::whoIsGoneIsNotWaitedFor() {
    const Game game = apart();
    table::Referee referee(headerOf(game, {"person", "person"}), game);
    {
        Stranger gone;
        referee.seat(Seat::a, &gone);
        referee.begin();
        QVERIFY(gone.isAsked());
    }
    Stranger comes;
    referee.seat(Seat::a, &comes);
    comes.answer("refresh - 0");
    QVERIFY(!referee.game().history().empty());
}

// The knowledge of a remote player comes from here only.
void TestReferee::eachIsToldWhatItMayKnow() {
    Match match(Game(tests::rulesWith({{"start", "bid"}}), 2));
    Rng rng(3);
    while (match.moments() < 80 && !match.referee.isOver()) {
        Stranger& who = match.referee.decider() == Seat::a ? match.a : match.b;
        const std::vector<Step>& legal = who.question().legal;
        Q_EMIT who.answered(who.question().ticket, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    for (const auto& [agent, seat] : {std::pair(&match.a, Seat::a), std::pair(&match.b, Seat::b)}) {
        QCOMPARE(agent->log.size(), match.moments());
        for (std::size_t i = 0; i < match.moments(); ++i) {
            QVERIFY(agent->log[i] == told(match.referee.rules(), match.referee.game().history()[i], seat));
        }
    }
}

void TestReferee::aRemotePlayerPlaysAgainstThePersonAtTheScreen() {
    const Game game = apart();
    table::GameSession session(headerOf(game, {"person", "adept"}), game);
    Stranger far;
    session.referee().seat(Seat::b, &far);
    session.begin();
    QVERIFY(session.play(tests::stepOf(session.game(), "refresh - 0")));
    while (session.referee().decider() == Seat::a) {
        QVERIFY(session.play(step::Done{}));
    }
    QVERIFY(session.table().legal().empty());
    QVERIFY(!session.play(far.question().legal[0]));  // the person does not answer for the other player
    session.table().showPosition(0);
    QSignalSpy happened(&session.table(), &table::SeenTable::happened);
    const int before = session.table().length();
    QTimer::singleShot(0, &far, [&far] { far.answer("orient B2U@4,0 N"); });
    QTRY_VERIFY(session.table().length() > before);
    QCOMPARE(session.table().position(), 0);  // a viewer who looks back is left there
    session.table().showLast();
    QVERIFY(session.table().isLive());
}

void TestReferee::announcesWhatTheJournalHolds() {
    QTemporaryDir folder;
    Match match(Game(tests::rulesWith({{"start", "seat"}}), 2));
    match.referee.journal().keepIn(folder.path());
    int announced = 0;
    connect(&match.referee, &table::Referee::changed, this, [&] {
        const auto path = match.referee.journal().path();
        QVERIFY(path);
        const auto record = table::readRecord(*path, builtinRegistry());
        QVERIFY(record);
        QCOMPARE(record->game.history().size(), match.moments());
        ++announced;
    });
    Q_EMIT match.a.answered(match.a.question().ticket, match.a.question().legal[0]);
    QVERIFY(announced > 0);
}

// Regression: the GUI thread waited for the disk without a limit.
void TestReferee::whatIsNotOnDiskIsNotShown() {
    QTemporaryDir folder;
    Match match(Game(tests::rulesWith({{"start", "seat"}}), 2));
    table::JournalKeeper& journal = match.referee.journal();
    journal.keepIn(folder.path());
    journal.setPatience(std::chrono::milliseconds(0));
    int announced = 0;
    connect(&match.referee, &table::Referee::changed, this, [&] {
        QVERIFY(!match.referee.isHeld());
        const auto record = table::readRecord(*journal.path(), builtinRegistry());
        QVERIFY(record);
        QCOMPARE(record->game.history().size(), match.moments());
        QVERIFY(record->game.state() == match.referee.game().state());
        ++announced;
    });
    for (int step = 1; step <= 5; ++step) {
        Stranger& who = match.referee.decider() == Seat::a ? match.a : match.b;
        const std::size_t before = match.moments();
        Q_EMIT who.answered(who.question().ticket, who.question().legal[0]);
        QVERIFY(match.referee.isHeld());
        QCOMPARE(announced, step - 1);
        QCOMPARE(match.moments(), before);
        QTRY_COMPARE(announced, step);
        QVERIFY(match.moments() > before);
    }
    const State last = match.referee.game().state();
    match.referee.undo();
    QVERIFY(match.referee.game().state() == last);
    QTRY_COMPARE(announced, 6);
    QVERIFY(!(match.referee.game().state() == last));
    match.referee.redo();
    QTRY_COMPARE(announced, 7);
    QVERIFY(match.referee.game().state() == last);
}

// While a step waits for the disk, the choice is made: nobody chooses again, and nothing is undone.
void TestReferee::nothingElseHappensMeanwhile() {
    QTemporaryDir folder;
    Match match(Game(tests::rulesWith({{"start", "seat"}}), 2));
    match.referee.journal().keepIn(folder.path());
    match.referee.journal().setPatience(std::chrono::milliseconds(0));
    QSignalSpy changed(&match.referee, &table::Referee::changed);
    const table::SeatQuestion asked = match.a.question();
    Q_EMIT match.a.answered(asked.ticket, asked.legal[0]);
    QVERIFY(!match.a.isAsked());
    Q_EMIT match.a.answered(asked.ticket, asked.legal[1]);
    match.referee.undo();
    QVERIFY(!match.referee.canRedo());
    Stranger other;
    match.referee.seat(match.referee.decider(), &other);
    QVERIFY(other.questions.empty());
    QTRY_COMPARE(changed.count(), 1);
    QVERIFY(!match.referee.isHeld());
    const Moment& first = match.referee.game().history()[static_cast<std::size_t>(changed[0][0].toInt())];
    QVERIFY(std::get<Step>(first.what) == asked.legal[0]);
    const auto record = table::readRecord(*match.referee.journal().path(), builtinRegistry());
    QVERIFY(record && record->game.state() == match.referee.game().state());
}

void TestReferee::theTableWaitsForTheDisk() {
    QTemporaryDir folder;
    const Game game = apart();
    table::GameSession session(headerOf(game, {"person", "person"}), game);
    session.table().setManners({false, true});
    session.referee().journal().keepIn(folder.path());
    session.referee().journal().setPatience(std::chrono::milliseconds(0));
    session.begin();
    const Step step = tests::stepOf(session.game(), "refresh - 0");
    const int length = session.table().length();
    QVERIFY(session.play(step));
    QVERIFY(session.table().legal().empty());
    QCOMPARE(session.table().length(), length);
    QVERIFY(!session.play(step));
    QCOMPARE(session.undoBar(), std::optional(UndoBar::held));
    QTRY_VERIFY(session.table().length() > length);
    QVERIFY(!session.table().legal().empty());
    QVERIFY(!session.undoBar());
}

// Regression: computers played on for ever, and their game could not be read.
void TestReferee::nobodyIsAskedOnceTheRecordIsFull_data() {
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<std::size_t>("lines");
    QTest::newRow("of steps") << qint64{7} << kMaxRecordLines + 1;
    QTest::newRow("of bytes") << static_cast<qint64>(kMaxRecordBytes) << std::size_t{1};
}

void TestReferee::nobodyIsAskedOnceTheRecordIsFull() {
    QFETCH(qint64, bytes);
    QFETCH(std::size_t, lines);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("long.gnostica-journal"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(bytes));
    file.close();
    Match match;
    auto lock = storage::GameLock::acquire(path);
    QVERIFY(lock);
    auto journal = table::GameJournal::resume(std::move(*lock), path, bytes, lines);
    QVERIFY(journal);
    match.referee.journal().keep(std::move(*journal));
    QVERIFY(match.a.isAsked());
    match.a.answer("refresh - 0");
    QVERIFY(match.moments() > 0);
    QVERIFY(match.referee.journal().failure());
    QVERIFY(!match.a.isAsked() && !match.b.isAsked());
}

QTEST_GUILESS_MAIN(TestReferee)
#include "tst_referee.moc"
