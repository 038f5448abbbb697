// Files of experiments: foreign files are neither changed nor trusted, under whatever name an experiment is written.
#include "app/lab/database.h"
#include "tests/unit/cli/lab_folder.h"

#include <QtTest>

#include <unistd.h>

using namespace gnostica;
using namespace gnostica::tests;

class TestLabFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotOursStays_data();
    void whatIsNotOursStays();
    void mergingTouchesNothingElse();
    void shardsAreKnownByTheirNames();
    void noDatabaseOfOthersIsOpened();
    void aForeignJournalIsNamedByReaders();
    void whatWasCutShortIsRead();
    void noOutputIsTheInput();
    void noPageIsTheRulesetThatIsExplored();
    void aLinkLeadsToTheExperiment();
    void aFileWithTwoNamesIsNotPlayedInto();
    void everyNameIsAPlainOne_data();
    void everyNameIsAPlainOne();
    void everyNameOfAFolderIsAPlainOne_data() { everyNameIsAPlainOne_data(); }
    void everyNameOfAFolderIsAPlainOne();
};

void TestLabFiles::whatIsNotOursStays_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isLink");
    for (const char* name : {"poetry.lock", "poetry-journal", "poetry-wal", "poetry.gnostica-whole", "poetry"}) {
        QTest::addRow("%s", name) << QString::fromLatin1(name) << false;
        QTest::addRow("%s, a link", name) << QString::fromLatin1(name) << true;
    }
}

// Regression: a text file named like the lock was overwritten and removed; SQLite does so with its journals.
void TestLabFiles::whatIsNotOursStays() {
    QFETCH(QString, name);
    QFETCH(bool, isLink);
    const Lab lab(smallPlan(2));
    lab.write(isLink ? QStringLiteral("poem") : name, "PRECIOUS");
    QVERIFY(!isLink || QFile::link(lab.path(QStringLiteral("poem")), lab.path(name)));
    const QStringList before = lab.names();
    const Answer answer = lab.play(QStringLiteral("poetry"));
    const bool isFollowed = isLink && name == QStringLiteral("poetry");  // the target is the experiment, not a lock
    QVERIFY2(refuses(answer, lab.path(isFollowed ? QStringLiteral("poem") : name)), answer.err.c_str());
    QCOMPARE(lab.bytes(name), QByteArray("PRECIOUS"));
    QCOMPARE(QFileInfo(lab.path(name)).isSymLink(), isLink);
    // Games that were already played may be in the file; the experiment resumes once the foreign file is gone.
    QStringList after = lab.names();
    after.removeOne(QStringLiteral("poetry"));
    QVERIFY2(after == before || after + QStringList(QStringLiteral("poetry")) == before, qPrintable(after.join(u' ')));
    QVERIFY(QFile::remove(lab.path(name)));
    QCOMPARE(lab.play(QStringLiteral("poetry")).code, 0);
    QVERIFY(lab.report(QStringLiteral("poetry")).code == 0);
}

void TestLabFiles::mergingTouchesNothingElse() {
    const Lab lab(smallPlan(3));
    QCOMPARE(lab.playShard("1/2").code, 0);
    QCOMPARE(lab.playShard("2/2").code, 0);
    for (const char* ending :
         {"", ".lock", "-journal", "-wal", ".gnostica-part", ".gnostica-part-journal", ".gnostica-whole"}) {
        const QString name = QStringLiteral("all") + QString::fromLatin1(ending);
        lab.write(name, "PRECIOUS");
        const Answer answer = lab.merge(QStringLiteral("all"));
        QVERIFY2(refuses(answer, lab.path(name)), (name.toStdString() + answer.err).c_str());
        QCOMPARE(lab.bytes(name), QByteArray("PRECIOUS"));
        QVERIFY(QFile::remove(lab.path(name)));
        QCOMPARE(lab.names(), (QStringList{QStringLiteral("parts"), QStringLiteral("plan.json")}));
    }
    QCOMPARE(lab.merge(QStringLiteral("all")).code, 0);
}

