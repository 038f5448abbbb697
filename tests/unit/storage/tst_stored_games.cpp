// Games on the disk: journals, their locks, and the folder of games.
#include "app/files/file_handle.h"
#include "app/storage/files.h"
#include "app/storage/game_folder.h"
#include "app/storage/game_lock.h"
#include "app/storage/journal.h"
#include "engine/notation/record.h"
#include "tests/unit/storage/small_disk.h"

#include <QtTest>

#include <csignal>
#include <sys/stat.h>

using namespace gnostica::storage;
using gnostica::files::makePrivateFolder;
using gnostica::tests::SmallDisk;

namespace {

QFileDevice::Permissions permissionsOf(const QString& path) {
    return QFile::permissions(path) & (QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup |
                                       QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther);
}

const QFileDevice::Permissions kPrivate = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

const char* const kHeader =
    R"({"format": "gnostica-record", "version": 1, "ruleset": {"name": {"en": "Gnostica"}}, "seats": 2, )"
    R"("names": ["Ann", "Bob"], "started": "2020-02-03T04:05:06"})";
const char* const kOver = R"({"over": true})";

}  // namespace

class TestStoredGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void aJournalBeginsWithItsHeader();
    void aJournalGrowsLineByLine();
    void aJournalIsNeverOverwritten();
    void aJournalIsResumedWhereItEnds_data();
    void aJournalIsResumedWhereItEnds();
    void aJournalIsNeverShortened();
    void aJournalHasOneWriter();
    void aFullDiskTearsNoLine();
    void aJournalIsNoLongerThanWhatIsRead();
    void aJournalThatVanishesIsNoticed_data();
    void aJournalThatVanishesIsNoticed();
    void aGameHasOneOwner();
    void strangeLocksKeepNobodyAway_data();
    void strangeLocksKeepNobodyAway();
    void whatIsNoLockOfOursStays_data();
    void whatIsNoLockOfOursStays();
    void aLinkIsNoJournal();
    void whatIsReadIsNotWrittenOver();
    void anotherHostsLockIsHonoured();
    void theFolderTellsWhatIsUnfinished();
    void gamesThatAreOverBecomeRecords();
    void aFinishedGameOfAnotherHostIsListed();
    void theRuleForFinishedGamesSparesAllElse();
    void onlyWhatWasListedIsDeleted();
    void theTrashIsAtHome();

private:
    QString path(const char* name) const { return folder_->filePath(QString::fromLatin1(name)); }
    static std::string content(const QString& file) { return readFile(file, 1 << 20).value_or("unreadable"); }

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestStoredGames::aJournalBeginsWithItsHeader() {
    const auto journal = Journal::create(path("j"), "header");
    QVERIFY(journal);
    QCOMPARE(journal->path(), path("j"));
    QCOMPARE(content(path("j")), std::string("header\n"));
}

void TestStoredGames::aJournalGrowsLineByLine() {
    auto journal = Journal::create(path("j"), "header");
    QVERIFY(journal->append("one"));
    QCOMPARE(content(path("j")), std::string("header\none\n"));
    QVERIFY(journal->append("two"));
    QCOMPARE(content(path("j")), std::string("header\none\ntwo\n"));
}

void TestStoredGames::aJournalIsNeverOverwritten() {
    QVERIFY(writeFile(path("j"), "old"));
    const auto journal = Journal::create(path("j"), "header");
    QVERIFY(!journal);
    QCOMPARE(journal.error().fault, FileFault::exists);
    QCOMPARE(content(path("j")), std::string("old"));
}

void TestStoredGames::aJournalIsResumedWhereItEnds_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::newRow("whole") << QByteArray("header\none\n");
    QTest::newRow("without its line break") << QByteArray("header\none");
}

