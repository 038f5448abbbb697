// Confirmed steps are on disk before they are shown: a game survives the end of the program at any point.
#include "tests/support/positions.h"
#include "tests/unit/gui/windows/game/journals.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>
#include <memory>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui::playing;

namespace {

const QString kPlayUntilKilled = QStringLiteral("--play-until-killed");

std::unique_ptr<table::GameSession> sessionIn(const QString& folder, std::uint64_t seed) {
    const auto rules = tests::rulesWith({{"start", "seat"}, {"target", 50}});
    RecordHeader header = headerFor(*rules, 2);
    header.names = {"Ann", "Bob"};
    header.seed = seed;
    auto session = std::make_unique<table::GameSession>(std::move(header), Game(rules, 2));
    session->table().setManners({false, true});
    session->referee().journal().keepIn(folder);
    session->begin();
    return session;
}

/// The child process: plays, and reports the number of confirmed history entries after each step.
int playUntilKilled(const QString& folder) {
    Rng rng(1);
    const auto session = sessionIn(folder, 1);
    while (!session->referee().isOver()) {
        playOn(*session, 1, rng);
        std::printf("%zu\n", session->game().history().size());
        std::fflush(stdout);
    }
    return 0;
}

std::unique_ptr<table::GameSession> sessionOf(table::ResumedGame game, const QString& folder) {
    auto session = std::make_unique<table::GameSession>(game.record.header, game.record.game, game.record.times);
    session->referee().journal().keepIn(folder);
    if (game.journal) {
        session->referee().journal().keep(std::move(*game.journal));
    }
    session->table().setManners({false, true});
    session->begin();
    return session;
}

}  // namespace

class TestJournal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryStep();
    void aGameThatNobodyHasPlayedLeavesNothing();
    void keepsWhatIsTakenBack();
    void keepsWhatWasDecidedBeforeItIsShown();
    void healsAside();
    void isOfferedOnlyWhenNobodyPlaysIt();
    void goesOnInTheSameFile();
    void isNotOfferedOnceTheGameIsOver();
    void isClosedAfterAKill();
    void survivesKilling_data();
    void survivesKilling();
    void damageIsSetAside_data();
    void damageIsSetAside();
    void twoWhoContinueDoNotMeet();
    void tellsWhenItCannotBeKept();
    void healsWhenThereIsRoomAgain();
    void isWrittenAnewWhereItVanished_data();
    void isWrittenAnewWhereItVanished();
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
    const table::ResumedGame game = resumeFrom(folder.path());
    QCOMPARE(tableHash(game.record.game.state()), tableHash(end));
    QVERIFY(!game.damaged && !game.record.damage);
    QCOMPARE(game.record.header.names, (std::vector<std::string>{"Ann", "Bob"}));
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
    QCOMPARE(tableHash(resumeFrom(folder.path()).record.game.state()), tableHash(end));
}

// The program ends while the disk is still busy with the last step.
void TestJournal::keepsWhatWasDecidedBeforeItIsShown() {
    QTemporaryDir folder;
    std::size_t shown = 0;
    {
        const auto session = sessionIn(folder.path(), 3);
        session->referee().journal().setPatience(std::chrono::milliseconds(0));
        QVERIFY(session->play(session->table().legal()[0]));
        QVERIFY(session->referee().isHeld());
        shown = session->game().history().size();
    }
    QVERIFY(resumeFrom(folder.path()).record.game.history().size() > shown);
}

