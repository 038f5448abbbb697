// The panels can be used by mouse and by keyboard, and report the intended choice.
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/amount_picker.h"
#include "app/gui/look/widgets/dock_sides.h"
#include "app/gui/shared/panels/card_list.h"
#include "app/gui/shared/panels/hand/discard_look.h"
#include "app/gui/shared/panels/hand/piles_row.h"
#include "app/gui/shared/panels/hand/small_pile.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/windows/game/help/help_panel.h"
#include "tests/support/playout.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"
#include "tests/unit/gui/laid_out.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QPixmap>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTranslator>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using namespace gnostica::tests;

namespace {

wording::Speaker speaker() {
    return {*baseRules(), {QStringLiteral("Ann"), QStringLiteral("Bob")}};
}

Game someGame() {
    return Setup()
        .hand("A", {"cups-2", "sun", "rods-5"})
        .discard({"death", "swords-3"})
        .land("1,1", "lovers")
        .pieces({"A1E@1,1", "B2U@1,1"})
        .game();
}

void show(QWidget& widget, const QSize& size) {
    widget.resize(size);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget, gnostica::tests::kPatienceMs));
}

Card picked(const QSignalSpy& spy) {
    return spy.isEmpty() ? Card::none() : spy.last().first().value<Card>();
}

struct ShownLog {
    ShownLog() {
        play(game, {"activate 1,1", "skip", "skip", "done", "orient B2U@1,1 N"});
        std::vector<ToldMoment> moments;
        for (const Moment& moment : game.timeline()) {
            moments.push_back(told(game.rules(), moment, Seat::a));
        }
        panel.setNotation([](const ToldMoment&) { return QStringLiteral("NOTATION"); });
        panel.setMoments(moments, static_cast<int>(moments.size()), speaker());
        show(panel, {300, 400});
        view = panel.findChild<QListView*>();
    }
    QRect line(int row) const { return view->visualRect(view->model()->index(row, 0)); }
    Game game = Setup().land("1,1", "lovers").pieces({"A1E@1,1", "B2U@1,1"}).game();
    LogPanel panel;
    QListView* view = nullptr;
};

}  // namespace

class TestPanels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHandIsPickedFromByMouse();
    void aHandIsPickedFromByKeyboard();
    void arrowsGoWhereTheyPoint();
    void aHandFitsWithoutScrolling();
    void theDiscardPileIsPickedFrom();
    void theDrawPileIsAButtonOnlyWhereItMayBePicked();
    void aLogLineLeadsToItsMoment();
    void endsOfTurnsAreHiddenInTheLog();
    void aLogLineIsPointedAt();
    void whoReadsFurtherUpIsNotThrownBack();
    void playersArePainted();
    void oneLetterIsAWord();
    void theHelpFindsWords();
    void theHelpOpensAtARule();
    void allPagesOfANarrowHelpAreReached();
    void aDockThatIsAskedForComesToTheFront();
    void manyAmountsAreInSeveralRows();
    void everyWidgetThatTakesFocusHasAName();

private:
    std::shared_ptr<const CardArt> art_ = std::make_shared<CardArt>();
};

void TestPanels::aHandIsPickedFromByMouse() {
    HandPanel panel(art_);
    const Game game = someGame();
    panel.setHand(game.viewFor(Seat::a), Seat::a);
    panel.setPickable(cardSet({"sun"}));
    show(panel, {600, 180});
    auto* list = panel.findChild<CardList*>();
    QSignalSpy picks(&panel, &HandPanel::cardPicked);
    QSignalSpy questions(&panel, &HandPanel::whyNotAsked);
    const auto click = [&](int row) {
        const QRect cell = list->visualRect(list->model()->index(row, 0));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, cell.center());
    };
    click(0);
    QCOMPARE(picked(picks), card("sun"));
    click(1);
    QCOMPARE(picks.size(), 1);
    QCOMPARE(picked(questions), card("cups-2"));
}

