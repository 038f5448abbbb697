// The files of single games: bookmarks, removal and copies, of which nothing is ever overwritten.
#include "app/storage/files.h"
#include "app/storage/game_files.h"
#include "app/storage/game_folder.h"
#include "app/storage/game_lock.h"
#include "tests/unit/storage/small_disk.h"

#include <QtTest>

using namespace gnostica::storage;
using gnostica::tests::SmallDisk;

class TestGameFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void aFolderWithoutGamesIsEmpty();
    void onlyGamesAreListed();
    void theLimitDoesNotReachWhatIsKept();
    void aBookmarkMovesTheFileAndNothingElse();
    void whatChangedIsLeftAlone();
    void aFullDiskLeavesNoHalfCopy();
    void copiesAreRecords();

private:
    QString path(const char* name) const { return folder_->filePath(QString::fromLatin1(name)); }
    void write(const char* name, const char* text, int daysOld = 0) const {
        QVERIFY(writeFile(path(name), text));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::ReadWrite) &&
                file.setFileTime(QDateTime::currentDateTime().addDays(-daysOld), QFileDevice::FileModificationTime));
    }
    static std::string content(const QString& file) { return readFile(file, 1 << 20).value_or("unreadable"); }
    GameFile listed(const char* name) const {
        for (const GameFile& game : listGames(folder_->path())) {
            if (game.path == path(name)) {
                return game;
            }
        }
        qFatal("%s is not listed", name);
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestGameFiles::aFolderWithoutGamesIsEmpty() {
    QVERIFY(listGames({}).empty());
    QVERIFY(listGames(path("nowhere")).empty());
    QVERIFY(listGames(folder_->path()).empty());
}

void TestGameFiles::onlyGamesAreListed() {
    QVERIFY(QDir(folder_->path()).mkpath(QStringLiteral("kept/deeper")));
    QVERIFY(QDir(folder_->path()).mkpath(QStringLiteral("folder.gnostica")));
    write("a.gnostica", "1", 2);
    write("b.journal", "2", 1);
    write("kept/c.gnostica", "3", 3);
    write("kept/d.journal", "4");
    write("kept/deeper/e.gnostica", "5");
    write("f.journal.damaged", "6");
    write("g.journal.lock", "7");
    const auto games = listGames(folder_->path());
    QCOMPARE(games.size(), std::size_t{3});
    QCOMPARE(games[0].path, path("b.journal"));
    QVERIFY(games[0].isJournal && !games[0].isKept);
    QCOMPARE(games[1].path, path("a.gnostica"));
    QVERIFY(!games[1].isJournal && !games[1].isKept);
    QCOMPARE(games[2].path, path("kept/c.gnostica"));
    QVERIFY(!games[2].isJournal && games[2].isKept);
    QCOMPARE(games[2].size, qint64{1});
}

void TestGameFiles::theLimitDoesNotReachWhatIsKept() {
    write("2020-01-01-120000-00000a.gnostica", "best", 9);
    write("2020-01-01-120000-00000b.gnostica", "old", 8);
    write("2020-01-01-120000-00000c.gnostica", "new", 7);
    const auto kept = setKept(listed("2020-01-01-120000-00000a.gnostica"), true);
    QVERIFY(kept);
    surveyGames(folder_->path(), 1);
    QCOMPARE(content(*kept), std::string("best"));
    QVERIFY(QFile::exists(path("2020-01-01-120000-00000c.gnostica")));
    QVERIFY(!QFile::exists(path("2020-01-01-120000-00000b.gnostica")));
}

void TestGameFiles::aBookmarkMovesTheFileAndNothingElse() {
    write("a.gnostica", "here", 5);
    const GameFile game = listed("a.gnostica");
    QCOMPARE(setKept(game, false).value_or(QString()), game.path);
    QVERIFY(setKept(game, true));
    QVERIFY(!QFile::exists(game.path));
    QCOMPARE(listed("kept/a.gnostica").lastPlayed, game.lastPlayed);
    write("a.gnostica", "another");
    QCOMPARE(setKept(listed("kept/a.gnostica"), false).value_or(QString()), path("a-2.gnostica"));
    QCOMPARE(content(path("a-2.gnostica")), std::string("here"));
    QCOMPARE(content(path("a.gnostica")), std::string("another"));
}

void TestGameFiles::whatChangedIsLeftAlone() {
    write("a.gnostica", "1", 1);
    write("b.journal", "1", 1);
    GameFile record = listed("a.gnostica");
    GameFile journal = listed("b.journal");
    QCOMPARE(setKept(journal, true).error().fault, FileFault::isJournal);
    {
        const auto lock = GameLock::acquire(journal.path);
        QCOMPARE(removeGame(journal).error().fault, FileFault::inUse);
    }
    write("a.gnostica", "22");
    write("b.journal", "22");
    QCOMPARE(setKept(record, true).error().fault, FileFault::changed);
    QCOMPARE(removeGame(record).error().fault, FileFault::changed);
    QCOMPARE(removeGame(journal).error().fault, FileFault::changed);
    QCOMPARE(content(record.path) + content(journal.path), std::string("2222"));
    QVERIFY(removeGame(listed("a.gnostica")));
    QVERIFY(removeGame(listed("b.journal")));
    QVERIFY(listGames(folder_->path()).empty());
}

void TestGameFiles::aFullDiskLeavesNoHalfCopy() {
    write("a.gnostica", "a long line of a record");
    QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("out")));
    {
        const SmallDisk disk(10);
        QCOMPARE(copyGame(path("a.gnostica"), path("out")).error().fault, FileFault::notWritten);
    }
    QVERIFY(QDir(path("out")).isEmpty());
    QVERIFY(copyGame(path("a.gnostica"), path("out")));
}

void TestGameFiles::copiesAreRecords() {
    QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("out")));
    write("a.journal",
          "{\"format\": \"saved\"}\n{\"step\": \"saved\"}\n{\"saved\": {\"path\": \"x\"}}\nhalf a \"saved\"");
    const auto copy = copyGame(path("a.journal"), path("out"));
    QCOMPARE(copy.value_or(QString()), path("out/a.gnostica"));
    QCOMPARE(content(*copy), std::string("{\"format\": \"saved\"}\n{\"step\": \"saved\"}\nhalf a \"saved\""));
    QCOMPARE(copyGame(path("nothing.gnostica"), path("out")).error().fault, FileFault::notOpen);
    QCOMPARE(copyGame(folder_->path(), path("out")).error().fault, FileFault::notRegular);
}

QTEST_MAIN(TestGameFiles)
#include "tst_game_files.moc"