void TestStoredGames::aJournalIsResumedWhereItEnds() {
    QFETCH(QByteArray, before);
    QVERIFY(writeFile(path("j"), before.toStdString()));
    auto journal = Journal::resume(path("j"), before.size(), 2);
    QVERIFY(journal);
    QVERIFY(journal->append("two"));
    QCOMPARE(content(path("j")), std::string("header\none\ntwo\n"));
}

// Regression: listed when it was shorter, it was cut to that length: twelve steps of the other program were lost.
void TestStoredGames::aJournalIsNeverShortened() {
    QVERIFY(writeFile(path("j"), "header\none\n"));
    const auto stale = Journal::resume(path("j"), 7, 1);
    QVERIFY(!stale);
    QCOMPARE(stale.error().fault, FileFault::changed);
    QCOMPARE(Journal::resume(path("j"), 12, 2).error().fault, FileFault::changed);
    QCOMPARE(content(path("j")), std::string("header\none\n"));
}

void TestStoredGames::aJournalHasOneWriter() {
    auto journal = Journal::create(path("j"), "header");
    QVERIFY(journal);
    const auto second = Journal::resume(path("j"), 7, 1);
    QVERIFY(!second);
    QCOMPARE(second.error().fault, FileFault::inUse);
    journal = Journal::create(path("other"), "header");
    QVERIFY(Journal::resume(path("j"), 7, 1));
}

// Half a line may have been written: it is cut off again, the reason is the system's, and the line fits later.
void TestStoredGames::aFullDiskTearsNoLine() {
    auto journal = Journal::create(path("j"), "header");
    {
        const SmallDisk disk(10);
        const auto full = journal->append("a long line");
        QVERIFY(!full);
        QCOMPARE(full.error().fault, FileFault::notWritten);
        QCOMPARE(full.error().path, path("j"));
        QCOMPARE(full.error().detail, QString::fromLocal8Bit(strerror(EFBIG)));
    }
    QCOMPARE(content(path("j")), std::string("header\n"));
    QVERIFY(journal->append("a long line"));
    QCOMPARE(content(path("j")), std::string("header\na long line\n"));
}

// Regression: a written journal could not be read back: a game of computers that nobody stopped became too long.
void TestStoredGames::aJournalIsNoLongerThanWhatIsRead() {
    auto journal = Journal::create(path("j"), "header" + std::string(gnostica::engine::kMaxRecordLines - 1, '\n'));
    QVERIFY(journal && journal->append("last"));
    const std::string whole = content(path("j"));
    const auto full = journal->append("one more");
    QVERIFY(!full);
    QCOMPARE(full.error().fault, FileFault::full);
    QCOMPARE(full.error().detail, QString::number(gnostica::engine::kMaxRecordLines));
    QCOMPARE(content(path("j")), whole);
    journal = Journal::create(path("k"), "header");
    journal = Journal::resume(path("j"), static_cast<qint64>(whole.size()), gnostica::engine::kMaxRecordLines + 1);
    QVERIFY(journal);
    QCOMPARE(journal->append("one more").error().fault, FileFault::full);
    QCOMPARE(Journal::create(path("l"), std::string(gnostica::engine::kMaxRecordLines + 1, '\n')).error().fault,
             FileFault::full);
    journal = Journal::create(path("long"), std::string(gnostica::engine::kMaxRecordBytes - 4, 'x'));
    QVERIFY(journal->append("12"));
    QCOMPARE(journal->append("").error().fault, FileFault::tooLarge);
}

void TestStoredGames::aJournalThatVanishesIsNoticed_data() {
    QTest::addColumn<int>("how");
    QTest::newRow("removed") << 0;
    QTest::newRow("replaced") << 1;
    QTest::newRow("written by another") << 2;
    QTest::newRow("its folder gone") << 3;
}

