// Plug-ins that throw and crash, while the window is open or before.
#include "app/gui/program/diagnostics/failure_message.h"
#include "app/gui/shared/panels/plugins/panel_docks.h"
#include "app/gui/shared/panels/plugins/panel_shelf.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/ruleset_dialogs.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/storage/plugin_file.h"
#include "app/storage/plugin_watch.h"
#include "tests/support/random_play.h"
#include "tests/unit/gui/window_play.h"
#include "tests/unit/plugin_place.h"

#include <QTest>

#include <sstream>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;
using gnostica::tests::PluginPlace;

namespace {

RulesetChoice gameWith(const char* mechanic) {
    RulesetChoice choice;
    choice.document = {{"format", 1},
                       {"id", "trouble"},
                       {"extends", "gnostica"},
                       {"start", {{"first", "seat"}}},
                       {"mechanics", {{"bid", nullptr}, {mechanic, nlohmann::json::object()}}}};
    return choice;
}

/// A window with crash tracking, on its start page.
struct Started {
    explicit Started(const PluginPlace& place) : folders(foldersOf(place)) {
        window.resize(1300, 900);
        window.show();
        window.dialogs().rulesets().reportPlugins(plugins.problems);
        window.greet();
    }
    static storage::DataFolders foldersOf(const PluginPlace& place) {
        storage::DataFolders folders = storage::dataFolders();
        folders.plugins = place.path("lib/gnostica/plugins");
        folders.user = place.path("data/gnostica");
        folders.state = place.path("state/gnostica");
        return folders;
    }
    MessageBar& messages() { return *window.area().messages(); }
    QPushButton* offer() {
        for (auto* button : messages().findChildren<QPushButton*>()) {
            if (button->isVisible()) {
                return button;
            }
        }
        return nullptr;
    }

    storage::DataFolders folders;
    storage::LoadedPlugins plugins = storage::loadPlugins(folders);
    rulesets::RulesShelf shelf{folders, storage::registryWith(plugins), storage::wordsWith(plugins)};
    SettingsStore settings;
    MainWindow window{shelf, settings};
};

}  // namespace

class TestWindowTrouble : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGameThatThrowsStopsAndIsKept();
    void wordsThatThrowStopNothingElse();
    void aPanelThatThrowsGoes();
    void aPanelWithoutAllItsPartsIsRefused();
    void whatIsSwitchedOffIsSaidOnTheStartPage();
    void aGameWithoutItsPluginIsSaidOnTheStartPage();
    void theProgramThatCrashedStartsWithoutIt();
    void demonstrationsEnd();
    void namesThatBeginWithAColonAreFiles();
    void noOptionIsTheNameOfAFile();
};

void TestWindowTrouble::aGameThatThrowsStopsAndIsKept() {
    const PluginPlace place;
    QVERIFY(place.lay("troublemaker"));
    Play play(false, place.path("lib/gnostica/plugins"));
    play.start(gameWith("throws-in-play"), {"Ann", "Bob"}, 3);
    table::GameSession& session = play.session();
    bool stopped = false;
    connect(&play.window->desk(), &table::GameDesk::stopped, this, [&stopped] { stopped = true; });
    Rng rng(7);
    std::size_t before = 0;
    for (int i = 0; i < 500 && !stopped; ++i) {
        before = session.game().history().size();
        const auto& legal = session.table().legal();
        const Step step = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        session.play(step);
    }
    QVERIFY(stopped);
    QVERIFY(before > 2);
    // The last step may have been taken before its consequences threw: then it is saved and shown.
    const std::size_t kept = session.game().history().size();
    QVERIFY(kept >= before);
    QCOMPARE(session.table().told().size(), kept);
    const QString said = play.messages()->text();
    QVERIFY2(said.contains(QStringLiteral("The game stops here. Everything up to this point is kept.")) &&
                 said.contains(QStringLiteral("“troublemaker” (this plug-in was never tested)")),
             qPrintable(said));

    QFile journal(session.referee().journal().path().value());
    QVERIFY(journal.open(QIODevice::ReadOnly));
    std::istringstream text(journal.readAll().toStdString());
    const auto record = loadRecord(text, play.shelf().registry());
    QVERIFY(record && !record->damage);
    QCOMPARE(record->game.history().size(), kept);

    session.referee().undo();  // and the user can try something else
    QVERIFY(session.game().history().size() < kept);
    QVERIFY(!session.table().legal().empty());
    play.start({{"start", "seat"}});
    QCOMPARE(play.session().rules().id, std::string("gnostica"));
}

