// Layout in windows of every size: the board matters most, and all else makes room for it.
#include "app/gui/look/parchment/tongue.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/shared/panels/plugins/panel_docks.h"
#include "app/gui/windows/game/advice/advice_sheets.h"
#include "app/gui/windows/game/advice/hint/advice_panel.h"
#include "app/gui/windows/game/advice/hint/hint_view.h"
#include "app/gui/windows/game/help/help_panel.h"
#include "app/gui/windows/game/home/games_strip.h"
#include "app/gui/windows/game/home/home_card.h"
#include "app/gui/windows/game/home/start_page.h"
#include "app/gui/windows/game/recap/recap_panel.h"
#include "app/gui/windows/game/recap_desk.h"
#include "app/gui/windows/game/spread/left_column.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/game/table_panels.h"
#include "app/gui/windows/game/top_bar/head_line.h"
#include "app/gui/windows/game/top_bar/top_bar.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"
#include "tests/unit/gui/windows/game/spread/shape_faults.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTextBrowser>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;
using gnostica::tests::Setup;

namespace {

/// Sixteen territories in a square, in the middle of a game.
nlohmann::json square() {
    const std::vector<std::string> cards{"cups-2",  "cups-3",  "cups-4",  "cups-5", "rods-2", "rods-3",
                                         "rods-4",  "rods-5",  "sun",     "moon",   "star",   "tower",
                                         "discs-2", "discs-3", "discs-4", "fool"};
    Setup setup(2);
    for (int i = 0; i < 16; ++i) {
        setup.land(std::to_string(i % 4) + ',' + std::to_string(i / 4), cards[static_cast<std::size_t>(i)]);
    }
    setup.pieces({"A1N@0,0", "B2E@3,3", "A3S@1,2"});
    setup.hand("A", {"cups-ace", "rods-ace", "discs-ace", "swords-ace", "cups-10", "rods-10"});
    setup.hand("B", {"swords-2", "swords-3", "swords-4", "swords-5", "swords-6", "swords-7"});
    return setup.json();
}

using gnostica::tests::settle;

using namespace gnostica::gui::playing::shape;

/// The size of a tile with its gap, on a board of 4×4 territories with its narrow wastelands.
double tileOfSixteen(const BoardView& view) {
    constexpr double whole = 4 + 2 * BoardGeometry::kNarrow;
    const QSize room = view.viewport()->size().shrunkBy(view.nameRoom());
    return std::min(room.width(), room.height()) / whole;
}

double leastTile(const QSize& window) {
    return window.width() >= 2560 ? 220 : window.width() >= 1920 ? 165 : window.width() >= 1366 ? 110 : 84;
}

}  // namespace

class TestWindowShape : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tilesAreLarge_data();
    void tilesAreLarge();
    void nothingIsOutside_data();
    void nothingIsOutside();
    void largeLettersLeaveEverythingInPlace_data();
    void largeLettersLeaveEverythingInPlace();
    void nothingIsOutsideInAGame_data();
    void nothingIsOutsideInAGame();
    void theBoardDoesNotMoveWhenTextsChange();
    void platesBecomeLowWhereThereIsLittleRoom();
    void aTongueUnfoldsTheLog();
    void theStartPageOffersAGameByOneClick();
    void theStartPageComesBack();
    void theStartPageNeedsNoScrolling_data();
    void theStartPageNeedsNoScrolling();
    void picturesOfTheStartPageAreOfOneHeight();
    void theStartPageShowsGamesAtAGlance();
    void rulesAreReadWithoutAGame();
    void helpIsReadWithoutAGame();
};

void TestWindowShape::tilesAreLarge_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1024x600") << QSize(1024, 600);
    QTest::newRow("1366x768") << QSize(1366, 768);
    QTest::newRow("1920x1080") << QSize(1920, 1080);
    QTest::newRow("2560x1440") << QSize(2560, 1440);
}

