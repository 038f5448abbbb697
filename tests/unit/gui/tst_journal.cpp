// Whatever was confirmed is on disk before it is shown: a game survives the death of the program at any moment.
#include "app/gui/play/game_desk.h"
#include "app/gui/play/record_files.h"
#include "engine/mechanics/registry.h"
#include "tests/support/positions.h"
#include "tests/support/random_play.h"

#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>
#include <memory>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;

namespace {

const QString kPlayUntilKilled = QStringLiteral("--play-until-killed");

std::unique_ptr<GameSession> sessionIn(const QString& folder, std::uint64_t seed) {
    const auto rules = tests::rulesWith({{"start", "seat"}, {"target", 50}});
    RecordHeader header = headerFor(*rules, 2);
    header.names = {"Ann", "Bob"};
    header.seed = seed;
    auto session = std::make_unique<GameSession>(std::move(header), Game(rules, 2));
    session->setManners({false, true});
    session->keepJournalIn(folder);
    session->begin();
    return session;
}

/// Random steps, but never an announcement: the game is not to end.
void playOn(GameSession& session, int steps, Rng& rng) {
    while (steps > 0 && !session.isOver()) {
        const Step step = tests::choose(session.legal(), rng);
        if (!std::holds_alternative<step::Challenge>(step)) {
            session.play(step);
            --steps;
        }
    }
}

/// The child process: plays, and says after each step how many moments have been confirmed.
int playUntilKilled(const QString& folder) {
    Rng rng(1);
    const auto session = sessionIn(folder, 1);
    while (!session->isOver()) {
        playOn(*session, 1, rng);
        std::printf("%zu\n", session->game().history().size());
        std::fflush(stdout);
    }
    return 0;
}

QStringList journalsIn(const QString& folder) {
    return QDir(folder).entryList({QStringLiteral("*.journal")}, QDir::Files);
}

}  // namespace

class TestJournal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryStep();
    void keepsWhatIsTakenBack();
    void isOfferedOnlyWhenNobodyPlaysIt();
    void goesOnInTheSameFile();
    void isNotOfferedOnceTheGameIsOver();
    void survivesKilling_data();
    void survivesKilling();
    void damageCostsOnlyTheBrokenLine();
    void tellsWhenItCannotBeKept();
};

void TestJournal::keepsEveryStep() {
    QTemporaryDir folder;
    Rng rng(2);
    State end;
    {
        const auto session = sessionIn(folder.path(), 2);
        playOn(*session, 60, rng);
        end = session->game().state();
    }
    const auto games = findUnfinished(folder.path(), builtinRegistry());
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(tableHash(games[0].record->game.state()), tableHash(end));
    QVERIFY(!games[0].record->damage);
    QCOMPARE(games[0].record->header.names, (std::vector<std::string>{"Ann", "Bob"}));
}

void TestJournal::keepsWhatIsTakenBack() {
    QTemporaryDir folder;
    Rng rng(3);
    State end;
    {
        const auto session = sessionIn(folder.path(), 3);
        playOn(*session, 30, rng);
        for (int i = 0; i < 9; ++i) {
            session->undo();
        }
        session->redo();
        session->redo();
        playOn(*session, 5, rng);
        session->undo();
        end = session->game().state();
    }
    const auto games = findUnfinished(folder.path(), builtinRegistry());
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(tableHash(games[0].record->game.state()), tableHash(end));
}

// A second window must not offer the game that is being played in the first.
void TestJournal::isOfferedOnlyWhenNobodyPlaysIt() {
    QTemporaryDir folder;
    auto session = sessionIn(folder.path(), 4);
    QCOMPARE(journalsIn(folder.path()).size(), 1);
    QVERIFY(findUnfinished(folder.path(), builtinRegistry()).empty());
    session.reset();
    QCOMPARE(findUnfinished(folder.path(), builtinRegistry()).size(), std::size_t{1});
}

void TestJournal::goesOnInTheSameFile() {
    QTemporaryDir folder;
    Rng rng(5);
    {
        const auto session = sessionIn(folder.path(), 5);
        playOn(*session, 20, rng);
    }
    const auto games = findUnfinished(folder.path(), builtinRegistry());
    QCOMPARE(games.size(), std::size_t{1});
    const LoadedRecord& record = *games[0].record;
    State end;
    {
        GameSession session(record.header, record.game, record.times);
        auto journal = GameJournal::resume(games[0].path, static_cast<qint64>(record.wholeBytes));
        QVERIFY(journal);
        session.keepJournal(std::move(*journal));
        session.setManners({false, true});
        session.begin();
        playOn(session, 20, rng);
        end = session.game().state();
    }
    QCOMPARE(journalsIn(folder.path()).size(), 1);
    const auto again = findUnfinished(folder.path(), builtinRegistry());
    QCOMPARE(again.size(), std::size_t{1});
    QCOMPARE(tableHash(again[0].record->game.state()), tableHash(end));
}