/// The same without waiting for the disk: refused, accepted, lost and rewritten, in this order.
void TestJournal::healsAside() {
    QTemporaryDir above;
    const QString folder = above.filePath(QStringLiteral("games"));
    std::uint64_t end = 0;
    {
        const auto session = sessionIn(folder, 13);
        table::JournalKeeper& journal = session->referee().journal();
        journal.setPatience(std::chrono::milliseconds(0));
        QSignalSpy kept(&journal, &table::JournalKeeper::kept);
        const auto take = [&] {
            const auto times = kept.count();
            QVERIFY(session->play(session->table().legal()[0]));
            QTRY_VERIFY(kept.count() > times);
        };
        take();
        const QString path = *journal.path();
        {
            const SmallDisk disk(static_cast<rlim_t>(QFileInfo(path).size()) + 20);
            take();
            QVERIFY(journal.failure());
        }
        take();
        QVERIFY(!journal.failure());
        QVERIFY(QDir(folder).removeRecursively());
        take();
        QVERIFY(*journal.path() != path);
        QVERIFY(!journal.failure());
        end = tableHash(session->game().state());
    }
    QCOMPARE(tableHash(resumeFrom(folder).record.game.state()), end);
}

// A second window must not offer the game that the first one is playing.
void TestJournal::isOfferedOnlyWhenNobodyPlaysIt() {
    QTemporaryDir folder;
    auto session = sessionIn(folder.path(), 4);
    Rng rng(4);
    playOn(*session, 1, rng);
    QCOMPARE(journalsIn(folder.path()).size(), 1);
    QVERIFY(unfinishedIn(folder.path()).empty());
    session.reset();
    QCOMPARE(unfinishedIn(folder.path()).size(), std::size_t{1});
}

void TestJournal::goesOnInTheSameFile() {
    QTemporaryDir folder;
    Rng rng(5);
    {
        const auto session = sessionIn(folder.path(), 5);
        playOn(*session, 20, rng);
    }
    State end;
    {
        const auto session = sessionOf(resumeFrom(folder.path()), folder.path());
        playOn(*session, 20, rng);
        end = session->game().state();
    }
    QCOMPARE(journalsIn(folder.path()).size(), 1);
    QCOMPARE(tableHash(resumeFrom(folder.path()).record.game.state()), tableHash(end));
}

void TestJournal::isNotOfferedOnceTheGameIsOver() {
    QTemporaryDir folder;
    {
        const auto session = sessionIn(folder.path(), 6);
        while (!session->referee().isOver()) {
            const auto& legal = session->table().legal();
            const auto announce = std::find(legal.begin(), legal.end(), Step(step::Challenge{}));
            session->play(announce != legal.end() ? *announce : legal[legal.size() - 1]);
        }
    }
    QVERIFY(journalsIn(folder.path()).isEmpty());
    QVERIFY(unfinishedIn(folder.path()).empty());
    const QStringList kept = QDir(folder.path()).entryList({QStringLiteral("*.gnostica")}, QDir::Files);
    QCOMPARE(kept.size(), 1);
    const auto record = table::readRecord(folder.filePath(kept[0]), builtinRegistry());
    QVERIFY(record);
    QVERIFY(isOver(record->game.state()));
}

// Killed after the last step, before the journal was renamed.
void TestJournal::isClosedAfterAKill() {
    QTemporaryDir folder;
    const auto session = sessionIn(folder.path(), 6);
    while (!session->referee().isOver()) {
        const auto& legal = session->table().legal();
        const auto announce = std::find(legal.begin(), legal.end(), Step(step::Challenge{}));
        session->play(announce != legal.end() ? *announce : legal[legal.size() - 1]);
    }
    QTemporaryDir afterwards;
    const QString name = journalsIn(folder.path()).constFirst();
    QVERIFY(QFile::copy(folder.filePath(name), afterwards.filePath(name)));
    QVERIFY(unfinishedIn(afterwards.path()).empty());
    const QStringList kept = QDir(afterwards.path()).entryList(QDir::Files);
    QCOMPARE(kept, QStringList(QString(name).replace(QStringLiteral(".journal"), QStringLiteral(".gnostica"))));
    const auto record = table::readRecord(afterwards.filePath(kept[0]), builtinRegistry());
    QVERIFY(record && !record->damage && isOver(record->game.state()));
}

void TestJournal::survivesKilling_data() {
    QTest::addColumn<int>("lines");
    for (const int lines : {1, 7, 40, 133}) {
        QTest::addRow("after %d steps", lines) << lines;
    }
}

