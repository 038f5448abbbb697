// Files of our own: whole or not there, private, behind no link; and the lock of all our programs.
#include "app/files/file_handle.h"
#include "app/files/lock_file.h"

#include <QtTest>

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

using namespace gnostica::files;

namespace {

QByteArray bytesAt(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// The last three octal digits, as `ls` shows them.
unsigned modeOf(const QString& path) {
    struct stat found {};
    return ::lstat(QFile::encodeName(path), &found) == 0 ? found.st_mode & 0777U : 0;
}

}  // namespace

class TestFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aNewFileIsWholeAndPrivate();
    void nothingThatHasTheNameIsReplaced_data();
    void nothingThatHasTheNameIsReplaced();
    void onlyOrdinaryFilesAreOpened_data();
    void onlyOrdinaryFilesAreOpened();
    void aHandleKnowsItsFile();
    void aFileWithTwoNamesIsNotOurs();
    void namesOfOneFileAreFound();
    void renamingReplacesNothing();
    void foldersAreMadePrivate();
    void anErrorHasItsWords();

    void aFileIsLockedOnce();
    void aLockFileHasOneOwner();
    void aLockFileGoesWithItsOwner();
    void aLockOfAnotherHostIsTakenOnlyOnDemand();
    void aForeignFileIsNoLock();

private:
    QString path(const char* name) const { return folder_->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestFiles::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(write(path("poem"), "PRECIOUS"));
}

void TestFiles::aNewFileIsWholeAndPrivate() {
    for (const Made made : {Made::onDisk, Made::locked}) {
        const QString name = path(made == Made::onDisk ? "a" : "b");
        const auto file = makeFile(name, "text", made);
        QVERIFY(file.has_value());
        QCOMPARE(bytesAt(name), QByteArray("text"));
        QCOMPARE(modeOf(name), 0600U);
        QVERIFY(writeAll(file->descriptor(), " and more"));
        QCOMPARE(bytesAt(name), QByteArray("text and more"));
    }
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden).size(), 3);  // nothing else is left
}

void TestFiles::nothingThatHasTheNameIsReplaced_data() {
    QTest::addColumn<int>("what");
    QTest::newRow("a file") << 0;
    QTest::newRow("a link to a file") << 1;
    QTest::newRow("a link to nothing") << 2;
    QTest::newRow("a folder") << 3;
}

void TestFiles::nothingThatHasTheNameIsReplaced() {
    QFETCH(int, what);
    switch (what) {
    case 0: QVERIFY(write(path("x"), "old")); break;
    case 1: QVERIFY(QFile::link(path("poem"), path("x"))); break;
    case 2: QVERIFY(QFile::link(path("nothing"), path("x"))); break;
    case 3: QVERIFY(QDir().mkpath(path("x"))); break;
    }
    QVERIFY(isTaken(path("x")));
    const auto made = makeFile(path("x"), "new");
    QVERIFY(!made);
    QCOMPARE(made.error(), EEXIST);
    QCOMPARE(bytesAt(path("poem")), QByteArray("PRECIOUS"));
    QVERIFY(!QFile::exists(path("nothing")));
    QVERIFY(!isTaken(path("y")));
}

void TestFiles::onlyOrdinaryFilesAreOpened_data() {
    QTest::addColumn<int>("what");
    QTest::addColumn<bool>("opens");
    QTest::newRow("a file") << 0 << true;
    QTest::newRow("a link") << 1 << false;
    QTest::newRow("a folder") << 2 << false;
    QTest::newRow("a pipe that nobody writes to") << 3 << false;
    QTest::newRow("nothing") << 4 << false;
}

void TestFiles::onlyOrdinaryFilesAreOpened() {
    QFETCH(int, what);
    QFETCH(bool, opens);
    switch (what) {
    case 0: QVERIFY(write(path("x"), "old")); break;
    case 1: QVERIFY(QFile::link(path("poem"), path("x"))); break;
    case 2: QVERIFY(QDir().mkpath(path("x"))); break;
    case 3: QCOMPARE(::mkfifo(QFile::encodeName(path("x")), 0600), 0); break;
    default: break;
    }
    QCOMPARE(openOrdinary(path("x")).isOpen(), opens);
}

void TestFiles::aHandleKnowsItsFile() {
    FileHandle file = openOrdinary(path("poem"));
    QCOMPARE(file.size(), std::optional<qint64>(8));
    QCOMPARE(file.byteAt(1), std::optional<char>('R'));
    QVERIFY(!file.byteAt(8));
    QCOMPARE(file.beginning(3), std::string("PRE"));
    QCOMPARE(file.beginning(100), std::string("PRECIOUS"));
    QVERIFY(file.truncate(3) && file.seek(3) && writeAll(file.descriptor(), "SS"));
    QCOMPARE(bytesAt(path("poem")), QByteArray("PRESS"));
    QVERIFY(file.makePrivate());
    QCOMPARE(modeOf(path("poem")), 0600U);

    QVERIFY(file.isStillAt(path("poem")) && !file.isNameless());
    QVERIFY(QFile::rename(path("poem"), path("moved")));
    QVERIFY(!file.isStillAt(path("poem")) && file.isStillAt(path("moved")));
    QVERIFY(QFile::link(path("moved"), path("poem")));
    QVERIFY(!file.isStillAt(path("poem")));  // a link is another file
    QVERIFY(QFile::remove(path("moved")));
    QVERIFY(file.isNameless());
}

void TestFiles::aFileWithTwoNamesIsNotOurs() {
    const FileHandle file = openOrdinary(path("poem"));
    QVERIFY(file.isOurs());
    QCOMPARE(::link(QFile::encodeName(path("poem")), QFile::encodeName(path("second"))), 0);
    QVERIFY(!file.isOurs());
}