// Regression: after a merge into the shards' own folder, the next merge rejected a shard as foreign.
void TestLabFiles::shardsAreKnownByTheirNames() {
    const Lab lab(smallPlan(3));
    QCOMPARE(lab.playShard("1/2").code, 0);
    QCOMPARE(lab.playShard("2/2").code, 0);
    lab.write(QStringLiteral("parts/notes.sqlite"), "no database");
    QCOMPARE(lab.merge(QStringLiteral("parts/all.sqlite")).code, 0);
    QCOMPARE(lab.merge(QStringLiteral("parts/again.sqlite")).code, 0);
    QVERIFY(lab.bytes(QStringLiteral("parts/all.sqlite")) == lab.bytes(QStringLiteral("parts/again.sqlite")));
    QVERIFY(QFile::link(lab.path(QStringLiteral("parts")), lab.path(QStringLiteral("link"))));
    for (const char* folder : {"parts", "link"}) {
        const QString name = QString::fromLatin1(folder) + QStringLiteral("/shard-1-of-1.sqlite");
        QVERIFY(refuses(lab.merge(name), lab.path(name)));
        QVERIFY(!QFile::exists(lab.path(name)));
    }
    QVERIFY(refuses(lab.merge(QStringLiteral("parts/shard-2-of-2.sqlite")), QStringLiteral("shard-2-of-2")));
    QCOMPARE(run({"lab", "missing", lab.text(QStringLiteral("parts"))}).code, 0);
}

/// SQLite would roll back or finish a transaction that another program has in progress.
void TestLabFiles::noDatabaseOfOthersIsOpened() {
    const Lab lab(smallPlan(2));
    QCOMPARE(lab.play(QStringLiteral("ours")).code, 0);
    QByteArray other = lab.bytes(QStringLiteral("ours"));
    other[71] = 'X';  // the application id
    lab.write(QStringLiteral("other"), other.toStdString());
    const std::string journal = "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7 as a transaction leaves it";
    lab.write(QStringLiteral("other-journal"), journal);
    QVERIFY(refuses(lab.play(QStringLiteral("other")), lab.path(QStringLiteral("other"))));
    QVERIFY(refuses(lab.report(QStringLiteral("other")), lab.path(QStringLiteral("other"))));
    QCOMPARE(lab.bytes(QStringLiteral("other")), other);
    QCOMPARE(lab.bytes(QStringLiteral("other-journal")).toStdString(), journal);
    lab.write(QStringLiteral("empty"), "");
    QVERIFY(refuses(lab.play(QStringLiteral("empty")), lab.path(QStringLiteral("empty"))));
    QVERIFY(QFile::exists(lab.path(QStringLiteral("empty"))));
}

void TestLabFiles::noPageIsTheRulesetThatIsExplored() {
    const Lab lab(smallPlan(2));
    const QString folder = QStringLiteral("gnostica/rulesets");
    QVERIFY(QDir(lab.path({})).mkpath(folder));
    const QString name = folder + QStringLiteral("/mine.json");
    lab.write(name, R"({ "format": 1, "id": "mine", "kind": "game", "extends": "gnostica", "name": { "en": "M" } })");
    const QByteArray before = lab.bytes(name);
    const QByteArray home = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", QFile::encodeName(lab.path({})));
    for (const std::string& named : {std::string("mine"), lab.text(name)}) {
        const Answer answer = run({"lab", "explore", named, "--html", lab.text(name), "--overwrite"});
        QVERIFY2(refuses(answer, QStringLiteral("input file")), answer.err.c_str());
    }
    qputenv("XDG_DATA_HOME", home);
    QCOMPARE(lab.bytes(name), before);
}

// Regression: a report, which only reads, failed with the message that the file cannot be written.
void TestLabFiles::aForeignJournalIsNamedByReaders() {
    const Lab lab(smallPlan(2));
    QCOMPARE(lab.play(QStringLiteral("a")).code, 0);
    QCOMPARE(lab.playShard("1/1").code, 0);
    const QString beside = QStringLiteral("a-journal");
    const QString besideShard = QStringLiteral("parts/shard-1-of-1.sqlite-journal");
    for (const QString& name : {beside, besideShard}) {
        lab.write(name, "PRECIOUS");
    }
    QVERIFY(QFile::link(lab.path(QStringLiteral("a")), lab.path(QStringLiteral("link"))));
    for (const char* name : {"a", "link"}) {
        const Answer report = lab.report(QString::fromLatin1(name));
        QVERIFY2(refuses(report, lab.path(beside)) && !says(report.err, "written"), report.err.c_str());
    }
    const Answer merged = lab.merge(QStringLiteral("all"));
    QVERIFY2(refuses(merged, lab.path(besideShard)), merged.err.c_str());
    for (const QString& name : {beside, besideShard}) {
        QCOMPARE(lab.bytes(name), QByteArray("PRECIOUS"));
        QVERIFY(QFile::remove(lab.path(name)));
    }
    QCOMPARE(lab.report(QStringLiteral("a")).code, 0);
    QCOMPARE(lab.merge(QStringLiteral("all")).code, 0);
}