void TestStoredGames::aJournalThatVanishesIsNoticed() {
    QFETCH(int, how);
    QVERIFY(QDir().mkpath(path("games")));
    const QString file = path("games/j");
    auto journal = Journal::create(file, "header");
    QVERIFY(journal && journal->append("one"));
    if (how == 0) {
        QVERIFY(QFile::remove(file));
    } else if (how == 1) {
        QVERIFY(writeFile(file, "header\none\n"));
    } else if (how == 2) {
        QFile other(file);
        QVERIFY(other.open(QIODevice::Append));
        other.write("stranger\n");
    } else {
        QVERIFY(QDir(path("games")).removeRecursively());
    }
    const std::string before = content(file);
    const auto lost = journal->append("two");
    QVERIFY(!lost);
    QCOMPARE(lost.error().fault, FileFault::changed);
    journal->discard();  // changes by other programs are not ours to remove
    QCOMPARE(content(file), before);
}

void TestStoredGames::aGameHasOneOwner() {
    QVERIFY(!GameLock::holderOf(path("j")));
    {
        const auto lock = GameLock::acquire(path("j"));
        QVERIFY(lock);
        QVERIFY(GameLock::holderOf(path("j")) == LockHolder({path("j"), {}}));
        const auto second = GameLock::acquire(path("j"), TakeOver::fromOtherHost);
        QVERIFY(!second);
        QVERIFY(second.error().host.isEmpty());
    }
    QVERIFY(!GameLock::holderOf(path("j")));
    QVERIFY(!QFile::exists(GameLock::pathFor(path("j"))));
    QVERIFY(GameLock::acquire(path("j")));
}

void TestStoredGames::strangeLocksKeepNobodyAway_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("of something else") << QByteArray("do not\ntouch\nthis\n");
    QTest::newRow("binary") << QByteArray(5000, '\0');
    QTest::newRow("cut short") << QByteArray("4711\ngnostica\nelsewh");
    QTest::newRow("of a dead process here") << "1\ngnostica\n" + QSysInfo::machineHostName().toUtf8() + '\n';
}

// Regression: an empty or foreign lock hid a game for good; a later version emptied it, and finally removed it.
void TestStoredGames::strangeLocksKeepNobodyAway() {
    QFETCH(QByteArray, text);
    const QString lock = GameLock::pathFor(path("j"));
    QVERIFY(writeFile(lock, text.toStdString()));
    QVERIFY(!GameLock::holderOf(path("j")));
    QVERIFY(GameLock::acquire(path("j")));
    const bool isOurs = QByteArray(QTest::currentDataTag()).startsWith("of a dead process");
    QCOMPARE(QFile::exists(lock), !isOurs);
    QVERIFY(isOurs || content(lock) == text.toStdString());
}

void TestStoredGames::whatIsNoLockOfOursStays_data() {
    QTest::addColumn<int>("what");
    QTest::newRow("a text") << 0;
    QTest::newRow("empty") << 1;
    QTest::newRow("a link to a file") << 2;
    QTest::newRow("a link to nothing") << 3;
    QTest::newRow("a link to a lock of ours") << 4;
    QTest::newRow("a lock of ours with two names") << 5;
    QTest::newRow("a folder") << 6;
    QTest::newRow("a pipe") << 7;
}

