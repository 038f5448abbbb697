// The review as a page over the table: places, words, turning points, keyboard, and the ways in and out.
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/windows/game/advice/review/decisions_model.h"
#include "app/gui/windows/game/advice/review/review_graphs.h"
#include "app/gui/windows/game/advice/review/review_panel.h"
#include "app/gui/windows/game/advice/review/review_plan.h"
#include "app/gui/windows/game/advice/review/review_stage.h"
#include "app/gui/windows/game/advice/review/share_graph.h"
#include "app/gui/windows/game/advice/word_table.h"
#include "app/gui/windows/game/ending/end_page.h"
#include "app/gui/windows/game/ending/points_graph.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/windows/game/advised.h"

#include <QAccessible>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QSignalSpy>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

constexpr QSize kWindows[] = {QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440)};

struct Reviewed : Advised {
    Reviewed() {
        openFinished();
        QVERIFY(review());
        tests::settle();
        QVERIFY(stage().isOpen());
    }
    ReviewStage& stage() { return docks().reviewStage(); }
    ReviewPanel& panel() { return *docks().review(); }
    int position() { return session().table().position(); }
    PageButton* pageButton(const char* text) {
        const auto buttons = panel().findChildren<PageButton*>();
        const auto found = std::ranges::find(buttons, QString::fromUtf8(text), &QPushButton::text);
        return found == buttons.end() ? nullptr : *found;
    }
    void press(const char* text) {
        PageButton* button = pageButton(text);
        QVERIFY2(button != nullptr && button->isVisible() && button->isEnabled(), text);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QRect placeOf(const QWidget& part) { return {part.mapTo(&stage(), QPoint()), part.size()}; }
};

/// Empty, or the first text that is not shown as a whole.
QString cutText(const QWidget& page) {
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        const int needed = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        if (label->isVisible() && label->height() < needed) {
            return label->text();
        }
    }
    for (const QPushButton* button : page.findChildren<QPushButton*>()) {
        const QRect place(button->mapTo(&page, QPoint()), button->size());
        const QSize least = button->minimumSizeHint();
        if (button->isVisible() && (!page.rect().contains(place) || place.width() < least.width())) {
            return button->text();
        }
    }
    return {};
}

}  // namespace

class TestReviewPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placesDoNotOverlap();
    void theGraphTakesTheWholeWidth_data();
    void theGraphTakesTheWholeWidth();
    void wordsAreWhole();
    void theTurnIsToldWithWhatWasBetter();
    void turningPointsAreNumberedAndReached();
    void pointsCanBeSeenInstead();
    void escapeLeavesFromEverywhere();
    void escapeFoldsASheetOverItFirst();
    void theFocusSkipsWhatIsCovered();
    void aWholeReviewIsKept();
    void theGameGoesOnFromATurn();
    void theEndPageMakesWay();
};

void TestReviewPage::placesDoNotOverlap() {
    for (const QSize size :
         {QSize(800, 600), QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440)}) {
        for (const double letters : {1.0, 1.5, 2.0}) {
            const QSize room = size - QSize(0, 40);
            const ReviewPlan plan = reviewPlanFor({room, letters, false});
            const QRect whole(QPoint(), room);
            for (const QRect& place : {plan.graph, plan.turns, plan.board}) {
                QVERIFY(whole.contains(place));
            }
            QVERIFY(!plan.graph.intersects(plan.turns) && !plan.graph.intersects(plan.board));
            QVERIFY(!plan.turns.intersects(plan.board));
            QVERIFY(plan.graph.width() >= room.width() - 12);
            QVERIFY(plan.board.width() >= 200 && plan.board.height() >= 200);
            QVERIFY(plan.turns.width() >= 400);
            const ReviewPlan mirrored = reviewPlanFor({room, letters, true});
            QCOMPARE(mirrored.turns.size(), plan.turns.size());
            QCOMPARE(mirrored.board.size(), plan.board.size());
            QVERIFY(whole.contains(mirrored.board) && !mirrored.turns.intersects(mirrored.board));
            QVERIFY(mirrored.turns.left() < mirrored.board.left() && plan.turns.left() > plan.board.left());
        }
    }
}

void TestReviewPage::theGraphTakesTheWholeWidth_data() {
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("left to right") << false;
    QTest::newRow("right to left") << true;
}