void TestWindowTrouble::wordsThatThrowStopNothingElse() {
    const PluginPlace place;
    QVERIFY(place.lay("troublemaker"));
    Play play(false, place.path("lib/gnostica/plugins"));
    bool stopped = false;
    connect(&play.window->desk(), &table::GameDesk::stopped, this, [&](const std::exception_ptr& thrown) {
        stopped = true;
        QCOMPARE(storage::pluginBlamedFor(thrown), QStringLiteral("troublemaker"));
        const QString last = lastWordsOf({diagnostics::FailureKind::unforeseen, {}, thrown});
        QVERIFY2(last.contains(QStringLiteral("“troublemaker”")) && last.contains(QStringLiteral("--no-plugins")),
                 qPrintable(last));
    });
    play.start(gameWith("speechless"), {"Ann", "Bob"}, 3);
    QVERIFY(stopped);
    play.start({{"start", "seat"}});
    QCOMPARE(play.session().rules().id, std::string("gnostica"));
    QVERIFY(!play.session().table().legal().empty());
}

void TestWindowTrouble::aPanelThatThrowsGoes() {
    const PluginPlace place;
    QVERIFY(place.lay("panel_throws", "lib/gnostica/plugins/panels/"));
    Play play(false, place.path("lib/gnostica/plugins"));
    QCOMPARE(play.window->panelShelf().panels().size(), std::size_t{1});
    play.start();
    QCOMPARE(play.window->panels().count(), std::size_t{0});
    QString blamed;
    try {
        QCoreApplication::sendPostedEvents(&play.window->panels(), QEvent::MetaCall);
    } catch (...) {
        blamed = storage::pluginBlamedFor(std::current_exception());
    }
    QCOMPARE(blamed, QStringLiteral("panel_throws"));
    const Step step = play.session().table().legal()[0];
    QVERIFY(play.session().play(step));
    play.start();  // it does not return
    QCOMPARE(play.window->panels().count(), std::size_t{0});
}

void TestWindowTrouble::aPanelWithoutAllItsPartsIsRefused() {
    const PluginPlace place;
    QVERIFY(place.lay("panel_unresolved", "lib/gnostica/plugins/panels/"));
    const PanelShelf shelf(Started::foldersOf(place));
    QVERIFY(shelf.panels().empty());
    QCOMPARE(shelf.problems().size(), std::size_t{1});
    QCOMPARE(shelf.problems().front().code, DiagnosticCode::notLoaded);
    QVERIFY(shelf.problems().front().found.find("gnostica::tests::rulesOfAnotherLibrary()") != std::string::npos);
}

void TestWindowTrouble::whatIsSwitchedOffIsSaidOnTheStartPage() {
    const PluginPlace place;
    QVERIFY(place.lay("troublemaker"));
    const QString file = place.path("lib/gnostica/plugins/troublemaker.so");
    const storage::PluginMarks marks(Started::foldersOf(place).pluginMarks());
    marks.switchOff({file, storage::PluginEnd::crashed, QStringLiteral("SIGSEGV"), {QStringLiteral("speechless")}});
    Started program(place);
    QVERIFY(program.plugins.plugins.empty());
    QVERIFY2(program.messages().text().contains(QStringLiteral("the program crashed in it (SIGSEGV)")),
             qPrintable(program.messages().text()));
    QVERIFY(program.window.startDesk().isShown());
    QPushButton* const offer = program.offer();
    QVERIFY(offer != nullptr && offer->text() == QStringLiteral("Try again"));
    const QWidget* const seen = program.window.childAt(offer->mapTo(&program.window, offer->rect().center()));
    QCOMPARE(seen, offer);  // no other widget covers it
    QTest::mouseClick(offer, Qt::LeftButton);
    QVERIFY(program.messages().text().contains(QStringLiteral("the next time the program starts")));
    QCOMPARE(storage::loadPlugins(program.folders).plugins.size(), std::size_t{1});
}