void TestPanels::aHandIsPickedFromByKeyboard() {
    HandPanel panel(art_);
    const Game game = someGame();
    panel.setHand(game.viewFor(Seat::a), Seat::a);
    panel.setPickable(cardSet({"sun", "cups-2", "rods-5"}));
    show(panel, {600, 180});
    auto* list = panel.findChild<CardList*>();
    list->setFocus();
    list->setCurrentIndex(list->model()->index(0, 0));
    QSignalSpy picks(&panel, &HandPanel::cardPicked);
    QTest::keyClick(list, Qt::Key_Right);
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(picked(picks), card("cups-2"));
    QTest::keyClick(list, Qt::Key_Right);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(picked(picks), card("rods-5"));
    QCOMPARE(picks.size(), 2);
}

// Regression: in right-to-left layouts each arrow went the opposite way.
void TestPanels::arrowsGoWhereTheyPoint() {
    HandPanel panel(art_);
    const Game game = someGame();
    panel.setHand(game.viewFor(Seat::a), Seat::a);
    panel.setLayoutDirection(Qt::RightToLeft);
    show(panel, {600, 180});
    auto* list = panel.findChild<CardList*>();
    list->setFocus();
    list->setCurrentIndex(list->model()->index(1, 0));
    const int before = list->visualRect(list->currentIndex()).center().x();
    QTest::keyClick(list, Qt::Key_Left);
    QVERIFY(list->visualRect(list->currentIndex()).center().x() < before);
    QTest::keyClick(list, Qt::Key_Right);
    QCOMPARE(list->visualRect(list->currentIndex()).center().x(), before);
}

void TestPanels::aHandFitsWithoutScrolling() {
    HandPanel panel(art_);
    const Game game = someGame();
    panel.setHand(game.viewFor(Seat::a), Seat::a);
    for (const QSize size : {QSize(900, 150), QSize(300, 600), QSize(420, 330)}) {
        show(panel, size);
        gnostica::tests::settle();
        auto* list = panel.findChild<CardList*>();
        for (int row = 0; row < 3; ++row) {
            const QRect card = list->visualRect(list->model()->index(row, 0));
            QVERIFY(list->viewport()->rect().contains(card));
        }
    }
}

void TestPanels::theDiscardPileIsPickedFrom() {
    PilesRow panel(art_);
    const Game game = someGame();
    panel.setPiles(game.viewFor(Seat::a));
    panel.setPickable(cardSet({"death"}));
    show(panel, {300, 400});
    QTest::mouseClick(&panel.discardPile(), Qt::LeftButton);
    CardList* list = &panel.look().list();
    QCOMPARE(list->model()->rowCount(), 2);
    QSignalSpy picks(&panel, &PilesRow::cardPicked);
    list->setFocus();
    list->setCurrentIndex(list->model()->index(1, 0));
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(picked(picks), card("death"));
}

void TestPanels::theDrawPileIsAButtonOnlyWhereItMayBePicked() {
    PilesRow panel(art_);
    panel.setPiles(someGame().viewFor(Seat::a));
    show(panel, {300, 400});
    QSignalSpy picks(&panel, &PilesRow::drawPilePicked);
    SmallPile* draw = &panel.drawPile();
    QTest::mouseClick(draw, Qt::LeftButton);
    QCOMPARE(picks.size(), 0);
    panel.setDrawPilePickable(true);
    QTest::mouseClick(draw, Qt::LeftButton);
    QCOMPARE(picks.size(), 1);
}

void TestPanels::aLogLineLeadsToItsMoment() {
    Game game = someGame();
    play(game, {"activate 1,1", "skip", "skip", "done"});
    LogPanel panel;
    std::vector<ToldMoment> moments;
    for (const Moment& moment : game.timeline()) {
        moments.push_back(told(game.rules(), moment, Seat::a));
    }
    panel.setMoments(moments, 4, speaker());
    show(panel, {300, 300});
    auto* view = panel.findChild<QListView*>();
    QSignalSpy picks(&panel, &LogPanel::momentPicked);
    view->setFocus();
    view->setCurrentIndex(view->model()->index(2, 0));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(picks.size(), 1);
    QCOMPARE(picks.takeFirst().first().toInt(), 2);
    const QPoint line = view->visualRect(view->model()->index(1, 0)).center();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, line);
    QCOMPARE(picks.size(), 1);
    QCOMPARE(picks.takeFirst().first().toInt(), 1);
    QTest::mouseClick(view->viewport(), Qt::RightButton, {}, line);
    QCOMPARE(picks.size(), 0);
}