// kill -9 in the middle of a game: everything that the program has shown is restored.
void TestJournal::survivesKilling() {
    QFETCH(int, lines);
    QTemporaryDir folder;
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {kPlayUntilKilled, folder.path()});
    QVERIFY(child.waitForStarted(gnostica::tests::kPatienceMs));
    std::size_t confirmed = 0;
    for (int seen = 0; seen < lines;) {
        QVERIFY(child.canReadLine() || child.waitForReadyRead(60000));
        while (child.canReadLine() && seen < lines) {
            confirmed = child.readLine().trimmed().toULongLong();
            ++seen;
        }
    }
    ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
    QVERIFY(child.waitForFinished(gnostica::tests::kPatienceMs));
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);

    table::ResumedGame game = resumeFrom(folder.path());
    QVERIFY(game.record.game.history().size() >= confirmed);
    QVERIFY(game.journal);
    const auto session = sessionOf(std::move(game), folder.path());
    Rng rng(9);
    playOn(*session, 10, rng);
    QCOMPARE(journalsIn(folder.path()).size(), 1);
}

void TestJournal::damageIsSetAside_data() {
    QTest::addColumn<int>("line");
    QTest::newRow("in the middle") << 12;
    QTest::newRow("half a line at the end") << -1;
}

// Regression: the rest of a damaged journal was cut off without a message or a copy.
void TestJournal::damageIsSetAside() {
    QFETCH(int, line);
    QTemporaryDir folder;
    Rng rng(7);
    {
        const auto session = sessionIn(folder.path(), 7);
        playOn(*session, 25, rng);
    }
    const QString path = folder.filePath(journalsIn(folder.path()).constFirst());
    QList<QByteArray> lines = bytesOf(path).split('\n');
    if (line < 0) {
        lines.last() = "{\"step\": \"pla";
    } else {
        lines[line][3] = '#';
    }
    const QByteArray damaged = lines.join('\n');
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(damaged);
    file.close();

    table::ResumedGame game = resumeFrom(folder.path());
    QVERIFY(game.damaged);
    QCOMPARE(game.damaged->path, path + QStringLiteral(".damaged"));
    QCOMPARE(bytesOf(game.damaged->path), damaged);
    QCOMPARE(game.damaged->moments, static_cast<int>(game.record.game.history().size()));
    const std::uint64_t readable = tableHash(game.record.game.state());
    game.journal.reset();
    QCOMPARE(journalsIn(folder.path()).size(), 1);
    const table::ResumedGame again = resumeFrom(folder.path());
    QVERIFY(!again.damaged);
    QCOMPARE(tableHash(again.record.game.state()), readable);
}

// Both have listed the game. The first plays it; the second is refused, and can resume it once the first has quit.
void TestJournal::twoWhoContinueDoNotMeet() {
    QTemporaryDir folder;
    Rng rng(11);
    {
        const auto session = sessionIn(folder.path(), 11);
        playOn(*session, 20, rng);
    }
    const auto listedByBoth = unfinishedIn(folder.path());
    auto first = sessionOf(resumeFrom(folder.path()), folder.path());
    const auto refused = table::resumeGame(listedByBoth[0].path, builtinRegistry());
    QVERIFY(!refused);
    QVERIFY(std::holds_alternative<storage::LockHolder>(refused.error()));
    QCOMPARE(storage::removeJournal(listedByBoth[0], storage::Removal::toTrash).error().fault,
             storage::FileFault::inUse);
    playOn(*first, 12, rng);
    const std::uint64_t end = tableHash(first->game().state());
    first.reset();
    const auto later = table::resumeGame(listedByBoth[0].path, builtinRegistry());
    QVERIFY(later);
    QCOMPARE(tableHash(later->record.game.state()), end);
}

