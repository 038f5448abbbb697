// The diagnostic log: it holds useful facts, nothing about a game, and never blocks the program.
#include "app/diagnostics/diagnostics.h"
#include "app/diagnostics/log_file.h"
#include "app/diagnostics/log_text.h"

#include <QtTest>

#include <csignal>
#include <sstream>
#include <sys/resource.h>

using namespace gnostica;
using namespace gnostica::diagnostics;

namespace {

constexpr auto kStateHome = "XDG_STATE_HOME";
const QRegularExpression kLine(QStringLiteral(
    "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}[+-]\\d\\d:\\d\\d (trace|debug|info|warning|error) [^\\n]*$"));

QString contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList linesOf(const QString& path) {
    return contentOf(path).split(u'\n', Qt::SkipEmptyParts);
}

/// The permission bits, as octal digits that `ls` shows.
int modeOf(const QString& path) {
    const int all = static_cast<int>(QFileInfo(path).permissions());
    return (all & 0x7000) >> 6 | (all & 0x70) >> 1 | (all & 0x7);
}

}  // namespace

class TestDiagnostics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { qunsetenv(kStateHome); }

    void aTextStaysOneLine_data();
    void aTextStaysOneLine();
    void aLineHasAnEnd();
    void theHomeIsATilde();
    void levelsHaveNames();

    void theStateFolderFollowsTheSpecification();
    void onlyTheOwnerReadsTheLog();
    void threeFilesAreKept();
    void aLineIsNeverCutInTwo();
    void theEndOfALogIsWholeLines();
    void aRemovedLogIsMadeAnew();
    void anUnusableLogIsToldOnce_data();
    void anUnusableLogIsToldOnce();
    void eachProcessHasALogOfItsOwn();
    void logsWithNumbersDoNotPileUp();
    void whatIsNoLogStays();
    void onlyWholeLinesMakeALog_data();
    void onlyWholeLinesMakeALog();
    void aLogThatGrowsMeanwhileIsALog();

    void onlyWhatMattersEnoughIsKept();
    void messagesOfQtAreKeptAndPassedOn();
    void hooksWithinEachOther();
    void aLogInMemoryLeavesNoFile();

private:
    QString path(const char* name) const { return folder_->filePath(QString::fromLatin1(name)); }
    LogOptions toFile(const QString& file, LogLevel level = LogLevel::info) const {
        return {level, LogPlace::file, file};
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::ostringstream err_;
};

void TestDiagnostics::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    err_.str({});
    qputenv(kStateHome, QFile::encodeName(path("state")));
}

// ---- Text -----------------------------------------------------------------------------------------------------------

void TestDiagnostics::aTextStaysOneLine_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::newRow("plain") << QStringLiteral("Zoë’s game, 100 %") << QStringLiteral("Zoë’s game, 100 %");
    QTest::newRow("line breaks") << QStringLiteral("a\nb\r\nc") << QStringLiteral("a\\nb\\r\\nc");
    QTest::newRow("a typed escape") << QStringLiteral("a\\nb") << QStringLiteral("a\\\\nb");
    QTest::newRow("terminal") << QStringLiteral("\x1b[2J") << QStringLiteral("\\u{1b}[2J");
    QTest::newRow("C1") << QString(QChar(0x85)) << QStringLiteral("\\u{85}");
    QTest::newRow("separators") << QString(QChar(0x2028)) << QStringLiteral("\\u{2028}");
    QTest::newRow("direction") << QString(QChar(0x202e)) << QStringLiteral("\\u{202e}");
    QTest::newRow("nul") << QString(QChar(0)) << QStringLiteral("\\u{0}");
    QTest::newRow("half a pair") << QString(QChar(0xd800)) << QStringLiteral("\\u{d800}");
    QTest::newRow("a whole pair") << QString::fromUtf8("\xf0\x9f\x83\x8f") << QString::fromUtf8("\xf0\x9f\x83\x8f");
}

void TestDiagnostics::aTextStaysOneLine() {
    QFETCH(QString, text);
    QTEST(oneLine(text), "line");
}

void TestDiagnostics::aLineHasAnEnd() {
    QCOMPARE(oneLine(QString(10 * kLongestLine, u'x')), QString(kLongestLine, u'x') + u'…');
}