void TestFiles::namesOfOneFileAreFound() {
    QVERIFY(write(path("other"), "PRECIOUS"));
    QVERIFY(QFile::link(path("poem"), path("link")));
    QVERIFY(QFile::link(path("link"), path("further")));
    QVERIFY(isSameFile(path("poem"), path("further")));
    QVERIFY(isSameFile(path("./poem"), path("link")));
    QVERIFY(!isSameFile(path("poem"), path("other")));
    QVERIFY(!isSameFile(path("poem"), path("nothing")));
    QVERIFY(!isSameFile(path("nothing"), path("nothing")));
}

void TestFiles::renamingReplacesNothing() {
    QVERIFY(write(path("x"), "new"));
    QVERIFY(!renameFile(path("x"), path("poem")));
    QCOMPARE(bytesAt(path("poem")), QByteArray("PRECIOUS"));
    QCOMPARE(bytesAt(path("x")), QByteArray("new"));
    QVERIFY(renameFile(path("x"), path("y")));
    QCOMPARE(bytesAt(path("y")), QByteArray("new"));
}

void TestFiles::foldersAreMadePrivate() {
    QVERIFY(makePrivateFolder(path("a/b/c")));
    for (const char* made : {"a", "a/b", "a/b/c"}) {  // regression: those above it were open to others
        QCOMPARE(modeOf(path(made)), 0700U);
    }
    QVERIFY(QDir().mkpath(path("wide")));
    QCOMPARE(::chmod(QFile::encodeName(path("wide")), 0755), 0);
    QVERIFY(makePrivateFolder(path("wide/below")));
    QVERIFY(makeFolder(path("wide")));
    QCOMPARE(modeOf(path("wide")), 0755U);
    QVERIFY(makePrivateFolder(path("wide")));
    QCOMPARE(modeOf(path("wide")), 0700U);
    QVERIFY(!makePrivateFolder(path("poem/below")));
    QVERIFY(!makePrivateFolder(path("poem")));
    QVERIFY(makeFolder(path("x/../y/")));
    QCOMPARE(modeOf(path("y")), 0700U);
}

void TestFiles::anErrorHasItsWords() {
    QVERIFY(!systemError(ENOSPC).isEmpty());
    QVERIFY(systemError(ENOSPC) != systemError(EACCES));
    QVERIFY(!openOrdinary(path("nothing")).isOpen());
    QCOMPARE(systemError(), systemError(ENOENT));
}

// ---- Locks ----------------------------------------------------------------------------------------------------------

void TestFiles::aFileIsLockedOnce() {
    {
        const FileHandle one = openOrdinary(path("poem"));
        const FileHandle other = openOrdinary(path("poem"));
        QVERIFY(testLock(one) == KernelLock::taken);
        QVERIFY(lockFile(one) == KernelLock::taken);
        QVERIFY(testLock(other) == KernelLock::held);
        QVERIFY(lockFile(other) == KernelLock::held);
    }
    QVERIFY(lockFile(openOrdinary(path("poem"))) == KernelLock::taken);
}

void TestFiles::aLockFileHasOneOwner() {
    const auto lock = LockFile::acquire(path("x.lock"));
    QVERIFY(lock && lock->hasFile());
    for (const TakeOver takeOver : {TakeOver::never, TakeOver::fromOtherHost}) {
        const auto second = LockFile::acquire(path("x.lock"), takeOver);
        QVERIFY(!second && second.error().why == LockRefusal::Why::held);
    }
    const auto holder = LockFile::holderOf(path("x.lock"));
    QVERIFY(holder && holder->why == LockRefusal::Why::held);
    QVERIFY(!LockFile::isForeign(path("x.lock")));
}

void TestFiles::aLockFileGoesWithItsOwner() {
    {
        auto lock = LockFile::acquire(path("x.lock"));
        LockFile elsewhere;
        elsewhere = std::move(*lock);
        QVERIFY(isTaken(path("x.lock")));
    }
    QVERIFY(!isTaken(path("x.lock")));
    QVERIFY(!LockFile::holderOf(path("x.lock")));
    // what a program has left that is gone
    QVERIFY(write(path("x.lock"), "1\ngnostica\n" + QSysInfo::machineHostName().toUtf8() + '\n'));
    QVERIFY(!LockFile::holderOf(path("x.lock")));
    QVERIFY(LockFile::acquire(path("x.lock"))->hasFile());
}

void TestFiles::aLockOfAnotherHostIsTakenOnlyOnDemand() {
    QVERIFY(write(path("x.lock"), "4711\ngnostica\nelsewhere\n"));
    const auto refused = LockFile::acquire(path("x.lock"));
    QVERIFY(!refused && refused.error().why == LockRefusal::Why::byOtherHost);
    QCOMPARE(refused.error().host, QStringLiteral("elsewhere"));
    QVERIFY(LockFile::acquire(path("x.lock"), TakeOver::fromOtherHost)->hasFile());
}

void TestFiles::aForeignFileIsNoLock() {
    QVERIFY(LockFile::isForeign(path("poem")));
    const auto refused = LockFile::acquire(path("poem"), TakeOver::fromOtherHost);
    QVERIFY(!refused && refused.error().why == LockRefusal::Why::foreign);
    QCOMPARE(bytesAt(path("poem")), QByteArray("PRECIOUS"));
    // where no file can be made, the lock keeps nobody away
    QVERIFY(!LockFile::acquire(path("none/x.lock"))->hasFile());
}

QTEST_GUILESS_MAIN(TestFiles)
#include "tst_files.moc"
