// Under the start page the game waits, and cannot be reached.
#include "app/gui/shared/learn/day_puzzle_card.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/home/games_strip.h"
#include "app/gui/windows/game/home/home_card.h"
#include "app/gui/windows/game/home/my_games_page.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/game/table_panels.h"
#include "app/gui/windows/game/top_bar/top_bar.h"
#include "app/table/computer/computer_players.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/window_play.h"

#include <QDockWidget>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

/// Two computers that need no time.
struct Watched : Play {
    Watched() {
        settings.change([](gui::Settings& wished) { wished.pace = table::Pace::none; });
        RulesetChoice choice;
        choice.options = {{"start", "seat"}};
        window->desk().start(choice, {"Ann", "Bob"}, 3, {table::SeatPlayer::greedy, table::SeatPlayer::greedy});
    }
    std::size_t moments() { return session().game().history().size(); }
    bool goesOn() {
        return gnostica::tests::comes([this, before = moments()] { return moments() > before + 3; });
    }
};

}  // namespace

class TestStartPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void computersWaitBelowIt();
    void cardsThatGrowMakeWay();
    void computersThatWerePausedStaySo();
    void nothingBelowItAnswers();
    void theHelpLiesBesideItAlone();
    void tabStaysOnIt();
    void enterIsOfUseAtOnce();
    void severalOpponentsAreChosenByOneClick();
    void itLeadsToAllGames();
    void theOnlyGameIsInTheStrip();
    void picturesStayWhileAGameWaits_data();
    void picturesStayWhileAGameWaits();
    void languagesChangeIt();
    void aGameThatIsOverIsLookedAt();
    void whereNothingCanBeOpenedItOffersOthers_data();
    void whereNothingCanBeOpenedItOffersOthers();
};

// Regression: they played the game to its end, while the page said that it was waiting.
void TestStartPage::computersWaitBelowIt() {
    Watched play;
    QVERIFY(play.goesOn());
    play.window->startDesk().show();
    tests::settle();
    const std::size_t moments = play.moments();
    for (int i = 0; i < 20; ++i) {
        tests::letTimePass(*play.window);
    }
    QCOMPARE(play.moments(), moments);
    QVERIFY(!play.window->computers().isPaused());
    play.window->startDesk().leave();
    QVERIFY(play.goesOn());
}

void TestStartPage::computersThatWerePausedStaySo() {
    Watched play;
    QVERIFY(play.goesOn());
    play.window->computers().setPaused(true);
    play.window->startDesk().show();
    play.window->startDesk().leave();
    QVERIFY(play.window->computers().isPaused());
    const std::size_t moments = play.moments();
    tests::letTimePass(*play.window);
    QCOMPARE(play.moments(), moments);
}

// Regression: with each step taken below, the panels answered again.
void TestStartPage::nothingBelowItAnswers() {
    Play play;
    play.start();
    play.click(play.placeOf(Space{0, 0}));
    const std::vector<turn::Pick> picks = play.turn().chooser().picks();
    QVERIFY(!picks.empty());
    play.window->startDesk().show();
    QVERIFY(play.session().play(step::Place{{0, 0}, Facing::north}));
    for (const QDockWidget* dock : play.window->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        QVERIFY2(!dock->isEnabled(), qPrintable(dock->objectName()));
        QVERIFY2(!dock->toggleViewAction()->isEnabled(), qPrintable(dock->objectName()));
    }
    QVERIFY(!play.window->area().isEnabled());
    for (const Act act : {Act::confirm, Act::undo, Act::first, Act::hint, Act::review, Act::pause, Act::zoomIn}) {
        QVERIFY2(!play.window->actions().at(act)->isEnabled(), qPrintable(play.window->actions().at(act)->text()));
    }
    for (const Act act : {Act::newGame, Act::open, Act::workshop, Act::settings, Act::help}) {
        QVERIFY2(play.window->actions().at(act)->isEnabled(), qPrintable(play.window->actions().at(act)->text()));
    }
    const std::size_t moments = play.session().game().history().size();
    for (const Qt::Key key : {Qt::Key_N, Qt::Key_1, Qt::Key_Return, Qt::Key_Escape}) {
        play.key(key);
    }
    QCOMPARE(play.session().game().history().size(), moments);
    QVERIFY(play.turn().chooser().picks().empty());
    play.window->startDesk().leave();
    QVERIFY(play.window->area().isEnabled());
    QVERIFY(play.window->actions().at(Act::undo)->isEnabled());
}