void TestDiagnostics::theHomeIsATilde() {
    const QString home = QDir::homePath();
    QCOMPARE(withoutHome(home + QStringLiteral("/games and ") + home), QStringLiteral("~/games and ~"));
    QCOMPARE(withoutHome(home + QStringLiteral("2/x")), home + QStringLiteral("2/x"));
}

void TestDiagnostics::levelsHaveNames() {
    for (const LogLevel level : kLogLevels) {
        QCOMPARE(logLevelNamed(nameOf(level)), std::optional(level));
        QVERIFY(logLevelNames().contains(nameOf(level)));
    }
    QVERIFY(!logLevelNamed(QStringLiteral("Info")));
    QVERIFY(!logLevelNamed({}));
}

// ---- Files ----------------------------------------------------------------------------------------------------------

void TestDiagnostics::theStateFolderFollowsTheSpecification() {
    QCOMPARE(stateFolder(), path("state/gnostica"));
    qputenv(kStateHome, "not/absolute");
    QCOMPARE(stateFolder(), QDir::homePath() + QStringLiteral("/.local/state/gnostica"));
    qunsetenv(kStateHome);
    QCOMPARE(stateFolder(), QDir::homePath() + QStringLiteral("/.local/state/gnostica"));
}

void TestDiagnostics::onlyTheOwnerReadsTheLog() {
    const Diagnostics diagnostics(QStringLiteral("tester"), {}, err_);
    QCOMPARE(diagnostics.file(), path("state/gnostica/tester.log"));
    QCOMPARE(modeOf(path("state/gnostica")), 0x1c0);             // 0700
    QCOMPARE(modeOf(path("state/gnostica/tester.log")), 0x180);  // 0600
    QVERIFY(contentOf(diagnostics.file()).contains(QStringLiteral("start: tester")));
}

void TestDiagnostics::threeFilesAreKept() {
    LogFile log(path("a.log"), {1000, 3}, LogOwner::person);
    std::string all;
    for (int i = 0; i < 300; ++i) {
        const std::string line = "line " + std::to_string(i) + '\n';
        QVERIFY(log.append(line));
        all += line;
    }
    QCOMPARE(QDir(folder_->path()).entryList({QStringLiteral("a*")}, QDir::Files).size(), 3);
    QString kept;
    for (const char* name : {"a.2.log", "a.1.log", "a.log"}) {
        QVERIFY(QFileInfo(path(name)).size() <= 1000);
        QCOMPARE(modeOf(path(name)), 0x180);
        kept += contentOf(path(name));
    }
    QVERIFY(kept.size() > 2000);
    QVERIFY(QString::fromStdString(all).endsWith(kept));
}

// The next line starts on a new line even after a full disk has cut one off.
void TestDiagnostics::aLineIsNeverCutInTwo() {
    const struct rlimit_guard {
        rlimit_guard() {
            std::signal(SIGXFSZ, SIG_IGN);
            getrlimit(RLIMIT_FSIZE, &before);
        }
        ~rlimit_guard() { setrlimit(RLIMIT_FSIZE, &before); }
        rlimit before{};
    } guard;
    LogFile log(path("a.log"), {0, 1}, LogOwner::person);
    QVERIFY(log.append("whole line\n"));
    rlimit small = guard.before;
    small.rlim_cur = 15;
    setrlimit(RLIMIT_FSIZE, &small);
    const bool written = log.append("a line for which there is no room\n");
    setrlimit(RLIMIT_FSIZE, &guard.before);
    QVERIFY(!written);
    QVERIFY2(log.problem().startsWith(path("a.log")), qPrintable(log.problem()));
    QVERIFY(log.append("another whole line\n"));
    QCOMPARE(contentOf(path("a.log")), QStringLiteral("whole line\na li\nanother whole line\n"));
}

