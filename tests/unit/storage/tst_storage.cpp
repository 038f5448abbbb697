// Files: written completely or not at all, and found in their places.
#include "app/files/file_handle.h"
#include "app/storage/data_folders.h"
#include "app/storage/files.h"
#include "app/storage/game_folder.h"
#include "app/storage/game_lock.h"
#include "app/storage/journal.h"
#include "app/storage/memory_limit.h"
#include "engine/notation/record.h"

#include <QtTest>

#include <csignal>
#include <fstream>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace gnostica::storage;
using gnostica::files::makePrivateFolder;

namespace {

/// Limits the size of this process's files to this number of bytes: like a full disk.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

private:
    rlimit before_{};
};

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

class TestStorage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void whatIsWrittenIsRead();
    void filesAreReadWithinABound();
    void aLargeFileIsNotBegun();
    void onlyOrdinaryFilesAreRead();
    void missingFilesAreErrors();
    void whatIsThereIsNotCalledMissing();
    void nobodyWaitsForAPipe();
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
    void filesWithHiddenCardsArePrivate();
    void aFileKeepsWhoMayReadIt();
    void aFullDiskKeepsTheOldFile();
    void whatChangedOnDiskIsNotAsKnown();
    void tooLittleMemoryIsSaidInMegabytes();
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
    void theFoldersLieBesideTheProgram();
    void theLibraryHoldsWhatIsShipped();
    void withoutAUserNothingIsReadOrKept();
    void aBadDocumentKeepsNoOtherAway();
    void aDocumentMayHaveAnyName();

private:
    QString path(const char* name) const { return folder_->filePath(QString::fromLatin1(name)); }
    static std::string content(const QString& file) { return readFile(file, 1 << 20).value_or("unreadable"); }

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestStorage::whatIsWrittenIsRead() {
    const std::string bytes("a\0b\n\xff", 5);
    QVERIFY(writeFile(path("x"), bytes));
    QCOMPARE(content(path("x")), bytes);
    QVERIFY(writeFile(path("x"), "new"));
    QCOMPARE(content(path("x")), std::string("new"));
}

void TestStorage::filesAreReadWithinABound() {
    QVERIFY(writeFile(path("x"), "12345"));
    QVERIFY(readFile(path("x"), 5));
    const auto tooLong = readFile(path("x"), 4);
    QVERIFY(!tooLong);
    QCOMPARE(tooLong.error().fault, FileFault::tooLarge);
}

void TestStorage::aLargeFileIsNotBegun() {
    QFile file(path("huge"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{1} << 36));  // larger than any memory
    const auto tooLarge = readFile(path("huge"), qint64{1} << 35);
    QVERIFY(!tooLarge);
    QCOMPARE(tooLarge.error().fault, FileFault::tooLarge);
    QCOMPARE(problemOf(tooLarge.error()).code, gnostica::engine::DiagnosticCode::tooLong);
}