void TestWindowShape::tilesAreLarge() {
    QFETCH(QSize, size);
    Play play;
    play.window->desk().startFrom(square(), {}, {"Ann", "Bob"}, 3);
    play.window->resize(size);
    settle();
    const double tile = play.view()->zoom() * metrics::kCell;
    QVERIFY(std::abs(tile - tileOfSixteen(*play.view())) < 1);
    QVERIFY2(tile >= leastTile(size), qPrintable(QStringLiteral("%1 in %2 x %3")
                                                     .arg(tile)
                                                     .arg(play.view()->viewport()->width())
                                                     .arg(play.view()->viewport()->height())));
    const QRectF seen = tests::inView(*play.view());
    for (int i = 0; i < 4; ++i) {
        const auto at = static_cast<std::int16_t>(i);
        const Space edges[]{{at, -1}, {at, 4}, {-1, at}, {4, at}};
        for (const Space wasteland : edges) {
            const QRectF place = play.view()->board()->geometry().tileOf(wasteland);
            QVERIFY2(seen.contains(place), "the whole wasteland is in view");
        }
    }
}

void TestWindowShape::nothingIsOutside_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("seats");
    for (const int seats : {2, 6}) {
        for (const QSize size : {QSize(960, 600), QSize(1024, 600), QSize(1366, 768)}) {
            QTest::addRow("%dx%d, %d players", size.width(), size.height(), seats) << size << seats;
        }
    }
}

void TestWindowShape::nothingIsOutside() {
    QFETCH(QSize, size);
    QFETCH(int, seats);
    Play play;
    play.window->desk().start(
        {}, std::vector<std::string>(static_cast<std::size_t>(seats)), 3,
        {table::SeatPlayer::person, table::SeatPlayer::person, table::SeatPlayer::person, table::SeatPlayer::random});
    play.window->resize(size);
    settle();
    QCOMPARE(play.window->size(), size);
    for (const auto* button : play.visible<QAbstractButton>()) {
        QVERIFY2(isWithin(*button, *play.window), qPrintable(button->text() + u' ' + button->toolTip()));
    }
    QVERIFY(isWithin(*play.handList(), *play.window));
    QVERIFY(play.handList()->height() >= 80);
}

/// Screens at 150 and 200 %: the logical size that a window has. Parts that are not visible at the start are drawers.
void TestWindowShape::largeLettersLeaveEverythingInPlace_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1366x768, 150 %") << QSize(910, 512);
    QTest::newRow("1366x768, 200 %") << QSize(683, 384);
    QTest::newRow("1024x600, 150 %") << QSize(683, 400);
    QTest::newRow("1920x1080, 150 %, or 2560x1440, 200 %") << QSize(1280, 720);
    QTest::newRow("1920x1080, 200 %") << QSize(960, 540);
    QTest::newRow("2560x1440, 150 %") << QSize(1706, 960);
}

void TestWindowShape::largeLettersLeaveEverythingInPlace() {
    QFETCH(QSize, size);
    Play play;
    play.settings.change([](gui::Settings& wished) { wished.pace = table::Pace::none; });
    play.window->greet();
    for (const bool inGame : {false, true}) {
        if (inGame) {
            play.window->desk().start(
                {}, {"Ann", "Bob", "Cleo"}, 3,
                {table::SeatPlayer::person, table::SeatPlayer::greedy, table::SeatPlayer::greedy});
        }
        play.window->resize(size);
        QTRY_VERIFY(!inGame || !play.session().table().awaitsComputer());
        settle();
        QCOMPARE(play.window->size(), size);
        // Every step of a turn, including the button that ends it: no choice enlarges the window.
        for (int step = 0; step < 12; ++step) {
            const QStringList outside = outsideOf(play) + elidedIn(play);
            QVERIFY2(outside.isEmpty(), qPrintable(outside.join(u'\n')));
            QCOMPARE(play.window->size(), size);
            if (!inGame) {
                break;
            }
            QVERIFY(play.session().play(*play.session().table().legal().begin()));
            QTRY_VERIFY(!play.session().table().awaitsComputer());
            settle();
        }
    }
    // Regression: the notice about an earlier position made the window larger than its screen, permanently.
    play.window->actions().at(Act::first)->trigger();
    settle();
    QCOMPARE(play.window->size(), size);
    const QStringList outside = outsideOf(play) + elidedIn(play);
    QVERIFY2(outside.isEmpty(), qPrintable(outside.join(u'\n')));
    QVERIFY(isWithin(*play.handList(), *play.window));
    QVERIFY(play.handList()->height() >= 80);
}