void TestReviewPage::theGraphTakesTheWholeWidth() {
    QFETCH(const bool, mirrored);
    Reviewed play;
    play.window->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    for (const QSize size : kWindows) {
        play.window->resize(size);
        tests::settle();
        const QRect graph = play.placeOf(*play.panel().graph());
        const QRect board = play.view()->geometry();
        QCOMPARE(play.stage().geometry(), play.window->area().rect());
        QVERIFY(graph.width() > play.stage().width() * 0.92);
        QVERIFY(!board.intersects(graph));
        QVERIFY(!board.intersects(play.placeOf(*play.panel().table())));
        QVERIFY(board.height() >= 200 && play.view()->isFitted());
        QVERIFY(!play.view()->viewport()->visibleRegion().isEmpty());
        QCOMPARE(play.placeOf(*play.panel().table()).center().x() < board.center().x(), mirrored);
        const auto& points = play.panel().graph()->points();
        const double from = play.panel().graph()->placeOf(points.front(), Seat::a).x();
        QCOMPARE(play.panel().graph()->placeOf(points.back(), Seat::a).x() < from, mirrored);
    }
}

void TestReviewPage::wordsAreWhole() {
    Reviewed play;
    const QFont usual = QApplication::font();
    const DecisionRow& costliest = play.panel().decisions()->rows().front();
    play.session().table().showPosition(costliest.position);
    for (const int letters : {100, 150, 200}) {
        QFont larger = usual;
        larger.setPointSizeF(usual.pointSizeF() * letters / 100);
        QApplication::setFont(larger);
        for (const QSize size : kWindows) {
            play.window->resize(size);
            tests::settle();
            const QString cut = cutText(play.panel());
            QVERIFY2(cut.isEmpty(), qPrintable(QString::number(size.width()) + u' ' + cut));
            const WordTable& table = *play.panel().table();
            QVERIFY(table.horizontalHeader()->length() <= table.viewport()->width());
            for (int column = 0; column < 2; ++column) {
                QVERIFY2(table.columnWidth(column) >= 100, qPrintable(QString::number(table.columnWidth(column))));
            }
            const QRect graph = play.panel().graph()->rect();
            for (const QRectF& label : play.panel().graph()->endLabels()) {
                QVERIFY(QRectF(graph).contains(label));
            }
        }
    }
    QApplication::setFont(usual);
}

void TestReviewPage::theTurnIsToldWithWhatWasBetter() {
    Reviewed play;
    const DecisionRow costliest = play.panel().decisions()->rows().front();
    const QSignalSpy said(&Announcer::of(play.panel()), &Announcer::reading);
    play.session().table().showPosition(costliest.position);
    const QString words = play.panel().words();
    QTRY_VERIFY(!said.isEmpty() && said.last().first().toString().contains(words));
    QVERIFY2(words.contains(QStringLiteral("Better: ") + costliest.better), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("Lost chance of winning: ")), qPrintable(words));
    QCOMPARE(play.panel().graph()->accessibleDescription(), words);
    // The list has what was better in a column of its own, for eyes and screen readers.
    const QAbstractItemModel& model = *play.panel().table()->model();
    QCOMPARE(model.columnCount(), 3);
    QCOMPARE(model.index(0, 1).data().toString(), costliest.better);
    QVERIFY(play.panel().table()->selectionModel()->isRowSelected(0));
    const QAccessibleInterface* table = QAccessible::queryAccessibleInterface(play.panel().table());
    QVERIFY(table != nullptr && !table->text(QAccessible::Name).isEmpty());
    play.session().table().showLast();
    QVERIFY(!play.panel().words().contains(QStringLiteral("Better: ")));
}

void TestReviewPage::turningPointsAreNumberedAndReached() {
    Reviewed play;
    ShareGraph graph;  // without doubt about the costs
    graph.resize(900, 260);
    std::vector<SharePoint> points;
    for (int i = 0; i < 30; ++i) {
        SharePoint point;
        point.position = i;
        point.round = i + 1;
        point.cost = i % 10 == 4 ? 0.3F : 0.01F;
        points.push_back(point);
    }
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        graph.setLayoutDirection(direction);
        graph.setPoints(points, 2, 30);
        QCOMPARE(graph.turningPoints(), (std::vector<int>{4, 14, 24}));
        const std::vector<QPointF> marks = graph.marks();
        QCOMPARE(marks.size(), std::size_t{3});
        QCOMPARE(marks[0].x() < marks[1].x(), direction == Qt::LeftToRight);
        graph.setPosition(14);
        QCOMPARE(graph.turningPointFrom(1), std::optional(24));
        QCOMPARE(graph.turningPointFrom(-1), std::optional(4));
        graph.setPosition(30);
        QVERIFY(!graph.turningPointFrom(1));
    }
    const auto& turning = play.panel().graph()->turningPoints();
    if (turning.empty()) {
        QSKIP("nothing turned this game");
    }
    QVERIFY(!play.pageButton("Next turning point")->isEnabled());  // this is the end
    play.press("Previous turning point");
    QCOMPARE(play.position(), turning.back());
    QVERIFY(play.panel().words().contains(QStringLiteral("Turning point ")));
    play.panel().graph()->setFocus();
    for (std::size_t i = 1; i < turning.size(); ++i) {
        QTest::keyClick(play.panel().graph(), Qt::Key_PageUp);
    }
    QCOMPARE(play.position(), turning.front());
    QVERIFY(!play.pageButton("Previous turning point")->isEnabled());
}