/// Regression: a pipe without a writer blocked the program for ever.
void TestStorage::onlyOrdinaryFilesAreRead() {
    QCOMPARE(readFile(folder_->path(), 10).error().fault, FileFault::notRegular);
#ifdef Q_OS_UNIX
    QCOMPARE(::mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
    const auto pipe = readFile(path("pipe"), 10);
    QVERIFY(!pipe);
    QCOMPARE(pipe.error().fault, FileFault::notRegular);
    QCOMPARE(problemOf(pipe.error()).code, gnostica::engine::DiagnosticCode::notRegular);
    QCOMPARE(readFile(QStringLiteral("/dev/zero"), 10).error().fault, FileFault::notRegular);
    QVERIFY(QFile::link(path("pipe"), path("link")));
    QCOMPARE(readFile(path("link"), 10).error().fault, FileFault::notRegular);
#endif
}

/// Regression: a link to a pipe is listed among the files of a folder, and opening it waited for a writer for ever.
void TestStorage::nobodyWaitsForAPipe() {
    QCOMPARE(::mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
    const QString journal = freshJournalPath(folder_->path());
    QVERIFY(QFile::link(path("pipe"), journal));
    const FolderSurvey survey = surveyGames(folder_->path(), 0);
    QCOMPARE(survey.unfinished.size(), std::size_t{1});
    QVERIFY(!survey.unfinished.front().isReadable);
    QVERIFY(!isAsKnown({path("pipe"), digestOf("")}));
    QFile pipe(path("pipe"));
    QCOMPARE(openOrdinary(pipe).error().fault, FileFault::notRegular);
}

// Regression: an unreadable file was called a missing ruleset. (A link to itself serves here: root reads all.)
void TestStorage::whatIsThereIsNotCalledMissing() {
    using gnostica::engine::DiagnosticCode;
    const auto codeOf = [](const FileResult<std::string>& text) { return problemOf(text.error()).code; };
    QVERIFY(QFile::link(path("loop"), path("loop")));
    QCOMPARE(codeOf(readFile(path("loop"), 10)), DiagnosticCode::unreadFile);
    QCOMPARE(codeOf(readFile(path("nowhere"), 10)), DiagnosticCode::missingFile);
    QVERIFY(writeFile(path("x"), "1"));
    QCOMPARE(codeOf(readFile(path("x/y"), 10)), DiagnosticCode::missingFile);
    const auto loop = readFileWithin(folder_->path(), QStringLiteral("loop"), 10);
    QCOMPARE(codeOf(loop), DiagnosticCode::unreadFile);
    QCOMPARE(loop.error().detail, QString::fromLocal8Bit(strerror(ELOOP)));
    QVERIFY(QFile::link(QStringLiteral("/etc/passwd"), path("out")));
    QCOMPARE(codeOf(readFileWithin(folder_->path(), QStringLiteral("out"), 10)), DiagnosticCode::outsideFile);
}

void TestStorage::missingFilesAreErrors() {
    // Names in other encodings cannot be represented here: this is not the same as a missing file.
    const std::string foreign = (folder_->path() + QStringLiteral("/caf")).toStdString() + "\xe9.json";
    std::ofstream(foreign) << "{}";
    QCOMPARE(readFile(pathFrom(foreign), 10).error().fault, FileFault::notUtf8);
    const auto missing = readFile(path("none"), 10);
    QVERIFY(!missing);
    QCOMPARE(missing.error().fault, FileFault::notOpen);
    QCOMPARE(missing.error().path, path("none"));
    QVERIFY(!missing.error().detail.isEmpty());
    QVERIFY(!writeFile(path("no/such/folder"), "x"));
    QVERIFY(!Journal::resume(path("none"), 0, 0));
    QVERIFY(!Journal::create(path("no/such/folder"), "x"));
}

void TestStorage::aJournalBeginsWithItsHeader() {
    const auto journal = Journal::create(path("j"), "header");
    QVERIFY(journal);
    QCOMPARE(journal->path(), path("j"));
    QCOMPARE(content(path("j")), std::string("header\n"));
}

void TestStorage::aJournalGrowsLineByLine() {
    auto journal = Journal::create(path("j"), "header");
    QVERIFY(journal->append("one"));
    QCOMPARE(content(path("j")), std::string("header\none\n"));
    QVERIFY(journal->append("two"));
    QCOMPARE(content(path("j")), std::string("header\none\ntwo\n"));
}

void TestStorage::aJournalIsNeverOverwritten() {
    QVERIFY(writeFile(path("j"), "old"));
    const auto journal = Journal::create(path("j"), "header");
    QVERIFY(!journal);
    QCOMPARE(journal.error().fault, FileFault::exists);
    QCOMPARE(content(path("j")), std::string("old"));
}

void TestStorage::aJournalIsResumedWhereItEnds_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::newRow("whole") << QByteArray("header\none\n");
    QTest::newRow("without its line break") << QByteArray("header\none");
}

void TestStorage::aJournalIsResumedWhereItEnds() {
    QFETCH(QByteArray, before);
    QVERIFY(writeFile(path("j"), before.toStdString()));
    auto journal = Journal::resume(path("j"), before.size(), 2);
    QVERIFY(journal);
    QVERIFY(journal->append("two"));
    QCOMPARE(content(path("j")), std::string("header\none\ntwo\n"));
}

// Regression: listed when it was shorter, it was cut to that length: twelve steps of the other program were lost.
void TestStorage::aJournalIsNeverShortened() {
    QVERIFY(writeFile(path("j"), "header\none\n"));
    const auto stale = Journal::resume(path("j"), 7, 1);
    QVERIFY(!stale);
    QCOMPARE(stale.error().fault, FileFault::changed);
    QCOMPARE(Journal::resume(path("j"), 12, 2).error().fault, FileFault::changed);
    QCOMPARE(content(path("j")), std::string("header\none\n"));
}

void TestStorage::aJournalHasOneWriter() {
    auto journal = Journal::create(path("j"), "header");
    QVERIFY(journal);
    const auto second = Journal::resume(path("j"), 7, 1);
    QVERIFY(!second);
    QCOMPARE(second.error().fault, FileFault::inUse);
    journal = Journal::create(path("other"), "header");
    QVERIFY(Journal::resume(path("j"), 7, 1));
}

// Half a line may have been written: it is cut off again, the reason is the system's, and the line fits later.
void TestStorage::aFullDiskTearsNoLine() {
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
void TestStorage::aJournalIsNoLongerThanWhatIsRead() {
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

void TestStorage::aJournalThatVanishesIsNoticed_data() {
    QTest::addColumn<int>("how");
    QTest::newRow("removed") << 0;
    QTest::newRow("replaced") << 1;
    QTest::newRow("written by another") << 2;
    QTest::newRow("its folder gone") << 3;
}

void TestStorage::aJournalThatVanishesIsNoticed() {
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

void TestStorage::filesWithHiddenCardsArePrivate() {
    const mode_t usual = ::umask(0);
    QVERIFY(makePrivateFolder(path("new/games")));
    QCOMPARE(QFile::permissions(path("new/games")) & QFileDevice::ExeOther, QFileDevice::Permissions());
    QCOMPARE(permissionsOf(path("new/games")), kPrivate);
    QVERIFY(Journal::create(path("j"), "header"));
    QVERIFY(writeFile(path("save"), "game", Readers::owner));
    ::umask(0777);
    QVERIFY(Journal::create(path("k"), "header"));
    ::umask(usual);
    for (const char* name : {"j", "k", "save"}) {
        QCOMPARE(permissionsOf(path(name)), kPrivate);
    }
    QVERIFY(writeFile(path("old"), "header\n"));
    QVERIFY(permissionsOf(path("old")) != kPrivate);
    QVERIFY(Journal::resume(path("old"), 7, 1));
    QCOMPARE(permissionsOf(path("old")), kPrivate);
}

void TestStorage::aFileKeepsWhoMayReadIt() {
    QVERIFY(writeFile(path("x"), "1", Readers::owner));
    const auto shared = kPrivate | QFileDevice::ReadGroup | QFileDevice::ReadOther;
    QVERIFY(QFile::setPermissions(path("x"), shared));
    QVERIFY(writeFile(path("x"), "2", Readers::owner));
    QCOMPARE(permissionsOf(path("x")), shared);
}

void TestStorage::aFullDiskKeepsTheOldFile() {
    QVERIFY(writeFile(path("x"), "old"));
    const SmallDisk disk(4);
    const auto full = writeFile(path("x"), "too long for it");
    QVERIFY(!full);
    QCOMPARE(full.error().detail, QString::fromLocal8Bit(strerror(EFBIG)));
    QCOMPARE(content(path("x")), std::string("old"));
    QVERIFY(!Journal::create(path("j"), "too long for it"));
    QVERIFY(!QFile::exists(path("j")));
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files), QStringList(QStringLiteral("x")));
}

// Regression: with 600 MB of address space a signal ended the program during its start.
void TestStorage::tooLittleMemoryIsSaidInMegabytes() {
    constexpr std::uint64_t megabyte = 1 << 20;
    QVERIFY(!tooLittleMemory(std::nullopt, 900 * megabyte));
    QVERIFY(!tooLittleMemory(900 * megabyte, 900 * megabyte));
    const auto told = tooLittleMemory(600 * megabyte, 900 * megabyte);
    QVERIFY(told && told->contains(QStringLiteral("900 MB")) && told->contains(QStringLiteral("600 MB")));
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_DATA, &before), 0);
    if (before.rlim_cur == RLIM_INFINITY) {  // larger than any need while the limit is in force
        const rlimit some{rlim_t{1} << 45U, before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_DATA, &some), 0);
        const auto limit = memoryLimit();
        QCOMPARE(setrlimit(RLIMIT_DATA, &before), 0);
        QVERIFY(limit && *limit <= std::uint64_t{1} << 45U);
    }
}