void TestDiagnostics::theEndOfALogIsWholeLines() {
    QCOMPARE(endOfLog(path("none.log"), 100, 3), QByteArray());
    LogFile log(path("a.log"), {12, 3}, LogOwner::person);
    for (const char* line : {"one1\n", "two2\n", "three\n", "four4\n", "five5\n"}) {
        QVERIFY(log.append(line));
    }
    QCOMPARE(endOfLog(path("a.log"), 1000, 3), QByteArray("one1\ntwo2\nthree\nfour4\nfive5\n"));
    QCOMPARE(endOfLog(path("a.log"), 19, 3), QByteArray("three\nfour4\nfive5\n"));
    QCOMPARE(endOfLog(path("a.log"), 18, 3), QByteArray("three\nfour4\nfive5\n"));
    QCOMPARE(endOfLog(path("a.log"), 17, 3), QByteArray("four4\nfive5\n"));
    QCOMPARE(endOfLog(path("a.log"), 3, 3), QByteArray());
    QCOMPARE(endOfLog(path("a.log"), 1000, 1), QByteArray("five5\n"));
}

void TestDiagnostics::aRemovedLogIsMadeAnew() {
    const Diagnostics diagnostics(QStringLiteral("tester"), {}, err_);
    QVERIFY(QDir(path("state")).removeRecursively());
    diagnostics.log().info(QStringLiteral("still here"));
    QVERIFY(contentOf(diagnostics.file()).endsWith(QStringLiteral(" info still here\n")));
    QCOMPARE(modeOf(path("state/gnostica")), 0x1c0);
}

void TestDiagnostics::anUnusableLogIsToldOnce_data() {
    QTest::addColumn<QString>("stateHome");
    QTest::addColumn<QString>("file");
    QTest::newRow("a file stands where the folder should") << QStringLiteral("blocked") << QString();
    QTest::newRow("a folder that is not there") << QStringLiteral("state") << QStringLiteral("no/such/folder/x.log");
    QTest::newRow("a folder") << QStringLiteral("state") << QStringLiteral(".");
    QTest::newRow("a device") << QStringLiteral("state") << QStringLiteral("/dev/full");
}

void TestDiagnostics::anUnusableLogIsToldOnce() {
    QFETCH(QString, stateHome);
    QFETCH(QString, file);
    QVERIFY(QFile(path("blocked")).open(QIODevice::WriteOnly));
    qputenv(kStateHome, QFile::encodeName(folder_->filePath(stateHome)));
    const QString target = QDir::isAbsolutePath(file) ? file : folder_->filePath(file);
    Diagnostics diagnostics(QStringLiteral("tester"), file.isEmpty() ? LogOptions{} : toFile(target), err_);
    QStringList told;
    diagnostics.onFailure([&](const QString& why) { told += why; });
    diagnostics.log().error(QStringLiteral("one"));
    diagnostics.log().error(QStringLiteral("two"));
    QCOMPARE(told.size(), 1);
    QVERIFY2(told[0].contains(u'/') && told[0].contains(u':'), qPrintable(told[0]));
    QVERIFY(diagnostics.end(10000).contains(QStringLiteral("error two")));
    QVERIFY(err_.str().empty());
}

void TestDiagnostics::eachProcessHasALogOfItsOwn() {
    auto first = std::make_unique<Diagnostics>(QStringLiteral("tester"), LogOptions{}, err_);
    const Diagnostics second(QStringLiteral("tester"), {}, err_);
    QCOMPARE(second.file(), path("state/gnostica/tester-2.log"));
    first->log().info(QStringLiteral("from the first"));
    second.log().info(QStringLiteral("from the second"));
    QVERIFY(!contentOf(first->file()).contains(QStringLiteral("second")));
    QVERIFY(!contentOf(second.file()).contains(QStringLiteral("first")));
    const Log last = first->log();
    first.reset();
    const Diagnostics third(QStringLiteral("tester"), {}, err_);
    QCOMPARE(third.file(), path("state/gnostica/tester-3.log"));  // another process may still write to the first file
    last.info(QStringLiteral("late"));
    QVERIFY(contentOf(path("state/gnostica/tester.log")).contains(QStringLiteral("late")));
}

void TestDiagnostics::logsWithNumbersDoNotPileUp() {
    QVERIFY(QDir().mkpath(stateFolder()));
    const auto make = [](const QString& name, int days) {
        QFile file(stateFolder() + u'/' + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-days), QFileDevice::FileModificationTime));
    };
    make(QStringLiteral("tester.log"), 400);
    make(QStringLiteral("tester-2.log"), 15);
    make(QStringLiteral("tester-2.1.log"), 16);
    make(QStringLiteral("tester-3.log"), 13);
    const OwnLog own = claimLog(stateFolder(), QStringLiteral("tester"));
    QCOMPARE(own.path, stateFolder() + QStringLiteral("/tester.log"));
    QCOMPARE(QDir(stateFolder()).entryList({QStringLiteral("*.log")}, QDir::Files),
             (QStringList{QStringLiteral("tester-3.log"), QStringLiteral("tester.log")}));
}