void TestPanels::endsOfTurnsAreHiddenInTheLog() {
    ShownLog log;
    QVERIFY(!log.view->isRowHidden(3));
    QVERIFY(log.view->isRowHidden(4));
    QVERIFY(!log.view->isRowHidden(5));
    // The lines of a turn are below the name of its player; lines within a turn have no name.
    QVERIFY(log.line(1).height() > log.line(2).height() + 10);
    log.panel.setNotationShown(true);
    QVERIFY(!log.view->isRowHidden(4));
    log.panel.setNotationShown(false);
    QVERIFY(log.view->isRowHidden(4));
}

void TestPanels::aLogLineIsPointedAt() {
    ShownLog log;
    QSignalSpy points(&log.panel, &LogPanel::momentPointedAt);
    QTest::mouseMove(log.view->viewport(), log.line(2).center());
    QTRY_VERIFY(!points.isEmpty());
    QCOMPARE(points.last().first().value<std::optional<int>>(), std::optional(2));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(log.view->viewport(), &leave);
    QCOMPARE(points.last().first().value<std::optional<int>>(), std::optional<int>());
    log.view->setFocus();
    log.view->setCurrentIndex(log.view->model()->index(3, 0));
    QTest::keyClick(log.view, Qt::Key_Down);  // skips the folded line
    QCOMPARE(points.last().first().value<std::optional<int>>(), std::optional(5));
}

// Regression: when a computer moved, the log jumped to its end.
void TestPanels::whoReadsFurtherUpIsNotThrownBack() {
    tests::Playout playout(tests::baseRules(), 3, 5, [](std::uint32_t) { return 0U; });  // no announcements
    playout.play(120);
    std::vector<ToldMoment> moments;
    for (const Moment& moment : playout.game().timeline()) {
        moments.push_back(told(playout.game().rules(), moment, Seat::a));
    }
    QVERIFY(moments.size() >= 106);
    const std::span<const ToldMoment> all = moments;
    LogPanel panel;
    panel.setMoments(all.first(100), 100, speaker());
    show(panel, {300, 300});
    auto* view = panel.findChild<QListView*>();
    const auto isSeen = [&](int row) {
        return view->viewport()->rect().intersects(view->visualRect(view->model()->index(row, 0)));
    };
    QVERIFY(isSeen(100) || isSeen(99));
    panel.setMoments(all.first(101), 101, speaker());  // a view at the end stays at the end
    QVERIFY(isSeen(101) || isSeen(100));
    view->scrollTo(view->model()->index(10, 0), QAbstractItemView::PositionAtTop);
    const int place = view->verticalScrollBar()->value();
    panel.setMoments(all.first(105), 105, speaker());
    QVERIFY(isSeen(10));
    QCOMPARE(view->verticalScrollBar()->value(), place);
    panel.setMoments(all.first(105), 60, speaker());  // the user has gone back
    QVERIFY(isSeen(60) || isSeen(59));
    panel.setMoments(all.first(105), 105, speaker());
    view->scrollTo(view->model()->index(10, 0), QAbstractItemView::PositionAtTop);
    panel.forget();
    panel.setMoments(all.first(106), 106, speaker());  // a different game
    QVERIFY(isSeen(106) || isSeen(105));
}

