// The places of everything on the table, in windows of every size.
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/windows/game/spread/table_plan.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace gnostica::gui;

namespace {

constexpr int kHead = 44;
constexpr double kFive = 5;  ///< tiles: four, and two halves of wasteland

TableNeeds needsOf(const QSize& window, double letters = 1, bool hasPanels = false, bool rightToLeft = false) {
    return {window, window - QSize(0, kHead), 126, letters, hasPanels, rightToLeft};
}

double tileOf(const TablePlan& plan) {
    return std::min(plan.board.width(), plan.board.height()) / kFive;
}

}  // namespace

class TestTablePlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tilesAreAsLargeAsDesigned_data();
    void tilesAreAsLargeAsDesigned();
    void platesAreAsLargeAsDesigned();
    void nothingOverlaps_data();
    void nothingOverlaps();
    void aLastTurnHasAPlace();
    void itIsMirrored();
};

void TestTablePlan::tilesAreAsLargeAsDesigned_data() {
    QTest::addColumn<QSize>("window");
    QTest::addColumn<double>("least");
    QTest::newRow("1024x600") << QSize(1024, 600) << 84.0;
    QTest::newRow("1366x768") << QSize(1366, 768) << 110.0;
    QTest::newRow("1920x1080") << QSize(1920, 1080) << 165.0;
    QTest::newRow("2560x1440") << QSize(2560, 1440) << 220.0;
}

void TestTablePlan::tilesAreAsLargeAsDesigned() {
    QFETCH(QSize, window);
    QFETCH(double, least);
    for (const bool hasPanels : {false, true}) {
        const TablePlan plan = planFor(needsOf(window, 1, hasPanels));
        QVERIFY2(tileOf(plan) >= least, qPrintable(QString::number(tileOf(plan))));
        QCOMPARE(plan.handCard, handCardWidth(window));
        QVERIFY(plan.hand.width() >= 6 * plan.handCard);
    }
}

void TestTablePlan::platesAreAsLargeAsDesigned() {
    QCOMPARE(plateSize({1366, 768}), QSize(210, 58));
    QCOMPARE(plateSize({640, 480}).width(), 198);
    QCOMPARE(plateSize({1643, 924}).width(), 244);
    QCOMPARE(plateSize({3000, 768}).width(), 210);  // the smaller direction counts
    QCOMPARE(tablePanelSize({1920, 1080}), QSize(277, 330));
}

void TestTablePlan::nothingOverlaps_data() {
    QTest::addColumn<QSize>("window");
    QTest::addColumn<double>("letters");
    for (const QSize window : {QSize(800, 600), QSize(1024, 600), QSize(1366, 704), QSize(1366, 748), QSize(1366, 768),
                               QSize(1920, 1080), QSize(2560, 1440)}) {
        for (const double letters : {1.0, 1.5, 2.0}) {
            if (letters <= 1.25 || window.width() >= 1366) {
                QTest::addRow("%dx%d, %.0f %%", window.width(), window.height(), letters * 100) << window << letters;
            }
        }
    }
}

void TestTablePlan::nothingOverlaps() {
    QFETCH(QSize, window);
    QFETCH(double, letters);
    for (const bool hasPanels : {false, true}) {
        const TablePlan plan = planFor(needsOf(window, letters, hasPanels));
        const QRect room(QPoint(), window - QSize(0, kHead));
        for (const QRect& place :
             {plan.board, plan.column, plan.piles, plan.hand, plan.seals, plan.tongues, plan.sheet}) {
            QVERIFY(room.contains(place));
        }
        QVERIFY(!plan.column.intersects(plan.board));
        QVERIFY(!plan.column.intersects(plan.piles));
        QVERIFY(!plan.piles.intersects(plan.hand));
        QVERIFY(!plan.hand.intersects(plan.seals));
        QVERIFY(!plan.seals.intersects(plan.card));
        QVERIFY(!plan.panels.intersects(plan.board));
        QVERIFY(!plan.panels.intersects(plan.tongues));
        for (const QRect& place : {plan.board, plan.hand, plan.seals, plan.tongues, plan.column}) {
            QVERIFY(!plan.due.intersects(place));
        }
    }
}

/// Room for title, pieces, names and sentence, at the sizes for which the table is designed.
void TestTablePlan::aLastTurnHasAPlace() {
    for (const QSize window : {QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440)}) {
        for (const bool hasPanels : {false, true}) {
            const TablePlan plan = planFor(needsOf(window, 1, hasPanels));
            QVERIFY2(plan.due.width() >= 170, qPrintable(QString::number(plan.due.width())));
            QVERIFY2(plan.due.height() >= 150 * tableScale(window), qPrintable(QString::number(plan.due.height())));
        }
    }
}

void TestTablePlan::itIsMirrored() {
    const QSize window(1366, 768);
    const TablePlan plan = planFor(needsOf(window, 1, true));
    const TablePlan mirror = planFor(needsOf(window, 1, true, true));
    QCOMPARE(mirror.column.right(), window.width() - 1 - plan.column.left());
    QCOMPARE(mirror.tongues.left(), window.width() - 1 - plan.tongues.right());
    QCOMPARE(mirror.due.right(), window.width() - 1 - plan.due.left());
    QCOMPARE(mirror.board, plan.board);
    QCOMPARE(mirror.handCard, plan.handCard);
}

QTEST_MAIN(TestTablePlan)
#include "tst_table_plan.moc"