// Regression: a text file named like the lock was emptied and removed; a link led to overwriting another file.
void TestStoredGames::whatIsNoLockOfOursStays() {
    QFETCH(int, what);
    const QString lock = GameLock::pathFor(path("j"));
    const std::string dead = "1\ngnostica\n" + QSysInfo::machineHostName().toStdString() + '\n';
    QVERIFY(writeFile(path("poem"), "PRECIOUS") && writeFile(path("dead"), dead));
    switch (what) {
    case 0: QVERIFY(writeFile(lock, "PRECIOUS")); break;
    case 1: QVERIFY(writeFile(lock, "")); break;
    case 2: QVERIFY(QFile::link(path("poem"), lock)); break;
    case 3: QVERIFY(QFile::link(path("nothing"), lock)); break;
    case 4: QVERIFY(QFile::link(path("dead"), lock)); break;
    case 5: QCOMPARE(::link(QFile::encodeName(path("dead")), QFile::encodeName(lock)), 0); break;
    case 6: QVERIFY(QDir().mkpath(lock)); break;
    case 7: QCOMPARE(::mkfifo(QFile::encodeName(lock), 0600), 0); break;
    }
    struct stat before {};
    struct stat after {};
    QCOMPARE(::lstat(QFile::encodeName(lock), &before), 0);
    QVERIFY(gnostica::files::LockFile::isForeign(lock));
    QVERIFY(!GameLock::holderOf(path("j"), LockBeside::file));
    for (const TakeOver takeOver : {TakeOver::never, TakeOver::fromOtherHost}) {
        const auto refused = GameLock::acquire(path("j"), takeOver, LockBeside::file);
        QVERIFY(!refused && refused.error().isForeign);
        QVERIFY(GameLock::acquire(path("j"), takeOver, LockBeside::journal));
    }
    QCOMPARE(::lstat(QFile::encodeName(lock), &after), 0);
    QVERIFY(before.st_ino == after.st_ino && before.st_size == after.st_size && before.st_mode == after.st_mode);
    QCOMPARE(content(path("poem")), std::string("PRECIOUS"));
    QCOMPARE(content(path("dead")), dead);
    QVERIFY(!QFile::exists(path("nothing")));
}

void TestStoredGames::aLinkIsNoJournal() {
    QVERIFY(writeFile(path("poem"), "one\n"));
    QVERIFY(QFile::link(path("poem"), path("j")));
    const auto linked = Journal::resume(path("j"), 4, 1);
    QVERIFY(!linked);
    QCOMPARE(linked.error().fault, FileFault::notRegular);
    QCOMPARE(Journal::create(path("j"), "two").error().fault, FileFault::exists);
    QCOMPARE(content(path("poem")), std::string("one\n"));
}

void TestStoredGames::whatIsReadIsNotWrittenOver() {
    QVERIFY(writeFile(path("x"), "1") && writeFile(path("other"), "2"));
    QVERIFY(QFile::link(path("x"), path("link")));
    QCOMPARE(::link(QFile::encodeName(path("x")), QFile::encodeName(path("second name"))), 0);
    const QStringList sources{path("none"), path("x")};
    for (const char* name : {"x", "link", "second name", "./x", "../"}) {
        const QString target =
            name == std::string("../") ? path("../") + QDir(folder_->path()).dirName() + "/x" : path(name);
        const auto refused = checkTarget(target, sources);
        QVERIFY2(!refused && refused.error().fault == FileFault::isSource, name);
    }
    QVERIFY(checkTarget(path("other"), sources));
    QVERIFY(checkTarget(path("new"), sources));
    QVERIFY(!checkTarget(path("none"), sources));
}

void TestStoredGames::anotherHostsLockIsHonoured() {
    QVERIFY(writeFile(GameLock::pathFor(path("j")), "4711\ngnostica\nelsewhere\n"));
    QVERIFY(GameLock::holderOf(path("j")) == LockHolder({path("j"), QStringLiteral("elsewhere")}));
    const auto refused = GameLock::acquire(path("j"));
    QVERIFY(!refused);
    QCOMPARE(refused.error().host, QStringLiteral("elsewhere"));
    QVERIFY(QFile::exists(GameLock::pathFor(path("j"))));
    const auto taken = GameLock::acquire(path("j"), TakeOver::fromOtherHost);
    QVERIFY(taken);
    QVERIFY(content(GameLock::pathFor(path("j"))).find("elsewhere") == std::string::npos);
}