void TestStorage::whatChangedOnDiskIsNotAsKnown() {
    const KnownFile file{path("x"), digestOf("mine")};
    QVERIFY(isAsKnown(file));  // the file does not exist
    QVERIFY(writeFile(path("x"), "mine"));
    QVERIFY(isAsKnown(file));
    QVERIFY(!isAsKnown({path("x"), {}}));
    QVERIFY(writeFile(path("x"), "else"));
    QVERIFY(!isAsKnown(file));
    QVERIFY(!isAsKnown({folder_->path(), digestOf({})}));
    const KnownFile now = asItIs(path("x"));
    QCOMPARE(now.digest, digestOf("else"));
    QVERIFY(isAsKnown(now));
    const KnownFile none = asItIs(path("y"));
    QVERIFY(isAsKnown(none));
    QVERIFY(writeFile(path("y"), ""));  // another program has created it
    QVERIFY(!isAsKnown(none));
}

void TestStorage::aGameHasOneOwner() {
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

void TestStorage::strangeLocksKeepNobodyAway_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("of something else") << QByteArray("do not\ntouch\nthis\n");
    QTest::newRow("binary") << QByteArray(5000, '\0');
    QTest::newRow("cut short") << QByteArray("4711\ngnostica\nelsewh");
    QTest::newRow("of a dead process here") << "1\ngnostica\n" + QSysInfo::machineHostName().toUtf8() + '\n';
}