/// As left by a program that was killed while it added games: a reader rolls back incomplete changes.
void TestLabFiles::whatWasCutShortIsRead() {
    const Lab lab(smallPlan(2));
    const QString name = QStringLiteral("a");
    const QString killed = QStringLiteral("killed");
    QCOMPARE(lab.play(name).code, 0);
    const QByteArray before = lab.bytes(name);
    {
        auto database = lab::Database::open(lab.path(name), lab::Database::Access::made);
        QVERIFY(database && database->execute("PRAGMA cache_size = 1; BEGIN; DELETE FROM games; CREATE TABLE much AS "
                                              "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
                                              "WHERE i < 1000) SELECT zeroblob(1000) FROM n"));
        for (const char* ending : {"", "-journal"}) {
            const QString end = QString::fromLatin1(ending);
            QVERIFY(QFile::copy(lab.path(name + end), lab.path(killed + end)));
        }
    }
    QCOMPARE(lab.bytes(name), before);
    QVERIFY(lab.bytes(killed) != before);
    const Answer report = lab.report(killed);
    QVERIFY2(report.code == 0 && report.out == lab.report(name).out, report.err.c_str());
    QVERIFY(lab.bytes(killed) == before);
    QVERIFY(!QFile::exists(lab.path(killed + QStringLiteral("-journal"))));
}

void TestLabFiles::noOutputIsTheInput() {
    const Lab lab(smallPlan(2));
    const QByteArray plan = lab.bytes(QStringLiteral("plan.json"));
    QCOMPARE(lab.play(QStringLiteral("a")).code, 0);
    const QByteArray before = lab.bytes(QStringLiteral("a"));
    QVERIFY(QFile::link(lab.path(QStringLiteral("a")), lab.path(QStringLiteral("link"))));
    QCOMPARE(::link(QFile::encodeName(lab.path(QStringLiteral("a"))), QFile::encodeName(lab.path(QStringLiteral("b")))),
             0);
    for (const char* name : {"a", "./a", "link", "b"}) {
        for (const char* format : {"--csv", "--html"}) {
            const std::string target = lab.text(QString::fromLatin1(name));
            const Answer answer = run({"lab", "report", lab.text(QStringLiteral("a")), format, target, "--overwrite"});
            QVERIFY2(refuses(answer, QStringLiteral("input file")), answer.err.c_str());
            QVERIFY(answer.out.empty());
        }
    }
    QCOMPARE(lab.bytes(QStringLiteral("a")), before);
    const std::string one = lab.text(QStringLiteral("one"));
    QVERIFY(refuses(run({"lab", "report", lab.text(QStringLiteral("a")), "--csv", one, "--html", one}),
                    QStringLiteral("input file")));
    QVERIFY(!QFile::exists(lab.path(QStringLiteral("one"))));
    QVERIFY(refuses(lab.play(QStringLiteral("plan.json")), QStringLiteral("input file")));
    QCOMPARE(lab.bytes(QStringLiteral("plan.json")), plan);
    // A broken link is a foreign file as well.
    QVERIFY(QFile::link(lab.path(QStringLiteral("elsewhere")), lab.path(QStringLiteral("dangling"))));
    QVERIFY(
        refuses(run({"lab", "report", lab.text(QStringLiteral("a")), "--csv", lab.text(QStringLiteral("dangling"))}),
                QStringLiteral("dangling")));
    QVERIFY(!QFile::exists(lab.path(QStringLiteral("elsewhere"))));
}