// Play continues without a journal, and the players are told once.
void TestJournal::tellsWhenItCannotBeKept() {
    QTemporaryDir folder;
    const QString blocked = folder.filePath(QStringLiteral("file"));
    QFile file(blocked);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const auto rules = tests::rulesWith({{"start", "seat"}});
    table::GameSession session(headerFor(*rules, 2), Game(rules, 2));
    session.table().setManners({false, false});
    session.referee().journal().keepIn(blocked + QStringLiteral("/games"));
    QSignalSpy failed(&session.referee().journal(), &table::JournalKeeper::failed);
    session.begin();
    QCOMPARE(failed.count(), 1);
    Rng rng(8);
    playOn(session, 5, rng);
    QCOMPARE(failed.count(), 1);
    QVERIFY(session.referee().journal().failure());
    QVERIFY(QFile::remove(blocked));
    playOn(session, 1, rng);
    QVERIFY(!session.referee().journal().failure());
}

// Regression: it was given up for good, even when there was room again: fourteen steps shown, eight saved.
void TestJournal::healsWhenThereIsRoomAgain() {
    QTemporaryDir folder;
    Rng rng(12);
    std::uint64_t end = 0;
    {
        const auto session = sessionIn(folder.path(), 12);
        playOn(*session, 10, rng);
        QSignalSpy failed(&session->referee().journal(), &table::JournalKeeper::failed);
        QSignalSpy healed(&session->referee().journal(), &table::JournalKeeper::healed);
        const QString path = *session->referee().journal().path();
        {
            const SmallDisk disk(static_cast<rlim_t>(QFileInfo(path).size()) + 20);
            playOn(*session, 6, rng);
            session->undo();
            QCOMPARE(failed.count(), 1);
            QCOMPARE(session->referee().journal().failure()->path, path);
            QCOMPARE(session->referee().journal().failure()->detail, QString::fromLocal8Bit(strerror(EFBIG)));
        }
        QTRY_COMPARE_WITH_TIMEOUT(healed.count(), 1, 20000);  // without a further step
        playOn(*session, 3, rng);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(*session->referee().journal().path(), path);
        end = tableHash(session->game().state());
    }
    QCOMPARE(tableHash(resumeFrom(folder.path()).record.game.state()), end);
}

void TestJournal::isWrittenAnewWhereItVanished_data() {
    QTest::addColumn<bool>("folderToo");
    QTest::newRow("the file") << false;
    QTest::newRow("the folder") << true;
}

// Regression: eleven history entries were shown, and none was on disk.
void TestJournal::isWrittenAnewWhereItVanished() {
    QFETCH(bool, folderToo);
    QTemporaryDir above;
    const QString folder = above.filePath(QStringLiteral("games"));
    Rng rng(13);
    std::uint64_t end = 0;
    {
        const auto session = sessionIn(folder, 13);
        playOn(*session, 8, rng);
        QSignalSpy replaced(&session->referee().journal(), &table::JournalKeeper::replaced);
        const QString path = *session->referee().journal().path();
        QVERIFY(folderToo ? QDir(folder).removeRecursively() : QFile::remove(path));
        playOn(*session, 1, rng);
        QCOMPARE(replaced.count(), 1);
        QVERIFY(*session->referee().journal().path() != path);
        playOn(*session, 4, rng);
        QCOMPARE(replaced.count(), 1);
        end = tableHash(session->game().state());
    }
    QCOMPARE(tableHash(resumeFrom(folder).record.game.state()), end);
}

// Regression: a game that was started by mistake was offered as unfinished from then on.
void TestJournal::aGameThatNobodyHasPlayedLeavesNothing() {
    const QTemporaryDir folder;
    {
        const auto session = sessionIn(folder.path(), 3);
        QCOMPARE(journalsIn(folder.path()).size(), 1);  // only the deal
    }
    QCOMPARE(journalsIn(folder.path()).size(), 0);
    {
        Rng rng(3);
        const auto session = sessionIn(folder.path(), 3);
        playOn(*session, 1, rng);
    }
    QCOMPARE(journalsIn(folder.path()).size(), 1);
}

static const gnostica::tests::Errand playAndBeKilled("--play-until-killed", [](int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    return playUntilKilled(QString::fromLocal8Bit(argv[argc - 1]));
});

QTEST_MAIN(TestJournal)
#include "tst_journal.moc"