// Including damaged ones, which were once left out, but not those that are being played.
void TestStoredGames::theFolderTellsWhatIsUnfinished() {
    const QString games = path("games");
    QVERIFY(makePrivateFolder(games));
    QVERIFY(QFile::setPermissions(games, kPrivate | QFileDevice::ExeOwner | QFileDevice::ReadOther));
    const std::string header = std::string(kHeader) + '\n';
    QVERIFY(writeFile(path("games/a.journal"), header + R"({"step": "done"})" + '\n'));
    QVERIFY(writeFile(path("games/b.journal"), std::string(4000, '\0')));
    QVERIFY(writeFile(path("games/c.journal"), header));
    QVERIFY(writeFile(path("games/d.gnostica"), header));
    const auto played = GameLock::acquire(path("games/c.journal"));
    QVERIFY(played);
    const FolderSurvey survey = surveyGames(games, 0);
    QCOMPARE(survey.unfinished.size(), std::size_t{2});
    for (const JournalSummary& game : survey.unfinished) {
        QCOMPARE(game.isReadable, game.path.endsWith(QStringLiteral("a.journal")));
        if (game.isReadable) {
            QCOMPARE(game.seats, 2);
            QCOMPARE(game.names, (std::vector<std::string>{"Ann", "Bob"}));
            QCOMPARE(game.begun.date(), QDate(2020, 2, 3));
            QCOMPARE(game.ruleset["name"]["en"].get<std::string>(), std::string("Gnostica"));
        }
    }
    QCOMPARE(permissionsOf(games), kPrivate);
}

// A program may be killed between the last step and the renaming.
void TestStoredGames::gamesThatAreOverBecomeRecords() {
    const QString games = path("games");
    QVERIFY(makePrivateFolder(games));
    const std::string over = std::string(kHeader) + '\n' + kOver + '\n';
    QVERIFY(writeFile(path("games/a.journal"), over));
    QVERIFY(writeFile(path("games/a.gnostica"), "another"));
    QVERIFY(writeFile(path("games/b.journal"), over + R"({"undo": 1})" + '\n'));
    QVERIFY(
        writeFile(path("games/x.journal.lock"), "1\ngnostica\n" + QSysInfo::machineHostName().toStdString() + '\n'));
    QVERIFY(writeFile(path("games/y.journal.lock"), "a poem"));
    const FolderSurvey survey = surveyGames(games, 0);
    QVERIFY(survey.problems.empty());
    QCOMPARE(survey.unfinished.size(), std::size_t{1});
    QVERIFY(survey.unfinished[0].path.endsWith(QStringLiteral("b.journal")));
    QCOMPARE(content(path("games/a.gnostica")), std::string("another"));
    QCOMPARE(content(path("games/a-2.gnostica")), over);
    QVERIFY(!QFile::exists(path("games/a.journal")) && !QFile::exists(path("games/x.journal.lock")));
    QCOMPARE(content(path("games/y.journal.lock")), std::string("a poem"));
}

// Regression: if the other machine had crashed, such a game was neither listed nor archived, and nobody could find it.
void TestStoredGames::aFinishedGameOfAnotherHostIsListed() {
    const QString games = path("games");
    QVERIFY(makePrivateFolder(games));
    const QString game = path("games/a.journal");
    QVERIFY(writeFile(game, std::string(kHeader) + '\n' + kOver + '\n'));
    QVERIFY(writeFile(GameLock::pathFor(game), "4711\ngnostica\nelsewhere\n"));
    const FolderSurvey survey = surveyGames(games, 0);
    QVERIFY(survey.problems.empty());
    QCOMPARE(survey.unfinished.size(), std::size_t{1});
    QVERIFY(survey.unfinished[0].isReadable);
    QVERIFY(survey.unfinished[0].holder == LockHolder({game, QStringLiteral("elsewhere")}));
    QVERIFY(QFile::exists(game) && QFile::exists(GameLock::pathFor(game)));
    QVERIFY(GameLock::acquire(game, TakeOver::fromOtherHost));
    QVERIFY(surveyGames(games, 0).unfinished.empty());
    QVERIFY(!QFile::exists(game) && QFile::exists(path("games/a.gnostica")));
}