// Regression: an empty or foreign lock hid a game for good; a later version emptied it, and finally removed it.
void TestStorage::strangeLocksKeepNobodyAway() {
    QFETCH(QByteArray, text);
    const QString lock = GameLock::pathFor(path("j"));
    QVERIFY(writeFile(lock, text.toStdString()));
    QVERIFY(!GameLock::holderOf(path("j")));
    QVERIFY(GameLock::acquire(path("j")));
    const bool isOurs = QByteArray(QTest::currentDataTag()).startsWith("of a dead process");
    QCOMPARE(QFile::exists(lock), !isOurs);
    QVERIFY(isOurs || content(lock) == text.toStdString());
}

void TestStorage::whatIsNoLockOfOursStays_data() {
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
void TestStorage::whatIsNoLockOfOursStays() {
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

void TestStorage::aLinkIsNoJournal() {
    QVERIFY(writeFile(path("poem"), "one\n"));
    QVERIFY(QFile::link(path("poem"), path("j")));
    const auto linked = Journal::resume(path("j"), 4, 1);
    QVERIFY(!linked);
    QCOMPARE(linked.error().fault, FileFault::notRegular);
    QCOMPARE(Journal::create(path("j"), "two").error().fault, FileFault::exists);
    QCOMPARE(content(path("poem")), std::string("one\n"));
}

void TestStorage::whatIsReadIsNotWrittenOver() {
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

void TestStorage::anotherHostsLockIsHonoured() {
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
void TestStorage::theFolderTellsWhatIsUnfinished() {
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
void TestStorage::gamesThatAreOverBecomeRecords() {
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
void TestStorage::aFinishedGameOfAnotherHostIsListed() {
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

void TestStorage::theRuleForFinishedGamesSparesAllElse() {
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

void TestStorage::onlyWhatWasListedIsDeleted() {
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
void TestStorage::theTrashIsAtHome() {
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

void TestStorage::theFoldersLieBesideTheProgram() {
    const DataFolders folders = dataFolders();
    QVERIFY(folders.share.endsWith(QStringLiteral("/share/gnostica")));
    QVERIFY(!folders.share.contains(QStringLiteral("..")));
    QVERIFY(QDir(folders.variants()).exists());
    QVERIFY(folders.userRulesets().startsWith(folders.user));
}

void TestStorage::theLibraryHoldsWhatIsShipped() {
    gnostica::engine::Library library;
    const auto problems = loadLibrary(dataFolders(), library);
    QVERIFY(problems.empty());
    QVERIFY(library.find("gnostica") != nullptr);
}

void TestStorage::withoutAUserNothingIsReadOrKept() {
    DataFolders folders = dataFolders();
    folders.user.clear();
    QVERIFY(folders.journals().isEmpty() && folders.userRulesets().isEmpty());
    QVERIFY(writeFile(path("house.json"), R"({"id": "house"})"));
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder_->path()));
    gnostica::engine::Library library;
    const auto problems = loadLibrary(folders, library);
    QVERIFY(QDir::setCurrent(before));
    QVERIFY(problems.empty() && library.find("gnostica") != nullptr && library.find("house") == nullptr);
}

void TestStorage::aBadDocumentKeepsNoOtherAway() {
    DataFolders folders{path("share"), path("plugins"), path("user")};
    QVERIFY(QDir().mkpath(folders.userRulesets()) && QDir().mkpath(folders.variants() + QStringLiteral("/empty")));
    QVERIFY(writeFile(folders.userRulesets() + QStringLiteral("/a.json"), "{"));
    QVERIFY(writeFile(folders.userRulesets() + QStringLiteral("/b.json"), R"({"id": "house"})"));
    QVERIFY(writeFile(folders.userRulesets() + QStringLiteral("/c.txt"), "not looked at"));
    gnostica::engine::Library library;
    const auto problems = loadLibrary(folders, library);
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(QString::fromStdString(problems[0].source).endsWith(QStringLiteral("a.json")));
    QVERIFY(library.find("house") != nullptr);
}

void TestStorage::aDocumentMayHaveAnyName() {
    DataFolders folders{path("share"), path("plugins"), path("user")};
    QVERIFY(QDir().mkpath(folders.userRulesets()));
    QVERIFY(writeFile(folders.userRulesets() + QStringLiteral("/:house.json"), R"({"id": "house"})"));
    gnostica::engine::Library library;
    QVERIFY(loadLibrary(folders, library).empty());
    QVERIFY(library.find("house") != nullptr);
}

QTEST_GUILESS_MAIN(TestStorage)
#include "tst_storage.moc"
