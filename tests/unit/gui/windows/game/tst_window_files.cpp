// Games in the window are started, saved, opened and offered again; demonstrations overwrite no file.
#include "app/gui/base/settings/theme_choice.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/program/demo/demo_player.h"
#include "app/gui/program/demo/demo_targets.h"
#include "app/gui/windows/game/dialogs/new_game/seat_rows.h"
#include "app/gui/windows/game/home/home_card.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/storage/files.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

#include <set>
#include <sys/stat.h>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

/// The button with this text, ignoring its mnemonic.
QPushButton* button(const QWidget& in, const QString& text) {
    for (auto* each : in.findChildren<QPushButton*>()) {
        if (QString(each->text()).remove(u'&') == text) {
            return each;
        }
    }
    qFatal("no such button: %s", qPrintable(text));
}

/// Runs a function on the next dialog.
template <class F>
void whenAsked(F answer) {
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, answer] {
        if (QWidget* dialog = QApplication::activeModalWidget()) {
            timer->deleteLater();
            timer->stop();
            answer(dialog);
        }
    });
    timer->start(10);
}

}  // namespace

class TestWindowFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aGameThatIsOverIsNotContinued();
    void theTitleNamesWhatIsOnTheTable();
    void savesAndOpens();
    void theGameAskedForLastIsOpened();
    void messagesOfAGameGoWithIt();
    void theFirstWindowFitsTheScreen();
    void savingSuggestsAName();
    void reportsWhatCannotBeOpened();
    void tellsARulesetFromAGame();
    void offersTheGameThatBrokeOff();
    void startsANewGameByDialog();
    void remembersHowItWasLeft();
    void demonstrationOverwritesNothing_data();
    void demonstrationOverwritesNothing();
    void picturesOfDemonstrationsAreWhole();
};

void TestWindowFiles::initTestCase() {
    QVERIFY(QFile::exists(storage::dataFolders().variants()));
}

void TestWindowFiles::savesAndOpens() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.gnostica"));
    QVERIFY(play.window->desk().save(path));
    const State saved = play.session().game().state();
    play.start({{"start", "seat"}}, 99);
    QVERIFY(tableHash(play.session().game().state()) != tableHash(saved));
    QSignalSpy opened(&play.window->desk(), &table::GameDesk::sessionChanged);
    play.window->desk().open(path);
    QVERIFY(opened.wait(gnostica::tests::kPatienceMs));
    QCOMPARE(tableHash(play.session().game().state()), tableHash(saved));
    QCOMPARE(play.settings.now().recentFiles, QStringList{path});
    QVERIFY(play.window->windowTitle().contains(QStringLiteral("game.gnostica")));
}

// Regression: a file that took long to read replaced a game that had been started meanwhile.
void TestWindowFiles::theGameAskedForLastIsOpened() {
    Play play;
    play.start();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.gnostica"));
    QVERIFY(table::saveRecord(path, play.session().referee().played()));
    play.window->desk().open(path);
    play.start({{"start", "seat"}}, 99);
    const table::GameSession* begun = &play.session();
    QSignalSpy opened(&play.window->desk(), &table::GameDesk::sessionChanged);
    tests::settle();
    QCOMPARE(&play.session(), begun);
    QVERIFY(play.window->desk().file().isEmpty());

    QSignalSpy failed(&play.window->desk(), &table::GameDesk::openFailed);
    play.window->desk().open(QStringLiteral("/nowhere/game.gnostica"));
    play.window->desk().open(path);
    QTRY_COMPARE(opened.size(), 1);
    QCOMPARE(failed.size(), 0);
    QCOMPARE(play.window->desk().file(), path);
}

// Regression: an error message of one game stayed for the next.
void TestWindowFiles::messagesOfAGameGoWithIt() {
    Play play;
    play.start();
    QVERIFY(!play.window->desk().save(QStringLiteral("/nowhere/at/all.gnostica")));
    QVERIFY(play.messages()->isVisible());
    play.messages()->report([] { return ErrorText{QStringLiteral("Some plug-ins could not be loaded."), {}}; });
    play.start({{"start", "seat"}}, 99);
    QCOMPARE(play.messages()->text(), QStringLiteral("Some plug-ins could not be loaded."));
    playing::closeMessage(*play.messages());
    QVERIFY(!play.messages()->isVisible());
}