void TestLabFiles::aLinkLeadsToTheExperiment() {
    const Lab lab(smallPlan(2));
    QVERIFY(QDir().mkpath(lab.path(QStringLiteral("disk"))));
    QCOMPARE(lab.play(QStringLiteral("disk/a")).code, 0);
    const QByteArray whole = lab.bytes(QStringLiteral("disk/a"));
    QVERIFY(lab.change(QStringLiteral("disk/a"), "DELETE FROM games WHERE pair = 1"));
    QVERIFY(QFile::link(lab.path(QStringLiteral("disk/a")), lab.path(QStringLiteral("link"))));
    QCOMPARE(lab.play(QStringLiteral("link")).code, 0);
    QVERIFY(QFileInfo(lab.path(QStringLiteral("link"))).isSymLink());
    QVERIFY(lab.bytes(QStringLiteral("disk/a")) == whole);
    QVERIFY(QFile::link(lab.path(QStringLiteral("nothing")), lab.path(QStringLiteral("dangling"))));
    QVERIFY(refuses(lab.play(QStringLiteral("dangling")), QStringLiteral("dangling")));
    QVERIFY(!QFile::exists(lab.path(QStringLiteral("nothing"))));
}

// Regression: two programs played into one file under two names, and reported it as damaged.
void TestLabFiles::aFileWithTwoNamesIsNotPlayedInto() {
    const Lab lab(smallPlan(2));
    const QString name = QStringLiteral("a");
    const QString second = QStringLiteral("b");
    QCOMPARE(lab.play(name).code, 0);
    QCOMPARE(::link(QFile::encodeName(lab.path(name)), QFile::encodeName(lab.path(second))), 0);
    QCOMPARE(lab.play(second).code, 0);  // it is finished: no game is played
    QVERIFY(lab.change(name, "DELETE FROM games WHERE pair = 1"));
    const QByteArray before = lab.bytes(name);
    for (const QString& each : {name, second}) {
        const Answer answer = lab.play(each);
        QVERIFY2(refuses(answer, QStringLiteral("other names")), answer.err.c_str());
        QCOMPARE(lab.bytes(each), before);
    }
    QVERIFY(QFile::remove(lab.path(second)));
    QCOMPARE(lab.play(name).code, 0);
}

void TestLabFiles::everyNameIsAPlainOne_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {":memory:", "file:foo.db", "file:foo.db?mode=memory", "a?b.sqlite", "50%25.sqlite", "it's",
                             "-journal", " ", ":colon"}) {
        QTest::addRow("%s", name) << QString::fromLatin1(name);
    }
}

void TestLabFiles::everyNameIsAPlainOne() {
    QFETCH(QString, name);
    const Lab lab(smallPlan(2));
    QCOMPARE(lab.play(QStringLiteral("plain")).code, 0);
    const QString before = QDir::currentPath();
    const auto back = qScopeGuard([&] { QDir::setCurrent(before); });
    QVERIFY(QDir::setCurrent(lab.path({})));
    const Answer played = run({"lab", "run", "plan.json", "--out=" + name.toStdString(), "--quiet"});
    QVERIFY2(played.code == 0, played.err.c_str());
    QStringList expected{QStringLiteral("plain"), QStringLiteral("plan.json"), name};
    expected.sort();
    QStringList found = lab.names();
    found.sort();
    QCOMPARE(found, expected);
    QVERIFY(lab.bytes(name) == lab.bytes(QStringLiteral("plain")));
    const Answer report = run({"lab", "report", "./" + name.toStdString(), "--json"});
    QVERIFY2(report.code == 0, report.err.c_str());
    QVERIFY(name.startsWith(u'-') || run({"lab", "report", name.toStdString(), "--json"}).out == report.out);
}

void TestLabFiles::everyNameOfAFolderIsAPlainOne() {
    QFETCH(QString, name);
    const Lab lab(smallPlan(2));
    QCOMPARE(lab.play(QStringLiteral("plain")).code, 0);
    const QString before = QDir::currentPath();
    const auto back = qScopeGuard([&] { QDir::setCurrent(before); });
    QVERIFY(QDir::setCurrent(lab.path({})));
    QCOMPARE(run({"lab", "run", "plan.json", "--shard", "1/1", "--out=" + name.toStdString(), "--quiet"}).code, 0);
    QCOMPARE(lab.names(name), QStringList(QStringLiteral("shard-1-of-1.sqlite")));
    const std::string folder = (name.startsWith(u'-') ? "./" : "") + name.toStdString();
    const Answer missing = run({"lab", "missing", folder});
    QVERIFY2(missing.code == 0, missing.err.c_str());
    const Answer merged = run({"lab", "merge", folder, "--out", "all"});
    QVERIFY2(merged.code == 0, merged.err.c_str());
    QVERIFY(lab.bytes(QStringLiteral("all")) == lab.bytes(QStringLiteral("plain")));
}

QTEST_GUILESS_MAIN(TestLabFiles)
#include "tst_lab_files.moc"