void TestPanels::playersArePainted() {
    PlayersPanel panel;
    const Game game = someGame();
    Theme theme = Theme::light();
    wearTheme(theme);
    panel.setPlayers(game.viewFor(Seat::a), *baseRules(), speaker());
    show(panel, {260, 200});
    const auto shows = [&panel](const QColor& colour) {
        const QImage image = panel.grab().toImage();
        int dots = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor dot = image.pixelColor(x, y);  // with light and shade, like a pyramid
                dots += dot.hsvSaturation() > 100 && std::abs(dot.hsvHue() - colour.hsvHue()) < 8 ? 1 : 0;
            }
        }
        return dots > 20;
    };
    QVERIFY(shows(theme.look(Seat::a).colour));
    QVERIFY(shows(theme.look(Seat::b).colour));
    QVERIFY(!shows(theme.look(Seat::c).colour));
    std::swap(theme.seats[0], theme.seats[2]);
    wearTheme(theme);
    QVERIFY(shows(theme.look(Seat::a).colour));
    QVERIFY(!shows(theme.look(Seat::c).colour));
    const QImage before = panel.grab().toImage();
    panel.setPlayers(game.viewFor(Seat::a), *baseRules(),
                     {*baseRules(), {QStringLiteral("Zoë"), QStringLiteral("Bob")}});
    QVERIFY(panel.grab().toImage() != before);
}

// Regression: the Chinese word for "you", a single character, was not recognised as a word.
void TestPanels::oneLetterIsAWord() {
    class Chinese : public QTranslator {
    public:
        QString translate(const char* context, const char* text, const char*, int) const override {
            const bool isIt = QByteArrayView(context) == "gnostica::gui::PlayersModel" && QByteArrayView(text) == "You";
            return isIt ? QStringLiteral("\u4f60") : QString();
        }
        bool isEmpty() const override { return false; }
    };
    Chinese chinese;
    QCoreApplication::installTranslator(&chinese);
    PlayersPanel panel;
    const Game game = someGame();
    const auto plate = [&](const std::vector<std::string>& players) {
        panel.setPlayers(game.viewFor(Seat::a), *baseRules(), speaker(), table::Seating(2, players));
        const auto* list = panel.findChild<QListView*>();
        return list->viewport()->grab(list->visualRect(list->model()->index(0, 0))).toImage();
    };
    show(panel, {460, 200});
    for (const auto lines : {PlayersPanel::Lines::whole, PlayersPanel::Lines::brief}) {
        panel.setLines(lines);
        const QImage amongPeople = plate({"person", "person"});
        QVERIFY(plate({"person", "adept"}) != amongPeople);
        QCOMPARE(plate({"person", "person"}), amongPeople);
    }
    QCoreApplication::removeTranslator(&chinese);
}

void TestPanels::theHelpFindsWords() {
    HelpPanel panel;
    panel.setRules(*baseRules(), *baseRules(), speaker());
    panel.setActions({{QStringLiteral("Game"), QStringLiteral("Undo"), QStringLiteral("Ctrl+Z")}}, HelpWords());
    show(panel, {400, 500});
    auto* search = panel.findChild<QLineEdit*>();
    auto* text = panel.findChild<QTextBrowser*>();
    QVERIFY(text->toPlainText().contains(QStringLiteral("The Hierophant")));
    QTest::keyClicks(search, QStringLiteral("upright rod"));
    QVERIFY(text->toPlainText().contains(QStringLiteral("ROD-1")));
    QVERIFY(!text->toPlainText().contains(QStringLiteral("The Hierophant")));
    QVERIFY(!text->extraSelections().isEmpty());
    search->setText(QStringLiteral("undo"));
    QVERIFY(text->toPlainText().contains(QStringLiteral("Ctrl+Z")));
    search->setText(QStringLiteral("xyzzy"));
    QCOMPARE(text->toPlainText(), QStringLiteral("Nothing was found."));
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(search->text().isEmpty());
}

void TestPanels::theHelpOpensAtARule() {
    HelpPanel panel;
    panel.setRules(*baseRules(), *baseRules(), speaker());
    show(panel, {400, 300});
    auto* text = panel.findChild<QTextBrowser*>();
    const auto isSeen = [text](const QString& id) {
        for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next()) {
            if (const auto place = block.text().indexOf(id); place >= 0 && place < 4) {  // after a picture, if any
                return text->viewport()->rect().contains(text->cursorRect(QTextCursor(block)).center());
            }
        }
        return false;
    };
    for (const char* rule : {"ROD-3", "SCO-1"}) {
        const QString id = QString::fromUtf8(rule);
        panel.showPage(HelpPage::rules);
        text->verticalScrollBar()->setValue(0);
        QVERIFY2(!isSeen(id), rule);
        panel.showRule(id);
        QCOMPARE(panel.page(), HelpPage::rules);
        QVERIFY2(isSeen(id), rule);
    }
}