void TestWindowTrouble::aGameWithoutItsPluginIsSaidOnTheStartPage() {
    const PluginPlace place;
    QVERIFY(place.lay("troublemaker"));
    QString journal;
    {
        Started program(place);
        program.window.desk().start(gameWith("throws-in-play"), {"Ann", "Bob"}, 3);
        table::GameSession& session = *program.window.desk().session();
        session.table().uncover();
        const Step step = session.table().legal()[0];
        QVERIFY(session.play(step));
        journal = session.referee().journal().path().value_or(QString());
        QVERIFY(!journal.isEmpty());
    }
    QVERIFY(QFile::rename(place.path("lib/gnostica/plugins/troublemaker.so"), place.path("elsewhere.so")));
    Started program(place);
    const QString older = QStringLiteral("Something of before.");
    program.messages().report([older] { return ErrorText{older, {}}; });
    program.window.desk().resume(journal);
    QTRY_VERIFY(!program.messages().text().startsWith(older));  // the answer to the last action is visible
    QVERIFY2(program.messages().text().contains(QStringLiteral(
                 "There is no mechanic “throws-in-play”. Probably the plug-in that provides it is missing.")),
             qPrintable(program.messages().text()));
    QVERIFY(program.messages().isVisible() && program.window.startDesk().isShown());
}

/// Separate processes: the first ends before it has a window, the second has one.
void TestWindowTrouble::theProgramThatCrashedStartsWithoutIt() {
    const PluginPlace place;
    QVERIFY(place.lay("crashes_at_load"));
    const QString program = QStringLiteral(GNOSTICA_GUI);
    const QStringList arguments{QStringLiteral("--log-file"), place.path("log")};
    const tests::Ended dead = place.run(program, arguments);
    QVERIFY(!dead.well());
    QVERIFY2(dead.err.contains(QStringLiteral("crashed in the plug-in “crashes_at_load”")), qPrintable(dead.err));
    const tests::Ended next = place.runUntil(program, arguments, "log", "usable after");
    QVERIFY2(place.read("log").contains("plugin-crashed in "), place.read("log").constData());
    QVERIFY2(place.read("log").contains("the user was told: Some plug-ins could not be loaded."),
             place.read("log").constData());
    QVERIFY2(!next.err.contains(QStringLiteral("crashed in the plug-in")), qPrintable(next.err));
}

void TestWindowTrouble::demonstrationsEnd() {
    const PluginPlace place;
    QVERIFY(place.lay("troublemaker"));
    QVERIFY(place.ship("trouble", gameWith("throws-in-play").document.dump().c_str()));
    const tests::Ended ended = place.run(
        QStringLiteral(GNOSTICA_GUI), {QStringLiteral("--demo"), QStringLiteral("--variant"), QStringLiteral("trouble"),
                                       QStringLiteral("--log-file"), QStringLiteral(":log")});
    QVERIFY(place.read(":log").contains("start: gnostica"));  // for Qt, such a name is a resource
    QVERIFY2(ended.code == 1 && !ended.crashed, qPrintable(ended.err));
    QVERIFY2(ended.err.contains(QStringLiteral("An error occurred in the plug-in “troublemaker”")),
             qPrintable(ended.err));
}

/// Regression: Qt takes such names for resources: no file was found, and none could be written.
void TestWindowTrouble::namesThatBeginWithAColonAreFiles() {
    const PluginPlace place;
    QVERIFY(place.write(":mine.png", "mine"));
    for (const char* option : {"--record", "--screenshot"}) {
        const tests::Ended ended =
            place.run(QStringLiteral(GNOSTICA_GUI),
                      {QStringLiteral("--demo"), QString::fromLatin1(option), QStringLiteral(":mine.png")});
        QVERIFY2(ended.code == 1 && ended.err.contains(QStringLiteral(":mine.png already exists")),
                 qPrintable(ended.err));
        QCOMPARE(place.read(":mine.png"), QByteArray("mine"));
    }
}

// Regression: a file "--seed" was created.
void TestWindowTrouble::noOptionIsTheNameOfAFile() {
    const PluginPlace place;
    for (const char* option : {"--record", "--screenshot", "--log-file"}) {
        for (const char* behind : {"--seed=7", "-v", "-x"}) {
            const tests::Ended ended =
                place.run(QStringLiteral(GNOSTICA_GUI),
                          {QStringLiteral("--demo"), QString::fromLatin1(option), QString::fromLatin1(behind)});
            QVERIFY2(ended.code == 2 && ended.err.contains(QStringLiteral("the name of a file")),
                     qPrintable(ended.err));
        }
    }
}

QTEST_MAIN(TestWindowTrouble)
#include "tst_window_trouble.moc"