void TestStoredGames::theRuleForFinishedGamesSparesAllElse() {
    const QString games = path("games");
    QVERIFY(makePrivateFolder(games));
    const QDateTime now = QDateTime::currentDateTime();
    const auto make = [&](const QString& name, int daysOld) {
        QVERIFY(writeFile(games + u'/' + name, std::string(kHeader) + '\n'));
        QFile file(games + u'/' + name);
        QVERIFY(file.open(QIODevice::ReadWrite) &&
                file.setFileTime(now.addDays(-daysOld), QFileDevice::FileModificationTime));
    };
    make(QStringLiteral("2020-01-01-120000-00000a.gnostica"), 9);
    make(QStringLiteral("2020-01-01-120000-00000b.journal.damaged"), 8);
    make(QStringLiteral("2020-01-01-120000-00000c-2.gnostica"), 7);
    make(QStringLiteral("2020-01-01-120000-00000d.gnostica"), 6);
    make(QStringLiteral("2020-01-01-120000-00000e.journal"), 99);
    make(QStringLiteral("my best game.gnostica"), 99);
    surveyGames(games, 0);
    QCOMPARE(QDir(games).entryList(QDir::Files).size(), 6);
    surveyGames(games, 2);
    QCOMPARE(QDir(games).entryList(QDir::Files), (QStringList{QStringLiteral("2020-01-01-120000-00000c-2.gnostica"),
                                                              QStringLiteral("2020-01-01-120000-00000d.gnostica"),
                                                              QStringLiteral("2020-01-01-120000-00000e.journal"),
                                                              QStringLiteral("my best game.gnostica")}));
}

void TestStoredGames::onlyWhatWasListedIsDeleted() {
    const QString games = path("games");
    QVERIFY(makePrivateFolder(games));
    QVERIFY(writeFile(path("games/a.journal"), std::string(kHeader) + '\n'));
    const JournalSummary listed = surveyGames(games, 0).unfinished.at(0);
    {
        const auto played = GameLock::acquire(listed.path);
        QCOMPARE(removeJournal(listed, Removal::toTrash).error().fault, FileFault::inUse);
    }
    {
        auto grown = Journal::resume(listed.path, listed.size, 1);
        QVERIFY(grown && grown->append("one"));
        QCOMPARE(removeJournal(listed, Removal::forGood).error().fault, FileFault::inUse);
    }
    QCOMPARE(removeJournal(listed, Removal::forGood).error().fault, FileFault::changed);
    QVERIFY(QFile::exists(listed.path));
    const JournalSummary again = surveyGames(games, 0).unfinished.at(0);
    QVERIFY(removeJournal(again, Removal::forGood));
    QVERIFY(!QFile::exists(listed.path));
    QCOMPARE(removeJournal(again, Removal::forGood).error().fault, FileFault::changed);
    QVERIFY(!QFile::exists(GameLock::pathFor(listed.path)));
}

// Regression: if there was no trash yet, Qt put the file into the current folder.
void TestStoredGames::theTrashIsAtHome() {
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", path("home").toLocal8Bit());
    QVERIFY(writeFile(path("x"), "1"));
    const auto moved = moveToTrash(path("x"));
    QVERIFY(writeFile(path("blocked"), ""));
    qputenv("XDG_DATA_HOME", path("blocked").toLocal8Bit());
    QVERIFY(writeFile(path("y"), "1"));
    const auto refused = moveToTrash(path("y"));
    qputenv("XDG_DATA_HOME", before);
    QVERIFY(moved && !QFile::exists(path("x")));
    QVERIFY(!QFile::exists(QDir::current().filePath(QStringLiteral("files/x"))));
    QVERIFY(!refused && QFile::exists(path("y")));
    QCOMPARE(refused.error().fault, FileFault::notMoved);
}

QTEST_MAIN(TestStoredGames)
#include "tst_stored_games.moc"