void TestReviewPage::pointsCanBeSeenInstead() {
    Reviewed play;
    play.press("Points");
    PointsGraph& points = *play.panel().graphs()->points();
    QVERIFY(points.isVisible() && !play.panel().graph()->isVisible());
    points.setFocus();
    QTest::keyClick(&points, Qt::Key_Home);
    QCOMPARE(play.position(), 0);
    QTest::keyClick(&points, Qt::Key_End);
    QVERIFY(play.session().table().isLive());
    play.press("Chances");
    QVERIFY(play.panel().graph()->isVisible() && !points.isVisible());
}

void TestReviewPage::escapeLeavesFromEverywhere() {
    Reviewed play;
    const auto leave = [&](QWidget* from) {
        play.window->actions().at(Act::review)->trigger();
        tests::settle();
        QVERIFY(play.stage().isOpen());
        from->setFocus();
        QVERIFY(from->hasFocus());
        QTest::keyClick(from, Qt::Key_Escape);
        QVERIFY(!play.stage().isOpen());
        QVERIFY(play.view()->hasFocus());
    };
    play.press("Back to the table");
    QVERIFY(!play.stage().isOpen());
    tests::settle();
    const QRect usual = play.view()->geometry();
    leave(play.panel().graph());
    leave(play.panel().table());
    leave(play.pageButton("Back to the table"));
    leave(play.view());
    tests::settle();
    QCOMPARE(play.view()->geometry(), usual);
}

void TestReviewPage::escapeFoldsASheetOverItFirst() {
    Reviewed play;
    auto* log = play.window->findChild<QDockWidget*>(QStringLiteral("logDock"));
    log->toggleViewAction()->trigger();
    tests::settle();
    QVERIFY(log->isVisible());
    for (const bool isOpen : {true, false}) {
        play.panel().graph()->setFocus();
        QTest::keyClick(play.panel().graph(), Qt::Key_Escape);
        QVERIFY(!log->isVisible());
        QCOMPARE(play.stage().isOpen(), isOpen);
    }
}

void TestReviewPage::theFocusSkipsWhatIsCovered() {
    Reviewed play;
    play.panel().graph()->setFocus();
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(play.window->focusWidget(), Qt::Key_Tab);
        const QWidget* focus = play.window->focusWidget();
        QVERIFY(!play.window->area().isAncestorOf(focus) || play.stage().isAncestorOf(focus) || focus == play.view());
    }
}

void TestReviewPage::aWholeReviewIsKept() {
    Reviewed play;
    const auto reviewed = play.docks().reviewer().decisions().size();
    QVERIFY(reviewed > 0 && play.docks().reviewer().isWhole());
    play.press("Back to the table");
    play.window->actions().at(Act::review)->trigger();
    QVERIFY(!play.docks().reviewer().isRunning());
    QCOMPARE(play.docks().reviewer().decisions().size(), reviewed);
}

void TestReviewPage::theGameGoesOnFromATurn() {
    Reviewed play;
    QVERIFY(!play.pageButton("Continue from here")->isEnabled());  // this is the end
    play.panel().graph()->setFocus();
    QTest::keyClick(play.panel().graph(), Qt::Key_Home);
    QTest::keyClick(play.panel().graph(), Qt::Key_Right);
    const int position = play.position();
    play.press("Continue from here");
    QVERIFY(tests::comes([&] { return !play.stage().isOpen(); }));
    QVERIFY(!play.session().table().isOver());
    QVERIFY(play.session().table().length() >= position);
}

void TestReviewPage::theEndPageMakesWay() {
    Reviewed play;
    play.session().table().showPosition(0);
    play.window->actions().at(Act::result)->trigger();
    tests::settle();
    auto* end = play.window->findChild<EndPage*>();
    QVERIFY(end->isVisible() && !play.stage().isOpen());
    play.window->actions().at(Act::review)->trigger();
    tests::settle();
    QVERIFY(!end->isVisible() && play.stage().isOpen());
    QVERIFY(!play.view()->geometry().intersects(play.placeOf(*play.panel().graph())));
    QVERIFY(play.stage().isAncestorOf(play.window->focusWidget()));
}

QTEST_MAIN(TestReviewPage)
#include "tst_review_page.moc"