// Regression: next to the board, the last pages were behind scroll arrows, and the name of the third was cut off.
void TestPanels::allPagesOfANarrowHelpAreReached() {
    HelpPanel panel;
    panel.setRules(*baseRules(), *baseRules(), speaker());
    show(panel, {200, 300});
    QVERIFY(panel.findChild<QTabBar*>() == nullptr);
    auto* pages = panel.findChild<QComboBox*>();
    QCOMPARE(pages->count(), kHelpPages);
    for (int page = 0; page < kHelpPages; ++page) {
        QVERIFY(!pages->itemText(page).isEmpty());
        pages->setCurrentIndex(page);
        QCOMPARE(static_cast<int>(panel.page()), page);
        QVERIFY(panel.rect().contains(pages->geometry()));
        QVERIFY2(pages->fontMetrics().horizontalAdvance(pages->currentText()) < pages->width(),
                 qPrintable(pages->currentText()));
    }
}

// Regression: the review appeared behind the help.
void TestPanels::aDockThatIsAskedForComesToTheFront() {
    QMainWindow window;
    auto* front = new QDockWidget(QStringLiteral("front"), &window);
    auto* asked = new QDockWidget(QStringLiteral("asked"), &window);
    for (QDockWidget* dock : {front, asked}) {
        dock->setWidget(new QWidget(dock));
        window.addDockWidget(Qt::RightDockWidgetArea, dock);
    }
    asked->hide();
    window.tabifyDockWidget(front, asked);
    window.resize(600, 400);
    window.show();
    QAction* action = viewActionOf(*asked);
    action->trigger();
    QTRY_VERIFY(!asked->visibleRegion().isEmpty());
    QVERIFY(front->visibleRegion().isEmpty());
    action->trigger();
    QVERIFY(asked->isHidden());
}

/// Regression: the twelve segments of a wheel overlapped in a narrow column.
void TestPanels::manyAmountsAreInSeveralRows() {
    AmountPicker picker;
    picker.setMost(12);
    show(picker, {230, 120});
    const auto buttons = picker.findChildren<QAbstractButton*>();
    QCOMPARE(buttons.size(), 12);
    for (const auto* one : buttons) {
        QVERIFY2(picker.rect().contains(one->geometry()), qPrintable(one->text()));
        QVERIFY2(one->width() >= one->sizeHint().width(), qPrintable(one->text()));
        for (const auto* other : buttons) {
            QVERIFY2(one == other || !one->geometry().intersects(other->geometry()), qPrintable(one->text()));
        }
    }
}

void TestPanels::everyWidgetThatTakesFocusHasAName() {
    HandPanel hand(art_);
    PilesRow piles(art_);
    LogPanel log;
    PlayersPanel players;
    HelpPanel help;
    for (QWidget* panel : std::initializer_list<QWidget*>{&hand, &piles, &log, &players, &help}) {
        for (const QWidget* widget : panel->findChildren<QWidget*>()) {
            const bool spoken =
                widget->focusPolicy() != Qt::NoFocus && !widget->isWindow() &&
                !widget->objectName().startsWith(QStringLiteral("qt_")) &&
                (qobject_cast<const QAbstractItemView*>(widget) != nullptr ||
                 qobject_cast<const QLineEdit*>(widget) != nullptr || qobject_cast<const QTabBar*>(widget) != nullptr ||
                 qobject_cast<const QComboBox*>(widget) != nullptr ||
                 qobject_cast<const QTextBrowser*>(widget) != nullptr);
            QVERIFY2(!spoken || !widget->accessibleName().isEmpty(), widget->metaObject()->className());
        }
    }
}

QTEST_MAIN(TestPanels)
#include "tst_panels.moc"