void TestWindowShape::nothingIsOutsideInAGame_data() {
    QTest::addColumn<QStringList>("expansions");
    QTest::addColumn<int>("seats");
    QTest::newRow("Gnostica") << QStringList() << 3;
    QTest::newRow("Gnostica, six players") << QStringList() << 6;
    QTest::newRow("Star Wheel") << QStringList{QStringLiteral("star-wheel")} << 3;
}

/// In the middle of a game against computers, with their last steps, a hint, the log and the panels of expansions.
void TestWindowShape::nothingIsOutsideInAGame() {
    QFETCH(QStringList, expansions);
    QFETCH(int, seats);
    Play play;
    play.window->advice().setBudgets({.hint = {.iterations = 60}, .announcement = {}, .review = {}});
    play.settings.change([](gui::Settings& wished) { wished.pace = table::Pace::none; });
    RulesetChoice choice;
    choice.options = {{"start", "seat"}};
    for (const QString& each : expansions) {
        choice.expansions.push_back(each.toStdString());
    }
    std::vector<std::string> names{"Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"};
    names.resize(static_cast<std::size_t>(seats));
    std::vector<table::SeatPlayer> players(names.size(), table::SeatPlayer::greedy);
    players.front() = table::SeatPlayer::person;
    play.window->desk().start(choice, names, 5, players);
    const RecapPanel& recap = play.window->recap().panel();
    constexpr std::size_t middle = 20;  // history entries; long before anybody announces
    for (int step = 0; step < 60; ++step) {
        QTRY_VERIFY(!play.session().table().legal().empty());
        if (!recap.isHidden() && play.session().game().history().size() > middle) {
            break;
        }
        play.session().play(*play.session().table().legal().begin());
    }
    QVERIFY(!recap.isHidden());
    QTRY_VERIFY(play.window->actions().at(Act::hint)->isEnabled());
    play.window->actions().at(Act::hint)->trigger();
    const HintView* hint = play.window->advice().advice()->hint();
    QTRY_VERIFY_WITH_TIMEOUT(hint->isVisible(), 60'000);
    for (const QSize size :
         {QSize(2560, 1440), QSize(1920, 1080), QSize(1366, 768), QSize(1280, 720), QSize(1024, 600)}) {
        play.window->resize(size);
        settle();
        QCOMPARE(play.window->size(), size);
        const QStringList outside = outsideOf(play) + elidedIn(play);
        QVERIFY2(outside.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(size.width()).arg(outside.join(u'\n'))));
        const double tile = tileOfSixteen(*play.view());
        QVERIFY2(tile >= leastTile(size), qPrintable(QStringLiteral("%1: %2").arg(size.width()).arg(tile)));
        const QStringList overlapping = overlappingIn(*play.window->findChild<LeftColumn*>());
        QVERIFY2(overlapping.isEmpty(),
                 qPrintable(QStringLiteral("%1: %2").arg(size.width()).arg(overlapping.join(u' '))));
        for (const auto* button : hint->findChildren<QPushButton*>()) {
            QVERIFY2(button->isHidden() || !button->visibleRegion().isEmpty(), qPrintable(button->text()));
        }
        if (auto* dial = play.window->findChild<QWidget*>(QStringLiteral("wheelDial"))) {
            play.window->panels().bringToFront();
            settle();
            QVERIFY(isWithin(*dial, *play.window));
            QCOMPARE(dial->visibleRegion().boundingRect(), dial->rect());  // nothing is scrolled out of view
            QVERIFY2(std::min(dial->width(), dial->height()) >= 150, qPrintable(QString::number(dial->height())));
        }
        QVERIFY(isWithin(*play.handList(), *play.window));
        QVERIFY(play.handList()->height() >= 80);
    }
}

void TestWindowShape::theBoardDoesNotMoveWhenTextsChange() {
    Play play;
    play.start();
    settle();
    const QRect before(play.view()->mapTo(play.window.get(), QPoint()), play.view()->size());
    play.window->topBar().setStatus(seatAt(1), {QString(60, u'x'), QString(60, u'y') + u' ' + QString(90, u'z')});
    play.click(play.placeOf(Space{0, 0}));
    settle();
    play.session().play(step::Place{{0, 0}, Facing::north});
    settle();
    QCOMPARE(QRect(play.view()->mapTo(play.window.get(), QPoint()), play.view()->size()), before);
}

