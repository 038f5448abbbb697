// No process without a window: background work is stopped, and work that cannot be stopped is not waited for.
#include "app/async/job.h"
#include "app/diagnostics/diagnostics.h"
#include "app/gui/program/main_window.h"
#include "app/gui/program/running.h"
#include "app/gui/program/windows.h"
#include "app/gui/windows/compare/compare_window.h"
#include "app/gui/windows/compare/experiments/experiments_page.h"
#include "app/gui/windows/compare/explore/explore_form.h"
#include "app/gui/windows/compare/explore/explore_page.h"
#include "app/gui/windows/compare/plan/plan_form.h"
#include "app/storage/game_folder.h"
#include "app/storage/game_lock.h"
#include "app/storage/plugins.h"

#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <chrono>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <sys/stat.h>
#include <unistd.h>

using namespace gnostica;
using namespace gnostica::gui;

class TestProcessEnd : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theProcessEnds_data();
    void theProcessEnds();
};

/// A real, separate program with background work that may never end.
void TestProcessEnd::theProcessEnds_data() {
    QTest::addColumn<QString>("work");
    QTest::addColumn<bool>("isHung");
    QTest::newRow("nothing") << QStringLiteral("nothing") << false;
    QTest::newRow("a computer that thinks") << QStringLiteral("thinking") << false;
    QTest::newRow("an experiment") << QStringLiteral("experiment") << false;
    QTest::newRow("trying rules out") << QStringLiteral("exploration") << false;
    QTest::newRow("something that never comes") << QStringLiteral("nobody") << true;
    QTest::newRow("a pipe that nobody writes to") << QStringLiteral("pipe") << true;
    QTest::newRow("a disk that does not answer") << QStringLiteral("disk") << true;
}

void TestProcessEnd::theProcessEnds() {
    QFETCH(QString, work);
    QFETCH(bool, isHung);
    const QTemporaryDir home;
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--run-and-quit"), work, home.path()});
    QVERIFY(program.waitForFinished(120'000));
    const QByteArray said = program.readAllStandardError();
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    const bool isKept = work != QStringLiteral("disk");
    QVERIFY2(program.exitCode() == (isKept ? 0 : 1), said.constData());
    QCOMPARE(said.contains("not waited for"), isHung);
    QCOMPARE(said.contains("not written in time"), !isKept);
    QCOMPARE(said.contains("Stubborn"), isHung && isKept);
    // All played steps are saved, and the game can be resumed.
    const auto games = storage::surveyGames(home.path() + QStringLiteral("/games"), 0).unfinished;
    QCOMPARE(games.size(), std::size_t{1});
    QVERIFY(storage::GameLock::acquire(games[0].path));
}

namespace {

/// Waits for its work in its destructor, like all background jobs.
class Stubborn {
public:
    Stubborn(const QString& work, const QString& folder) {
        const QString pipe = folder + QStringLiteral("/pipe");
        if (work == QStringLiteral("pipe")) {
            ::mkfifo(QFile::encodeName(pipe).constData(), 0600);
        }
        if (work == QStringLiteral("pipe") || work == QStringLiteral("nobody")) {
            job_.start(
                [pipe, work](const std::stop_token&) {
                    QFile file(pipe);
                    if (work == QStringLiteral("pipe")) {
                        static_cast<void>(file.open(QIODevice::ReadOnly));  // waits for a writer
                    }
                    std::mutex mutex;
                    std::unique_lock lock(mutex);
                    std::condition_variable().wait(lock, [] { return false; });
                    return async::NoProgress();
                },
                [](async::NoProgress) {});
        }
    }

private:
    async::Job<async::NoProgress, async::NoProgress> job_;
};

/// A final save may behave like this.
[[noreturn]] void neverComeBack() {
    while (true) {
        ::pause();
    }
}

void beginWork(MainWindow& window, const QString& work) {
    if (work == QStringLiteral("experiment") || work == QStringLiteral("exploration")) {
        CompareWindow& compare = window.windows().compare().show();
        if (!QTest::qWaitFor([&] { return !compare.isReading(); }, 60'000)) {
            qFatal("the window of comparisons is not ready");
        }
        if (work == QStringLiteral("exploration")) {
            compare.explore().explore(compare.explore().form().wish());
        } else {
            compare.experiments().form().findChild<QPushButton*>(QStringLiteral("planStart"))->click();
        }
    }
}

/// As in main().
int runAndQuit(int argc, char** argv) {
    const QString work = QString::fromLocal8Bit(argv[1]);
    const bool isHung = work == QStringLiteral("pipe") || work == QStringLiteral("nobody");
    const bool neverKeeps = work == QStringLiteral("disk");
    constexpr std::chrono::milliseconds little(10);
    constexpr std::chrono::milliseconds much = std::chrono::minutes(10);
    async::LastResort lastResort({neverKeeps ? little : much, isHung ? little : much});
    QApplication application(argc, argv);
    const diagnostics::Diagnostics diagnostics(
        QStringLiteral("gnostica-tests"), {diagnostics::LogLevel::warning, diagnostics::LogPlace::standardError, {}},
        std::cerr);
    storage::DataFolders folders = storage::dataFolders();
    folders.user = QString::fromLocal8Bit(argv[2]);
    const storage::LoadedPlugins plugins = storage::loadPlugins(folders);
    rulesets::RulesShelf shelf(folders, storage::registryWith(plugins), storage::wordsWith(plugins));
    Settings wished;
    wished.manners.coverHands = false;
    SettingsStore settings(wished);
    MainWindow window(shelf, settings);
    window.show();
    const Stubborn stubborn(work, folders.user);
    const bool thinks = work == QStringLiteral("thinking");
    window.desk().start({}, {"Ann", "Bob"}, 3,
                        {table::SeatPlayer::person, thinks ? table::SeatPlayer::master : table::SeatPlayer::person});
    window.desk().session()->play(window.desk().session()->table().legal()[0]);
    QTimer answering;  // an unfinished search may be abandoned
    QObject::connect(&answering, &QTimer::timeout, &window, [] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        for (QAbstractButton* button : box != nullptr ? box->buttons() : QList<QAbstractButton*>()) {
            if (box->buttonRole(button) == QMessageBox::DestructiveRole) {
                button->click();
                break;
            }
        }
    });
    answering.start(0);
    QTimer::singleShot(0, &window, [&] {
        beginWork(window, work);
        if (neverKeeps) {
            QObject::connect(qApp, &QCoreApplication::aboutToQuit, &window, neverComeBack);
        }
        QTimer::singleShot(0, &window, &QWidget::close);
    });
    return runUntilLeft(window, lastResort, diagnostics.log());
}

}  // namespace

static const gnostica::tests::Errand runAndQuitErrand("--run-and-quit", runAndQuit);

QTEST_MAIN(TestProcessEnd)
#include "tst_process_end.moc"