// Regression: through a link in place of the log, another file grew; unrelated text files were renamed as old logs.
void TestDiagnostics::whatIsNoLogStays() {
    QVERIFY(QDir().mkpath(stateFolder()));
    const QString poem = path("poem");
    const auto write = [](const QString& file) {
        QFile made(file);
        QVERIFY(made.open(QIODevice::WriteOnly) && made.write("PRECIOUS") > 0);
    };
    const auto inState = [](const char* name) { return stateFolder() + u'/' + QString::fromLatin1(name); };
    write(poem);
    write(inState("tester.log"));
    write(inState("tester-2.log.lock"));
    QVERIFY(QFile::link(poem, inState("tester-3.log")));
    QVERIFY(QFile::link(poem, inState("tester-4.log.lock")));
    write(inState("tester-5.2.log"));
    {
        const Diagnostics diagnostics(QStringLiteral("tester"), {}, err_);
        diagnostics.log().info(QStringLiteral("told"));
        QCOMPARE(diagnostics.file(), inState("tester-6.log"));
        QVERIFY(contentOf(diagnostics.file()).contains(QStringLiteral("told")));
    }
    for (const char* name :
         {"tester.log", "tester-2.log.lock", "tester-3.log", "tester-4.log.lock", "tester-5.2.log"}) {
        QCOMPARE(contentOf(inState(name)), QStringLiteral("PRECIOUS"));
    }
    QStringList told;
    Diagnostics named(QStringLiteral("tester"), toFile(poem), err_);
    named.onFailure([&](const QString& why) { told += why; });
    QCOMPARE(told.size(), 1);
    QVERIFY2(told[0].contains(QStringLiteral("poem")), qPrintable(told[0]));
    QCOMPARE(contentOf(poem), QStringLiteral("PRECIOUS"));
}

void TestDiagnostics::onlyWholeLinesMakeALog_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isLog");
    QTest::newRow("nothing") << QByteArray() << true;
    QTest::newRow("a line") << QByteArray("2026-11-03T10:20:30.123+01:00 info started\n") << true;
    QTest::newRow("a line, west of Greenwich") << QByteArray("2026-11-03T10:20:30.123-03:30 warning x\n") << true;
    QTest::newRow("an empty line first") << QByteArray("\nPRECIOUS\n") << false;
    QTest::newRow("half a date") << QByteArray("2026-11\nPRECIOUS\n") << false;
    QTest::newRow("a digit") << QByteArray("1") << false;
    QTest::newRow("a table by time") << QByteArray("2026-11-03T10:20:30.123+01:00 21.5 degrees\n") << false;
    QTest::newRow("a time alone") << QByteArray("2026-11-03T10:20:30.123+01:00\n") << false;
    QTest::newRow("a word that goes on") << QByteArray("2026-11-03T10:20:30.123+01:00 information\n") << false;
}