// Regression: the tab of the log was next to that of the help, and drew an empty board over the page.
void TestStartPage::theHelpLiesBesideItAlone() {
    Play play;
    play.start();
    const TablePanels& docks = play.window->tablePanels();
    docks.logSheet()->show();
    tests::settle();
    play.window->startDesk().show();
    play.window->actions().at(Act::help)->trigger();
    tests::settle();
    QVERIFY(docks.logSheet()->isHidden() && !docks.helpSheet()->visibleRegion().isEmpty());
    const StartPage& page = play.window->startDesk().page();
    QVERIFY(!page.geometry().intersects(docks.helpSheet()->geometry()));
    play.window->startDesk().leave();
    tests::settle();
    QVERIFY2(docks.helpSheet()->isVisible(), "it can be read on");
}

// Regression: three cards stayed side by side, and the third needed scrolling.
void TestStartPage::cardsThatGrowMakeWay() {
    Play play;
    play.window->resize(1366, 800);
    play.window->startDesk().show();
    tests::settle();
    StartPage& page = play.window->startDesk().page();
    const QScrollBar& bar = *page.findChild<QScrollArea*>()->horizontalScrollBar();
    QCOMPARE(bar.maximum(), 0);
    const std::vector<HomeCard*> cards = play.visible<HomeCard>(&page);
    QCOMPARE(cards[2]->y(), cards[0]->y());  // all three side by side
    play.visible<QPushButton>(cards[2]).front()->setMinimumWidth(600);
    tests::settle();
    QVERIFY2(bar.maximum() == 0, qPrintable(QString::number(bar.maximum())));
}

// Regression: the focus went to an invisible list, and did not return.
void TestStartPage::tabStaysOnIt() {
    Watched play;
    QVERIFY(play.goesOn());
    play.window->startDesk().show();
    tests::settle();
    play.session().table().watchFrom(Seat::b);  // refills the panels
    const StartPage& page = play.window->startDesk().page();
    const QWidget* first = nullptr;
    bool hasReturned = false;
    for (int i = 0; i < 80 && !hasReturned; ++i) {
        QTest::keyClick(play.window->focusWidget(), Qt::Key_Tab);
        QWidget* focus = play.window->focusWidget();
        QVERIFY(focus != nullptr);
        QVERIFY(focus != &page);  // nothing is highlighted there, and nothing can be pressed
        QVERIFY2(page.isAncestorOf(focus) || play.window->topBar().isAncestorOf(focus),
                 qPrintable(focus->objectName() + QLatin1String(focus->metaObject()->className())));
        hasReturned = focus == first;
        first = first == nullptr ? focus : first;
    }
    QVERIFY(hasReturned);
}

// Regression: the first Enter had no effect.
void TestStartPage::enterIsOfUseAtOnce() {
    Watched play;
    play.window->startDesk().show();
    tests::settle();
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Return);
    QVERIFY(!play.window->startDesk().isShown());  // back to the waiting game
    Play fresh;
    fresh.window->startDesk().show();
    tests::settle();
    QSignalSpy quick(&fresh.window->startDesk().page(), &StartPage::quickGameWanted);
    QTest::keyClick(fresh.window->focusWidget(), Qt::Key_Return);
    QCOMPARE(quick.count(), 1);
    Play late;
    late.window->startDesk().show();
    tests::settle();
    storage::JournalSummary found;  // some time later
    found.path = QStringLiteral("/there/game.gnostica");
    found.isReadable = true;
    found.seats = 2;
    found.names = {"Ann", "Bob"};
    found.ruleset = {{"name", {{"en", "Gnostica"}}}};
    late.window->startDesk().page().setUnfinished({found});
    QSignalSpy resumed(&late.window->startDesk().page(), &StartPage::resumeWanted);
    QTest::keyClick(late.window->focusWidget(), Qt::Key_Return);
    QCOMPARE(resumed.count(), 1);
}

