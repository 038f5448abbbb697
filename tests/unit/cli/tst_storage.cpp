// Files: written whole or not at all, and found where they belong.
#include "app/storage/data_folders.h"
#include "app/storage/files.h"
#include "app/storage/journal.h"

#include <QtTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace gnostica::storage;

class TestStorage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void whatIsWrittenIsRead();
    void filesAreReadWithinABound();
    void aLargeFileIsNotBegun();
    void onlyOrdinaryFilesAreRead();
    void missingFilesAreErrors();
    void aJournalBeginsWithItsHeader();
    void aJournalGrowsLineByLine();
    void aJournalIsNeverOverwritten();
    void aJournalIsResumedWhereItWasWhole_data();
    void aJournalIsResumedWhereItWasWhole();
    void aJournalCannotBeLongerThanItIs();
    void theFoldersLieBesideTheProgram();
    void theLibraryHoldsWhatIsShipped();
    void withoutAUserNothingIsReadOrKept();
    void aBadDocumentKeepsNoOtherAway();

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
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{1} << 36));  // which no memory could hold
    const auto tooLarge = readFile(path("huge"), qint64{1} << 35);
    QVERIFY(!tooLarge);
    QCOMPARE(tooLarge.error().fault, FileFault::tooLarge);
    QCOMPARE(problemOf(tooLarge.error()).code, gnostica::engine::DiagnosticCode::tooLong);
}

/// A pipe to which nobody writes once kept the program for ever.
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

void TestStorage::missingFilesAreErrors() {
    const auto missing = readFile(path("none"), 10);
    QVERIFY(!missing);
    QCOMPARE(missing.error().fault, FileFault::notOpen);
    QCOMPARE(missing.error().path, path("none"));
    QVERIFY(!missing.error().detail.isEmpty());
    QVERIFY(!writeFile(path("no/such/folder"), "x"));
    QVERIFY(!Journal::resume(path("none"), 0));
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

void TestStorage::aJournalIsResumedWhereItWasWhole_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("whole");
    QTest::newRow("whole") << QByteArray("header\none\n") << 11;
    QTest::newRow("cut") << QByteArray("header\none\n{\"st") << 11;
    QTest::newRow("without its line break") << QByteArray("header\none") << 10;
}

void TestStorage::aJournalIsResumedWhereItWasWhole() {
    QFETCH(QByteArray, before);
    QFETCH(int, whole);
    QVERIFY(writeFile(path("j"), before.toStdString()));
    auto journal = Journal::resume(path("j"), whole);
    QVERIFY(journal);
    QVERIFY(journal->append("two"));
    QCOMPARE(content(path("j")), std::string("header\none\ntwo\n"));
}

void TestStorage::aJournalCannotBeLongerThanItIs() {
    QVERIFY(writeFile(path("j"), "header\n"));
    QVERIFY(!Journal::resume(path("j"), 8));
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

QTEST_GUILESS_MAIN(TestStorage)
#include "tst_storage.moc"