// Regression: on a small screen the first window was larger than the screen.
void TestWindowFiles::theFirstWindowFitsTheScreen() {
    Play play;
    rulesets::RulesShelf& shelf = play.shelf();
    MainWindow fresh(shelf, play.settings);
    QVERIFY(fresh.width() <= fresh.screen()->availableSize().width());
    QVERIFY(fresh.height() <= fresh.screen()->availableSize().height());
}

void TestWindowFiles::savingSuggestsAName() {
    Play play;
    RulesetChoice choice;
    choice.options = {{"start", "seat"}};
    play.start(choice, {"Ann", "../B|b"}, 3);
    QString suggested;
    whenAsked([&](QWidget* dialog) {
        suggested = qobject_cast<QFileDialog*>(dialog)->selectedFiles().constFirst();
        dialog->close();
    });
    play.window->actions().at(Act::saveAs)->trigger();
    const QString name = QFileInfo(suggested).fileName();
    QVERIFY2(name.startsWith(QStringLiteral("Ann, ___B_b ")), qPrintable(name));
    QVERIFY2(name.endsWith(QStringLiteral(".gnostica")), qPrintable(name));
}

void TestWindowFiles::reportsWhatCannotBeOpened() {
    Play play;
    play.start();
    QSignalSpy failed(&play.window->desk(), &table::GameDesk::openFailed);
    play.window->desk().open(QStringLiteral("/nowhere/game.gnostica"));
    QVERIFY(failed.wait(gnostica::tests::kPatienceMs));
    QVERIFY(play.messages()->isVisible());
    QVERIFY(play.messages()->text().contains(QStringLiteral("/nowhere/game.gnostica")));
}

/// Regression: a ruleset was "a syntax error at the end of input": its first line was read alone, as of a record.
void TestWindowFiles::tellsARulesetFromAGame() {
    Play play;
    play.start();
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("house.json")));
    QVERIFY(file.open(QIODevice::WriteOnly) &&
            file.write("{\n  \"id\": \"house\",\n  \"extends\": \"gnostica\"\n}\n") > 0);
    file.close();
    QSignalSpy failed(&play.window->desk(), &table::GameDesk::openFailed);
    play.window->desk().open(file.fileName());
    QVERIFY(failed.wait(gnostica::tests::kPatienceMs));
    QVERIFY(play.messages()->text().contains(QStringLiteral("This is a ruleset, not a game.")));
}

void TestWindowFiles::aGameThatIsOverIsNotContinued() {
    Play play;
    play.start({{"start", "seat"}, {"target", 1}});
    while (!play.session().referee().isOver()) {
        const auto& legal = play.session().table().legal();
        const auto announce = std::find(legal.begin(), legal.end(), Step(step::Challenge{}));
        play.session().play(announce != legal.end() ? *announce : legal[legal.size() - 1]);
    }
    play.window->greet();
    QStringList heads;
    for (const QLabel* label : play.visible<QLabel>(&play.window->startDesk().page())) {
        heads += label->text();
    }
    QVERIFY2(heads.contains(QStringLiteral("Finished game")), qPrintable(heads.join(u'|')));
    QVERIFY(!heads.contains(QStringLiteral("Continue")));
}

// Regression: it was "New game" on the start page, and during whole games.
void TestWindowFiles::theTitleNamesWhatIsOnTheTable() {
    Play play;
    play.window->greet();
    QCOMPARE(play.window->windowTitle(), QStringLiteral("Gnostica"));
    play.start();
    QCOMPARE(play.window->windowTitle(), QStringLiteral("Ann, Bob[*] – Gnostica"));
    play.window->greet();
    QCOMPARE(play.window->windowTitle(), QStringLiteral("Gnostica"));
    QTemporaryDir folder;
    QVERIFY(play.window->desk().save(folder.filePath(QStringLiteral("mine.gnostica"))));
    play.window->startDesk().leave();
    QCOMPARE(play.window->windowTitle(), QStringLiteral("mine.gnostica[*] – Gnostica"));
}