void TestStartPage::severalOpponentsAreChosenByOneClick() {
    Play play;
    play.window->startDesk().show();
    tests::settle();
    const StartPage& page = play.window->startDesk().page();
    const auto* length = page.findChild<QLabel*>(QStringLiteral("usualLength"));
    QVERIFY2(length->isVisible() && !length->text().isEmpty(), "about how long it takes");
    const QString before = length->text();
    QPushButton* three = nullptr;
    QPushButton* start = nullptr;
    for (auto* button : page.findChildren<QPushButton*>()) {
        three = button->isVisible() && button->text() == QStringLiteral("3") ? button : three;
        start = button->isVisible() && button->text().remove(u'&') == QStringLiteral("Start") ? button : start;
    }
    QVERIFY(three != nullptr && start != nullptr);
    QVERIFY2(three->accessibleName().contains(QStringLiteral("opponent")), qPrintable(three->accessibleName()));
    QTest::mouseClick(three, Qt::LeftButton);
    QCOMPARE(page.opponents(), 3);
    QVERIFY2(length->text() != before, "with three it takes another number of rounds");
    QTest::mouseClick(start, Qt::LeftButton);
    QCOMPARE(play.session().referee().header().players,
             (std::vector<std::string>{"person", "beginner", "beginner", "beginner"}));
}

void TestStartPage::itLeadsToAllGames() {
    Play play;
    play.start();
    QVERIFY(play.session().play(step::Place{{0, 0}, Facing::north}));
    play.window->startDesk().show();
    auto* strip = play.window->startDesk().page().findChild<GamesStrip*>();
    QPushButton* all = nullptr;
    QTRY_VERIFY([&] {
        for (auto* button : strip->findChildren<QPushButton*>()) {
            all = button->isVisible() && button->text().startsWith(QStringLiteral("All")) ? button : all;
        }
        return all != nullptr;
    }());
    QTest::mouseClick(all, Qt::LeftButton);
    QVERIFY(play.window->startDesk().gamesPage().isVisible());
    QVERIFY(!play.window->startDesk().page().isVisible());
}

// Regression: it waited above, and the strip was empty.
void TestStartPage::theOnlyGameIsInTheStrip() {
    Play play;
    play.start();
    QVERIFY(play.session().play(step::Place{{0, 0}, Facing::north}));
    play.window->startDesk().show();
    const auto& tiles = play.window->startDesk().page().findChild<GamesStrip*>()->tiles();
    QTRY_VERIFY(tiles[0]->isVisible());
    QVERIFY(!tiles[1]->isVisible());
    tests::settle();
    QVERIFY2(tiles[0]->width() < tiles[0]->parentWidget()->width() / 2, "not as wide as three");
}

void TestStartPage::picturesStayWhileAGameWaits_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080)}) {
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
}

// Regression: at 1366×768, the pictures made way for the game that waited, and at 1024×600 there was no puzzle.
void TestStartPage::picturesStayWhileAGameWaits() {
    QFETCH(QSize, size);
    Play play;
    play.window->resize(size);
    play.start();
    QVERIFY(play.session().play(step::Place{{0, 0}, Facing::north}));
    play.window->startDesk().show();
    tests::settle();
    const StartPage& page = play.window->startDesk().page();
    const auto* puzzle = page.findChild<DayPuzzleCard*>();
    QTRY_VERIFY(puzzle->isVisible());
    tests::settle();
    QVERIFY(page.findChild<QScrollArea*>()->horizontalScrollBar()->maximum() == 0);
    if (size.height() > 700) {
        const QList<HomeCard*> cards = page.findChildren<HomeCard*>();
        const auto pictured = std::ranges::count_if(
            cards, [](const HomeCard* card) { return card->isVisible() && card->bannerHeight() >= 72; });
        QCOMPARE(static_cast<int>(pictured), 3);
    }
}

