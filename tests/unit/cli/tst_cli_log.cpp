// What the command line logs: its work, and nothing of a game.
#include "tests/unit/cards_in_text.h"
#include "tests/unit/cli/answer.h"

#include <QtTest>

#include <memory>

using namespace gnostica;
using gnostica::tests::Answer;
using gnostica::tests::cardsNamedIn;
using gnostica::tests::says;

namespace {

constexpr auto kStateHome = "XDG_STATE_HOME";

QString contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

class TestCliLog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { qunsetenv(kStateHome); }

    void itsWorkIsLogged();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void programsShareAFile();
    void nothingOfAGameIsLogged();

private:
    QString path(const char* name) const { return folder_->filePath(QString::fromLatin1(name)); }

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestCliLog::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    qputenv(kStateHome, QFile::encodeName(path("state")));
}

void TestCliLog::itsWorkIsLogged() {
    const Answer answer = tests::run({"validate", path("none.json").toStdString()});
    QVERIFY(answer.code != 0);
    const QString log = contentOf(path("state/gnostica/gnostica-cli.log"));
    for (const char* words : {"start: gnostica-cli", "Qt 6", "command: validate", "plug-ins loaded: variant-",
                              "ready after", "not-open: ", "exit: code 1 after"}) {
        QVERIFY2(log.contains(QString::fromLatin1(words)), words);
    }
    QVERIFY(!log.contains(QStringLiteral("share: ")));
    QVERIFY(says(tests::run({"--verbose", "rules", "gnostica"}).err, "ruleset: gnostica"));
    QVERIFY(says(tests::run({"--log-file", "-", "rules", "gnostica"}).err, "command: rules"));
}

void TestCliLog::nonsenseIsRefused_data() {
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("answer");
    QTest::newRow("level") << QStringLiteral("--log-level") << QStringLiteral("loud")
                           << QStringLiteral("--log-level: expected one of trace, debug, info, warning, error, "
                                             "found “loud”.");
    QTest::newRow("file") << QStringLiteral("--log-file") << QString()
                          << QStringLiteral("--log-file: expected the name of a file, or - for standard error.");
}

void TestCliLog::nonsenseIsRefused() {
    QFETCH(QString, option);
    QFETCH(QString, value);
    QFETCH(QString, answer);
    const Answer given = tests::run({option.toStdString(), value.toStdString(), "rules", "gnostica"});
    QCOMPARE(given.code, 2);
    QVERIFY2(says(given.err, answer.toStdString()), given.err.c_str());
    QVERIFY(!QFileInfo::exists(path("state")));
}

void TestCliLog::programsShareAFile() {
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int i = 0; i < 4; ++i) {
        auto process = std::make_unique<QProcess>();
        process->start(QStringLiteral(GNOSTICA_CLI),
                       {QStringLiteral("--log-level"), QStringLiteral("trace"), QStringLiteral("--log-file"),
                        path("shared.log"), QStringLiteral("rules"), QStringLiteral("gnostica")});
        processes.push_back(std::move(process));
    }
    for (const auto& process : processes) {
        QVERIFY(process->waitForFinished(gnostica::tests::kPatienceMs));
        QCOMPARE(process->exitCode(), 0);
    }
    const QStringList lines = contentOf(path("shared.log")).split(u'\n', Qt::SkipEmptyParts);
    const QRegularExpression whole(QStringLiteral("^\\d{4}-\\d\\d-\\d\\dT\\S+ (trace|debug|info|warning|error) "));
    for (const QString& line : lines) {
        QVERIFY2(whole.match(line).hasMatch(), qPrintable(line));
    }
    QCOMPARE(lines.filter(QStringLiteral(" info start: ")).size(), 4);
    QCOMPARE(lines.filter(QStringLiteral(" info exit: code 0 ")).size(), 4);
}

// Whoever reads the log of a running game, or is sent it, learns no card that is hidden, nor how to find it.
void TestCliLog::nothingOfAGameIsLogged() {
    const std::string seed = "987654321987654321";
    const Answer answer = tests::run({"--log-level", "trace", "--log-file", path("a.log").toStdString(), "play",
                                      "--seats", "person,random,greedy", "--set", "start=seat", "--seed", seed,
                                      "--record", path("game.gnostica").toStdString()},
                                     "place 0,0 N\nnonsense fool cups-7\nundo\nplace 0,0 N\ndone\n");
    QCOMPARE(answer.code, 0);
    QVERIFY(!cardsNamedIn(QString::fromStdString(answer.out)).isEmpty());
    const Answer damaged = tests::run({"--log-level", "trace", "--log-file", path("a.log").toStdString(), "replay",
                                       path("game.gnostica").toStdString()});
    QCOMPARE(damaged.code, 0);
    const QString log = contentOf(path("a.log"));
    QVERIFY(log.contains(QStringLiteral("journal begun: ")));
    QVERIFY(!log.contains(QString::fromStdString(seed)));
    QVERIFY2(cardsNamedIn(log).isEmpty(), qPrintable(cardsNamedIn(log).join(u' ')));
    QVERIFY(!log.contains(QStringLiteral("place")));
}

QTEST_GUILESS_MAIN(TestCliLog)
#include "tst_cli_log.moc"