void TestJournal::isNotOfferedOnceTheGameIsOver() {
    QTemporaryDir folder;
    {
        const auto session = sessionIn(folder.path(), 6);
        while (!session->isOver()) {
            const auto& legal = session->legal();
            const auto announce = std::find(legal.begin(), legal.end(), Step(step::Challenge{}));
            session->play(announce != legal.end() ? *announce : legal[legal.size() - 1]);
        }
    }
    QVERIFY(journalsIn(folder.path()).isEmpty());
    QVERIFY(findUnfinished(folder.path(), builtinRegistry()).empty());
    const QStringList kept = QDir(folder.path()).entryList({QStringLiteral("*.gnostica")}, QDir::Files);
    QCOMPARE(kept.size(), 1);
    const auto record = readRecord(folder.filePath(kept[0]), builtinRegistry());
    QVERIFY(record);
    QVERIFY(isOver(record->game.state()));
}

void TestJournal::survivesKilling_data() {
    QTest::addColumn<int>("lines");
    for (const int lines : {1, 7, 40, 133}) {
        QTest::addRow("after %d steps", lines) << lines;
    }
}

// kill -9 in the middle of a game: everything that the program had shown is there again.
void TestJournal::survivesKilling() {
    QFETCH(int, lines);
    QTemporaryDir folder;
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {kPlayUntilKilled, folder.path()});
    QVERIFY(child.waitForStarted());
    std::size_t confirmed = 0;
    for (int seen = 0; seen < lines;) {
        QVERIFY(child.canReadLine() || child.waitForReadyRead(60000));
        while (child.canReadLine() && seen < lines) {
            confirmed = child.readLine().trimmed().toULongLong();
            ++seen;
        }
    }
    ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);

    const auto games = findUnfinished(folder.path(), builtinRegistry());
    QCOMPARE(games.size(), std::size_t{1});
    QVERIFY(games[0].record->game.history().size() >= confirmed);
    auto journal = GameJournal::resume(games[0].path, static_cast<qint64>(games[0].record->wholeBytes));
    QVERIFY(journal);
    GameSession session(games[0].record->header, games[0].record->game, games[0].record->times);
    session.keepJournal(std::move(*journal));
    session.setManners({false, false});
    session.begin();
    Rng rng(9);
    playOn(session, 10, rng);
}

// A power cut may leave half a line.
void TestJournal::damageCostsOnlyTheBrokenLine() {
    QTemporaryDir folder;
    Rng rng(7);
    std::size_t moments = 0;
    {
        const auto session = sessionIn(folder.path(), 7);
        playOn(*session, 25, rng);
        moments = session->game().history().size();
    }
    const QString path = folder.filePath(journalsIn(folder.path()).constFirst());
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"step\": \"pla");
    file.close();
    const auto games = findUnfinished(folder.path(), builtinRegistry());
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games[0].record->game.history().size(), moments);
    QVERIFY(GameJournal::resume(path, static_cast<qint64>(games[0].record->wholeBytes)));
    const auto whole = readRecord(path, builtinRegistry());
    QVERIFY(whole && !whole->damage);
}

// Play goes on without a journal, and people are told, once.
void TestJournal::tellsWhenItCannotBeKept() {
    QTemporaryDir folder;
    const QString blocked = folder.filePath(QStringLiteral("file"));
    QFile file(blocked);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const auto rules = tests::rulesWith({{"start", "seat"}});
    GameSession session(headerFor(*rules, 2), Game(rules, 2));
    session.setManners({false, false});
    session.keepJournalIn(blocked + QStringLiteral("/games"));
    QSignalSpy failed(&session, &GameSession::journalFailed);
    session.begin();
    QCOMPARE(failed.count(), 1);
    Rng rng(8);
    playOn(session, 5, rng);
    QCOMPARE(failed.count(), 1);
}

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == kPlayUntilKilled) {
        return playUntilKilled(arguments[2]);
    }
    TestJournal test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_journal.moc"