/// Every text of the page is made again, also those of games; nothing is lost on the way.
void TestStartPage::languagesChangeIt() {
    Play play;
    play.start();
    play.window->startDesk().show();
    tests::settle();
    const StartPage& page = play.window->startDesk().page();
    const QString title = page.accessibleName();
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(play.window.get(), &change);
    tests::settle();
    QCOMPARE(page.accessibleName(), title);
    QVERIFY(page.isVisible());
    play.window->actions().at(Act::myGames)->trigger();
    QApplication::sendEvent(play.window.get(), &change);
    tests::settle();
    QVERIFY(play.window->startDesk().gamesPage().isVisible());
}

// Regression: its card said that it was over, and the button offered to continue it.
void TestStartPage::aGameThatIsOverIsLookedAt() {
    Play play;
    tests::Setup setup;
    setup.land("0,0", "sun").land("0,1", "moon").land("0,2", "star").land("9,0", "cups-2");
    setup.pieces({"A3U@0,0", "B1N@9,0"}).with("turn", "A").with("challenge", "A");
    play.window->desk().startFrom(setup.json(), {}, {"Ann", "Bob"}, 3);
    const StartPage& page = play.window->startDesk().page();
    const auto buttonOf = [&page](const QString& text) -> QPushButton* {
        for (auto* button : page.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text().remove(u'&') == text) {
                return button;
            }
        }
        return nullptr;
    };
    const QString goOn = QStringLiteral("Continue");
    const QString look = QStringLiteral("Look at the board");
    play.window->startDesk().show();
    QVERIFY(buttonOf(goOn) != nullptr && buttonOf(look) == nullptr);
    play.window->startDesk().leave();
    play.session().play(tests::stepOf(play.session().game(), "refresh - 0"));
    play.session().play(step::Done{});
    QVERIFY(play.session().table().isOver());
    play.window->startDesk().show();
    QVERIFY(buttonOf(goOn) == nullptr && buttonOf(look) != nullptr);
    QTest::mouseClick(buttonOf(look), Qt::LeftButton);
    QVERIFY(!play.window->startDesk().isShown());
}

void TestStartPage::whereNothingCanBeOpenedItOffersOthers_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << QByteArray(R"({"format": "gnostica-record", "ver)");
    QTest::newRow("none") << QByteArray();
}

// Regression: an empty table appeared with the message, without access to the other games.
void TestStartPage::whereNothingCanBeOpenedItOffersOthers() {
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cut.gnostica"));
    if (QLatin1String(QTest::currentDataTag()) != QLatin1String("none")) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    Play play;
    const auto* log = play.window->findChild<LogPanel*>()->findChild<QListView*>();
    QCOMPARE(log->model()->rowCount(), 0);
    QSignalSpy failed(&play.window->desk(), &table::GameDesk::openFailed);
    play.window->dialogs().openFile(path);
    QVERIFY(failed.wait(gnostica::tests::kPatienceMs));
    tests::settle();
    QVERIFY(play.window->startDesk().isShown());
    QVERIFY(play.messages()->isVisible());
    QVERIFY2(play.messages()->text().contains(QStringLiteral("cut.gnostica")), qPrintable(play.messages()->text()));
    QVERIFY(play.window->startDesk().page().isAncestorOf(play.messages()));     // not below it
    QVERIFY(!play.messages()->text().contains(QStringLiteral("can be used")));  // none of it can be used
    QCOMPARE(log->model()->rowCount(), 0);
    play.start();
    QVERIFY(!play.window->startDesk().isShown());
    QVERIFY(log->model()->rowCount() > 0);
}

QTEST_MAIN(TestStartPage)
#include "tst_start_page.moc"
