// Files: written completely or not at all, and found in their places.
#include "app/files/file_handle.h"
#include "app/storage/data_folders.h"
#include "app/storage/files.h"
#include "app/storage/game_folder.h"
#include "app/storage/journal.h"
#include "app/storage/memory_limit.h"
#include "tests/unit/storage/small_disk.h"

#include <QtTest>

#include <fstream>
#include <sys/resource.h>
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
    void filesWithHiddenCardsArePrivate();
    void aFileKeepsWhoMayReadIt();
    void aFullDiskKeepsTheOldFile();
    void whatChangedOnDiskIsNotAsKnown();
    void tooLittleMemoryIsSaidInMegabytes();
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