// Regression: log lines were appended to a text file that began with an empty line, or with a year.
void TestDiagnostics::onlyWholeLinesMakeALog() {
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isLog);
    QFile file(path("a.log"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    {
        const Diagnostics diagnostics(QStringLiteral("tester"), toFile(path("a.log")), err_);
        diagnostics.log().info(QStringLiteral("told"));
    }
    const QString content = contentOf(path("a.log"));
    QVERIFY2(content.startsWith(QString::fromLatin1(bytes)), qPrintable(content));
    QCOMPARE(content.size() > bytes.size(), isLog);
}

// Two programs start one log: the second reads the file while it is empty, and its size when it no longer is.
void TestDiagnostics::aLogThatGrowsMeanwhileIsALog() {
    std::string content;
    const auto answeredThenGrown = [&content](auto answer) {
        content = "2026-11-03T10:20:30.123+01:00 info started\n";
        return answer;
    };
    QVERIFY(isLog({[&] { return answeredThenGrown(static_cast<qint64>(content.size())); },
                   [&](std::size_t most) { return answeredThenGrown(content.substr(0, most)); }}));
    content = "PRECIOUS";
    QVERIFY(!isLog({[&] { return static_cast<qint64>(content.size()); },
                    [&](std::size_t most) { return content.substr(0, most); }}));
    QVERIFY(!isLog({[] { return std::optional<qint64>(); }, [](std::size_t) { return std::string(); }}));
}

// ---- Levels ---------------------------------------------------------------------------------------------------------

void TestDiagnostics::onlyWhatMattersEnoughIsKept() {
    const Diagnostics diagnostics(QStringLiteral("tester"), toFile(path("a.log"), LogLevel::warning), err_);
    const Log log = diagnostics.log();
    QVERIFY(!log.keeps(LogLevel::info) && log.keeps(LogLevel::warning));
    for (const LogLevel level : kLogLevels) {
        log.write(level, std::string_view("at\nlevel"));
    }
    const QStringList lines = linesOf(path("a.log"));
    QCOMPARE(lines.size(), 2);
    for (const QString& line : lines) {
        QVERIFY2(kLine.match(line).hasMatch(), qPrintable(line));
    }
    QVERIFY(lines[0].endsWith(QStringLiteral(" warning at\\nlevel")));
    QVERIFY(lines[1].endsWith(QStringLiteral(" error at\\nlevel")));
    Log().error(QStringLiteral("goes nowhere"));
    QVERIFY(!Log().keeps(LogLevel::error));
}

namespace {
QStringList passedOn;
void keepMessage(QtMsgType, const QMessageLogContext&, const QString& text) {
    passedOn += text;
}
}  // namespace

void TestDiagnostics::messagesOfQtAreKeptAndPassedOn() {
    passedOn.clear();
    const QtMessageHandler before = qInstallMessageHandler(keepMessage);
    {
        const Diagnostics diagnostics(QStringLiteral("tester"), toFile(path("a.log")), err_);
        qWarning("a forged\n2026-01-01 line");
        QThread* other = QThread::create([] { qInfo("from elsewhere"); });
        other->start();
        QVERIFY(other->wait());
        delete other;
    }
    qWarning("after the end");
    QVERIFY(qInstallMessageHandler(before) == &keepMessage);
    QCOMPARE(passedOn, (QStringList{QStringLiteral("a forged\n2026-01-01 line"), QStringLiteral("from elsewhere"),
                                    QStringLiteral("after the end")}));
    const QStringList lines = linesOf(path("a.log"));
    QVERIFY(lines[lines.size() - 2].endsWith(QStringLiteral(" warning default: a forged\\n2026-01-01 line")));
    QVERIFY(lines.last().endsWith(QStringLiteral(" info default: from elsewhere")));
}

void TestDiagnostics::hooksWithinEachOther() {
    passedOn.clear();
    const QtMessageHandler before = qInstallMessageHandler(keepMessage);
    {
        const Diagnostics outer(QStringLiteral("tester"), toFile(path("outer.log")), err_);
        {
            const Diagnostics inner(QStringLiteral("tester"), toFile(path("inner.log")), err_);
            qWarning("first");
        }
        qWarning("second");
    }
    QVERIFY(qInstallMessageHandler(before) == &keepMessage);
    QCOMPARE(passedOn, (QStringList{QStringLiteral("first"), QStringLiteral("second")}));
    QVERIFY(contentOf(path("inner.log")).contains(QStringLiteral("first")));
    QVERIFY(!contentOf(path("inner.log")).contains(QStringLiteral("second")));
    QVERIFY(contentOf(path("outer.log")).contains(QStringLiteral("second")));
}

void TestDiagnostics::aLogInMemoryLeavesNoFile() {
    const Diagnostics diagnostics(QStringLiteral("tester"), {LogLevel::info, LogPlace::memory, {}}, err_);
    diagnostics.log().info(QStringLiteral("remembered"));
    QVERIFY(diagnostics.file().isEmpty());
    QVERIFY(diagnostics.end(10000).endsWith(QStringLiteral(" info remembered\n")));
    QVERIFY(!QFileInfo::exists(path("state")));
}

QTEST_GUILESS_MAIN(TestDiagnostics)
#include "tst_diagnostics.moc"