void TestWindowFiles::offersTheGameThatBrokeOff() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    const State before = play.session().game().state();
    play.reopen();
    QVERIFY(play.window->desk().session() == nullptr);
    play.window->greet();
    StartPage& page = play.window->startDesk().page();
    auto* resume = button(page, QStringLiteral("Continue"));
    QTRY_VERIFY(resume->isVisible());
    tests::settle();
    std::set<int> heights;  // of the pictures; their captions start at one height
    for (const HomeCard* card : page.findChildren<HomeCard*>()) {
        if (card->bannerHeight() > 32) {
            heights.insert(card->bannerHeight());
        }
    }
    QCOMPARE(heights.size(), std::size_t{1});
    QTest::mouseClick(resume, Qt::LeftButton);
    QTRY_VERIFY(play.window->desk().session() != nullptr);
    QVERIFY(!page.isVisible());
    QCOMPARE(tableHash(play.session().game().state()), tableHash(before));
    QVERIFY(!play.turn().chooser().isIdle());
}

void TestWindowFiles::startsANewGameByDialog() {
    Play play;
    play.settings.change([](gui::Settings& settings) { settings.newGame.seats = 4; });
    play.settings.change([](gui::Settings& settings) { settings.newGame.options = R"({"start":"seat"})"; });
    QSignalSpy changed(&play.settings, &SettingsStore::changed);
    whenAsked([](QWidget* dialog) {
        dialog->findChild<SeatRows*>()->findChild<QLineEdit*>()->setText(QStringLiteral("Zoë"));
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    play.window->greet();
    QTest::mouseClick(button(play.window->startDesk().page(), QStringLiteral("Who plays?")), Qt::LeftButton);
    QTRY_VERIFY(play.window->desk().session() != nullptr);
    QCOMPARE(play.session().game().state().seats, std::uint8_t{4});
    QCOMPARE(play.session().seatNames()[0], QStringLiteral("Zoë"));
    QCOMPARE(play.session().referee().header().players, std::vector<std::string>(4, "person"));  // they are a team
    QVERIFY(changed.count() > 0);
    QCOMPARE(play.window->focusWidget(), play.view());  // gets the focus back from the dialog
}

void TestWindowFiles::remembersHowItWasLeft() {
    QTemporaryDir folder;
    SettingsFile store(folder.filePath(QStringLiteral("settings.ini")));
    gui::Settings left;
    left.theme = ThemeChoice::dark;
    left.manners = {false, true};
    left.animationMs = 180;
    left.rememberFile(QStringLiteral("/a/b.gnostica"));
    left.newGame.seats = 4;
    left.newGame.names[1] = QStringLiteral("Zoë");
    std::swap(left.newGame.looks[0], left.newGame.looks[5]);
    left.newGame.options = R"({"target":8})";
    {
        Play play;
        play.window->actions().at(Act::arrangePanels)->trigger();
        play.window->tablePanels().helpSheet()->hide();
        play.window->close();
        left.window = play.settings.now().window;
    }
    store.save(left);
    const gui::Settings found = store.load();
    QVERIFY(found == left);
    Play again;
    again.settings.change([&](gui::Settings& settings) { settings.window = found.window; });
    again.reopen();
    QVERIFY(again.window->actions().at(Act::arrangePanels)->isChecked());
    QVERIFY(again.window->tablePanels().logSheet()->isVisible());
    QVERIFY(!again.window->tablePanels().helpSheet()->isVisible());
}

void TestWindowFiles::demonstrationOverwritesNothing_data() {
    QTest::addColumn<QString>("screenshot");
    QTest::addColumn<QString>("record");
    QTest::addColumn<bool>("overwrite");
    QTest::addColumn<QString>("told");
    const QString none;
    const auto text = [](const char* each) { return QString::fromLatin1(each); };
    QTest::newRow("a record") << none << text("mine") << false << text("mine already exists");
    QTest::newRow("a picture") << text("mine.png") << none << false << text("mine.png already exists");
    QTest::newRow("the picture of the end") << text("my.png") << none << false << text("my-end.png already exists");
    QTest::newRow("a pipe") << text("pipe.png") << none << true << text("pipe.png is not an ordinary file");
    QTest::newRow("a pipe for the record") << none << text("pipe.png") << true << text("is not an ordinary file");
    QTest::newRow("a folder") << text("folder.png") << none << true << text("folder.png is not an ordinary file");
    QTest::newRow("one file for both") << text("a.png") << text("a.png") << false << text("a.png is named for two");
    QTest::newRow("the end is the record") << text("a.png") << text("a-end.png") << true << text("is named for two");
    QTest::newRow("a link to the other") << text("link.png") << text("mine.png") << true << text("is named for two");
    QTest::newRow("no such folder") << none << text("none/record") << false << text("none/record cannot be written");
    QTest::newRow("no such folder for a picture") << text("none/a.png") << none << false << text("cannot be written");
    QTest::newRow("no kind of picture") << text("a.odt") << none << false << text("a.odt cannot be written");
    QTest::newRow("a journal") << none << text("a.journal") << true << text("name of a running game");
}

// Regression: the pictures overwrote any files with their names, and a pipe blocked the program for ever.
void TestWindowFiles::demonstrationOverwritesNothing() {
    QFETCH(QString, screenshot);
    QFETCH(QString, record);
    QFETCH(bool, overwrite);
    QFETCH(QString, told);
    const QTemporaryDir folder;
    const auto in = [&](const QString& name) { return name.isEmpty() ? name : folder.filePath(name); };
    const QStringList mine{in(QStringLiteral("mine")), in(QStringLiteral("mine.png")),
                           in(QStringLiteral("my-end.png"))};
    for (const QString& file : mine) {
        QVERIFY(storage::writeFile(file, "mine"));
    }
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("folder.png")));
    QVERIFY(QFile::link(mine[1], in(QStringLiteral("link.png"))));
    QCOMPARE(mkfifo(QFile::encodeName(in(QStringLiteral("pipe.png"))).constData(), 0600), 0);
    const QStringList before = QDir(folder.path()).entryList(QDir::AllEntries | QDir::System);
    Play play;
    DemoPlayer player(*play.window, {QStringLiteral("gnostica"), 2, 1, in(screenshot), in(record), overwrite});
    QStringList problems;
    connect(&player, &DemoPlayer::failed, this,
            [&](const storage::FileError& error) { problems += ErrorReporter::sentence(error); });
    QSignalSpy finished(&player, &DemoPlayer::finished);
    player.start();
    QCOMPARE(finished.count(), 1);  // before any step was played
    QVERIFY(!finished[0][0].toBool());
    QCOMPARE(problems.size(), 1);
    QVERIFY2(problems[0].contains(told), qPrintable(problems[0]));
    for (const QString& file : mine) {
        QCOMPARE(storage::readFile(file, 100).value(), std::string("mine"));
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::System), before);
}

void TestWindowFiles::picturesOfDemonstrationsAreWhole() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.png"));
    QImage picture(30, 20, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(writePicture(path, picture, false));
    QCOMPARE(QImage(path).size(), picture.size());
    picture.fill(Qt::blue);
    QVERIFY(!writePicture(path, picture, false));  // the file was created while the game was played
    QCOMPARE(QImage(path).pixelColor(5, 5), QColor(Qt::red));
    QVERIFY(writePicture(path, picture, true));
    QCOMPARE(QImage(path).pixelColor(5, 5), QColor(Qt::blue));
}

QTEST_MAIN(TestWindowFiles)
#include "tst_window_files.moc"