void TestWindowShape::platesBecomeLowWhereThereIsLittleRoom() {
    Play play;
    play.window->desk().start({}, {"A", "B", "C", "D", "E", "F"}, 3);
    const auto* players = play.window->findChild<PlayersPanel*>();
    for (const QSize size : {QSize(1920, 1080), QSize(1366, 768), QSize(1024, 360)}) {
        play.window->resize(size);
        settle();
        const auto lines = size.height() < 400 ? PlayersPanel::Lines::brief : PlayersPanel::Lines::whole;
        QCOMPARE(players->height(), players->heightOf(lines));
        QVERIFY(isWithin(*players, *play.window));
    }
}

void TestWindowShape::aTongueUnfoldsTheLog() {
    Play play;
    play.start();
    for (const QSize size : {QSize(1024, 600), QSize(1920, 1080)}) {
        play.window->resize(size);
        settle();
        auto* tongue = play.window->findChild<Tongue*>(QStringLiteral("logDockTongue"));
        QVERIFY(tongue->isVisible() && isWithin(*tongue, *play.window));
        const QRect board(play.view()->mapTo(play.window.get(), QPoint()), play.view()->size());
        QTest::mouseClick(tongue, Qt::LeftButton);
        settle();
        const auto* log = play.window->findChild<LogPanel*>();
        QVERIFY(log->isVisible() && isWithin(*log, *play.window));
        QCOMPARE(QRect(play.view()->mapTo(play.window.get(), QPoint()), play.view()->size()), board);
        QTest::mouseClick(play.window->findChild<Tongue*>(QStringLiteral("helpDockTongue")), Qt::LeftButton);
        settle();
        QVERIFY2(!log->isVisible(), "one is unfolded at a time");
        QTest::keyClick(play.window->findChild<HelpPanel*>(), Qt::Key_Escape);
        QVERIFY(!play.window->findChild<HelpPanel*>()->isVisible());
    }
}

// ---- The start page -------------------------------------------------------------------------------------------------

void TestWindowShape::theStartPageOffersAGameByOneClick() {
    Play play;
    play.window->greet();
    StartPage& page = play.window->startDesk().page();
    QVERIFY(page.isVisible());
    QVERIFY(isWithin(page, *play.window));
    QVERIFY(!play.window->area().isEnabled());
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (button->text().remove(u'&') == QStringLiteral("Adept")) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (button->text().remove(u'&') == QStringLiteral("Start")) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    QVERIFY(play.window->desk().session() != nullptr);
    QVERIFY(!page.isVisible());
    QVERIFY(play.window->area().isEnabled());
    QCOMPARE(play.session().referee().header().players, (std::vector<std::string>{"person", "adept"}));
}

void TestWindowShape::theStartPageComesBack() {
    Play play;
    play.start();
    QVERIFY(play.session().play(step::Place{{0, 0}, Facing::north}));
    QVERIFY(play.window->actions().at(Act::undo)->isEnabled());
    play.window->actions().at(Act::startPage)->trigger();
    const StartPage& page = play.window->startDesk().page();
    QVERIFY(page.isVisible());
    QVERIFY(!play.window->actions().at(Act::undo)->isEnabled());  // a game that is not visible cannot be changed
    for (const auto* label : play.window->topBar().findChild<HeadLine*>()->findChildren<QLabel*>()) {
        QVERIFY2(!label->isVisible() || label->text().isEmpty(), qPrintable(label->text()));
    }
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!page.isVisible());
    QVERIFY(play.window->actions().at(Act::undo)->isEnabled());
    QVERIFY(play.window->area().isEnabled());
    QVERIFY(play.view()->hasFocus());
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Down);
    QVERIFY(play.window->area().board()->cursorSpace().has_value());
}

void TestWindowShape::theStartPageNeedsNoScrolling_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1920x1080, 200 %") << QSize(960, 540);
    QTest::newRow("1024x600") << QSize(1024, 600);
    QTest::newRow("1366x768") << QSize(1366, 768);
    QTest::newRow("2560x1440") << QSize(2560, 1440);
}

void TestWindowShape::theStartPageNeedsNoScrolling() {
    QFETCH(QSize, size);
    Play play;
    play.window->resize(size);
    play.window->greet();
    settle();
    const StartPage& page = play.window->startDesk().page();
    for (const auto* button : page.findChildren<QPushButton*>()) {
        if (button->isVisible()) {
            QVERIFY2(isWithin(*button, page), qPrintable(button->text()));
            QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
        }
    }
}

// Regression: one picture was lower, and its caption higher.
void TestWindowShape::picturesOfTheStartPageAreOfOneHeight() {
    Play play;
    play.window->greet();
    const StartPage& page = play.window->startDesk().page();
    for (const QSize size : {QSize(1366, 768), QSize(1600, 1000), QSize(1920, 1080)}) {
        play.window->resize(size);
        settle();
        std::vector<int> heights;
        for (const HomeCard* card : page.findChildren<HomeCard*>()) {
            if (card->isVisible() && card->bannerHeight() > 32) {
                heights.push_back(card->bannerHeight());
            }
        }
        const QString what = QStringLiteral("%1 px").arg(size.width());
        QVERIFY2(heights.size() == 3, qPrintable(what));
        QVERIFY2(std::ranges::count(heights, heights.front()) == 3, qPrintable(what));
    }
}

/// The board and the players of the game that waits, and of the latest others.
void TestWindowShape::theStartPageShowsGamesAtAGlance() {
    Play play;
    play.start();  // stays in its journal when the next one begins
    QVERIFY(play.session().play(step::Place{{0, 0}, Facing::north}));
    play.window->desk().startFrom(square(), {}, {"Ann", "Zoe"}, 3);
    play.window->actions().at(Act::startPage)->trigger();
    const StartPage& page = play.window->startDesk().page();
    const auto* board = page.findChild<QWidget*>(QStringLiteral("waitingBoard"));
    QVERIFY2(board->isVisible(), "the game on the table is there to go on with");
    const auto& tiles = page.findChild<GamesStrip*>()->tiles();
    QTRY_VERIFY2(tiles[0]->isVisible(), "the other game");
    QVERIFY2(tiles[0]->accessibleName().contains(QStringLiteral("Bob")), qPrintable(tiles[0]->accessibleName()));
    QVERIFY2(!tiles[1]->isVisible(), "the game on the table is not shown twice");
}

void TestWindowShape::rulesAreReadWithoutAGame() {
    Play play;
    play.window->greet();
    for (auto* button : play.window->startDesk().page().findChildren<QPushButton*>()) {
        if (button->text().remove(u'&') == QStringLiteral("Read the rules")) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    auto* help = play.window->findChild<HelpPanel*>();
    QVERIFY(help->isVisible());
    QTRY_VERIFY(help->findChild<QTextBrowser*>()->toPlainText().contains(QStringLiteral("TRN-1")));
    QVERIFY(play.window->close());
}

/// F1 is for users who do not know what to do: its text is next to the page, not behind it.
void TestWindowShape::helpIsReadWithoutAGame() {
    Play play;
    play.window->resize(1024, 600);
    for (const Act act : {Act::help, Act::rules, Act::keys}) {
        play.window->greet();
        QVERIFY(play.window->startDesk().isShown());
        QTest::keySequence(play.window.get(), play.window->actions().at(act)->shortcut());
        settle();
        const auto* help = play.window->findChild<HelpPanel*>();
        QVERIFY2(help->isVisible() && help->isEnabled(), qPrintable(play.window->actions().at(act)->text()));
        QVERIFY(help->height() >= 400);
        const StartPage& page = play.window->startDesk().page();
        QVERIFY(page.isVisible() && page.width() >= 600);
        const QRect place(help->mapTo(play.window.get(), QPoint()), help->size());
        QVERIFY(!page.geometry().intersects(place));
        QVERIFY(isWithin(*help, *play.window));
    }
}

QTEST_MAIN(TestWindowShape)
#include "tst_window_shape.moc"
