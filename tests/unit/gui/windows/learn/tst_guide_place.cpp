// The parchment of a guide finds a place next to everything on the table, in windows of every size.
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/windows/game/spread/table_plan.h"
#include "app/gui/windows/learn/guide_place.h"

#include <QTest>

#include <algorithm>

using namespace gnostica::gui;

namespace {

constexpr int kHead = 44;
constexpr int kEdge = 4;

struct Table {
    QSize window;
    double letters = 1;
    bool rightToLeft = false;

    TablePlan plan() const { return planFor({window, room().size(), 126, letters, false, rightToLeft}); }
    QRect room() const { return {0, 0, window.width(), window.height() - kHead}; }
    double scale() const { return tableScale(window) * letters; }
};

/// About the sizes of a parchment with forty words: the wider, the lower.
std::vector<QSize> sizesOn(const Table& table) {
    std::vector<QSize> sizes;
    const QSize room = table.room().size() - QSize(2 * kEdge, 2 * kEdge);
    for (const double factor : {1.0, 0.88, 0.76, 0.66, 1.2, 1.45, 1.75, 2.1}) {
        const double width = std::min<double>(372 * table.scale() * factor, room.width());
        const double height = 130 * table.scale() + 300.0 * 150 * table.scale() * table.scale() / (width - 44);
        const QSize size(qRound(width), qRound(height));
        if (size.height() <= room.height()) {
            sizes.push_back(size);
        }
    }
    if (sizes.empty()) {
        sizes.push_back(room);
    }
    return sizes;
}

GuideNeeds needsOn(const Table& table, const QRect& light) {
    const TablePlan plan = table.plan();
    return {table.room().adjusted(kEdge, kEdge, -kEdge, -kEdge),
            light,
            plan.hand,
            {},
            {plan.board, plan.column, plan.piles, plan.seals, plan.tongues},
            sizesOn(table),
            table.rightToLeft};
}

/// Tiles of the board, and the other parts of the table.
std::vector<QRect> lightsOn(const Table& table) {
    const TablePlan plan = table.plan();
    const int tile = std::min(plan.board.width(), plan.board.height()) / 4;
    const QPoint corner = plan.board.center() - QPoint(2 * tile, 2 * tile);
    std::vector<QRect> lights{plan.hand, plan.seals, plan.piles,
                              QRect(plan.column.topLeft(), QSize(plan.column.width(), 2 * plan.plate)),
                              QRect(table.window.width() / 3, -kHead, table.window.width() / 3, kHead - 2)};
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 4; ++column) {
            lights.emplace_back(corner + QPoint(column * tile, row * tile), QSize(tile, tile));
        }
        lights.emplace_back(corner + QPoint(tile, row * tile), QSize(2 * tile, tile));
    }
    lights.emplace_back(corner, QSize(4 * tile, 4 * tile));
    return lights;
}

bool crosses(const QRect& place, const GuideNeeds& needs) {
    return place.intersects(needs.light) || place.intersects(needs.hand);
}

/// Looks everywhere.
bool hasFreePlace(const GuideNeeds& needs) {
    constexpr int step = 3;
    for (const QSize& size : needs.sizes) {
        for (int y = needs.room.top(); y + size.height() - 1 <= needs.room.bottom(); y += step) {
            for (int x = needs.room.left(); x + size.width() - 1 <= needs.room.right(); x += step) {
                if (!crosses(QRect(QPoint(x, y), size), needs)) {
                    return true;
                }
            }
        }
    }
    return false;
}

QString shown(const QRect& rect) {
    return QStringLiteral("%1,%2 %3x%4").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
}

}  // namespace

class TestGuidePlace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsCrossed_data();
    void nothingIsCrossed();
    void itLiesAtTheEndOfTheLine();
    void theSpurPointsAtTheLight_data();
    void theSpurPointsAtTheLight();
    void theButtonsStayWhereTheyAre();
    void whatIsReadStaysFree();
    void withoutRoomTheLightStaysFree();
    void nothingHidesIt();
};

void TestGuidePlace::nothingIsCrossed_data() {
    QTest::addColumn<QSize>("window");
    QTest::addColumn<double>("letters");
    QTest::addColumn<bool>("rightToLeft");
    for (const QSize window : {QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440)}) {
        for (const double letters : {1.0, 1.25, 1.5, 2.0}) {
            for (const bool rightToLeft : {false, true}) {
                QTest::addRow("%dx%d, %.0f %%%s", window.width(), window.height(), letters * 100,
                              rightToLeft ? ", mirrored" : "")
                    << window << letters << rightToLeft;
            }
        }
    }
}

void TestGuidePlace::nothingIsCrossed() {
    QFETCH(QSize, window);
    QFETCH(double, letters);
    QFETCH(bool, rightToLeft);
    const Table table{window, letters, rightToLeft};
    for (const QRect& light : lightsOn(table)) {
        const GuideNeeds needs = needsOn(table, light);
        const QRect place = placeGuide(needs);
        QVERIFY2(needs.room.contains(place), qPrintable(shown(place)));
        QVERIFY(std::ranges::find(needs.sizes, place.size()) != needs.sizes.end());
        QVERIFY2(!crosses(place, needs) || !hasFreePlace(needs),
                 qPrintable(shown(light) + QStringLiteral(" / ") + shown(place)));
        if (letters <= 1) {  // one tile can always be shown
            const bool isTile = light.width() <= table.plan().board.width() / 2;
            QVERIFY2(!isTile || !crosses(place, needs),
                     qPrintable(shown(light) + QStringLiteral(" / ") + shown(place)));
        }
    }
}

void TestGuidePlace::itLiesAtTheEndOfTheLine() {
    for (const bool rightToLeft : {false, true}) {
        const Table table{{1366, 768}, 1, rightToLeft};
        const QRect board = table.plan().board;
        const QRect light(board.center() - QPoint(60, 60), QSize(120, 120));
        const QRect place = placeGuide(needsOn(table, light));
        QCOMPARE(place.center().x() < light.center().x(), rightToLeft);
        QVERIFY(place.top() <= light.bottom() && place.bottom() >= light.top());  // beside it
    }
}

void TestGuidePlace::theSpurPointsAtTheLight_data() {
    QTest::addColumn<QRectF>("light");
    QTest::newRow("before") << QRectF(10, 200, 100, 100);
    QTest::newRow("after") << QRectF(800, 200, 100, 100);
    QTest::newRow("above") << QRectF(320, 10, 100, 60);
    QTest::newRow("below") << QRectF(320, 600, 100, 60);
    QTest::newRow("at a corner") << QRectF(800, 600, 100, 60);
}

/// Regression: it lay across the cards that the page was about. It is short, and an arrow leads on to the light.
void TestGuidePlace::theSpurPointsAtTheLight() {
    QFETCH(QRectF, light);
    const QRectF sheet(300, 150, 300, 250);
    const QPolygonF spur = guideSpur(sheet, light);
    QCOMPARE(spur.size(), 3);
    QVERIFY(sheet.adjusted(-25, -25, 25, 25).contains(spur[1]) && !sheet.contains(spur[1]));
    QVERIFY(sheet.contains(spur[0]) && sheet.contains(spur[2]));
    const QLineF way = guideWay(spur, light);
    QCOMPARE(way.p1(), spur[1]);
    QVERIFY(light.adjusted(-1, -1, 1, 1).contains(way.p2()));
    QVERIFY(guideSpur(sheet, sheet).isEmpty() && guideSpur(sheet, {}).isEmpty());
    QVERIFY(guideWay({}, light).isNull());
    const QRectF close(spur[1], QSizeF(5, 5));
    QVERIFY(guideWay(guideSpur(sheet, close), close).isNull());
}

/// Regression: "Next" jumped from page to page.
void TestGuidePlace::theButtonsStayWhereTheyAre() {
    for (const bool rightToLeft : {false, true}) {
        const Table table{{1366, 768}, 1, rightToLeft};
        const QRect light(table.plan().board.center() - QPoint(60, 60), QSize(120, 120));
        GuideNeeds needs = needsOn(table, light);
        needs.before = placeGuide(needs);
        for (const QPoint& moved : {QPoint(0, 40), QPoint(0, -60), QPoint(20, 30)}) {
            needs.light = light.translated(moved);
            needs.sizes = {needs.before.size() + QSize(0, moved.x() - moved.y())};
            const QRect place = placeGuide(needs);
            QCOMPARE(place.bottom(), needs.before.bottom());
            QCOMPARE(rightToLeft ? place.left() : place.right(),
                     rightToLeft ? needs.before.left() : needs.before.right());
        }
    }
}

/// Such as the tongues, and what has happened since the last turn.
void TestGuidePlace::whatIsReadStaysFree() {
    const Table table{{1366, 768}};
    const TablePlan plan = table.plan();
    const QRect recap(plan.column.left(), 200, plan.column.width(), 160);
    for (const QRect& light : lightsOn(table)) {
        if (light.width() > plan.board.width() / 2) {
            continue;  // leaves no room beside it
        }
        GuideNeeds needs = needsOn(table, light);
        needs.others.pop_back();
        needs.kept = {plan.tongues, recap};
        const QRect place = placeGuide(needs);
        QVERIFY2(!place.intersects(plan.tongues), qPrintable(shown(light)));
        QVERIFY2(!place.intersects(recap) || crosses(place, needs), qPrintable(shown(light)));
    }
}

/// The hand is covered first.
void TestGuidePlace::withoutRoomTheLightStaysFree() {
    GuideNeeds needs{QRect(0, 0, 400, 400), QRect(0, 0, 400, 150), QRect(0, 300, 400, 100), {}, {}, {QSize(300, 220)}};
    const QRect place = placeGuide(needs);
    QVERIFY(!place.intersects(needs.light));
    QVERIFY(place.intersects(needs.hand));
}

/// An unfolded sheet lies over it.
void TestGuidePlace::nothingHidesIt() {
    const Table table{{1366, 768}};
    const TablePlan plan = table.plan();
    for (const QRect& light : {plan.hand, plan.piles, QRect(plan.board.center(), QSize(60, 60))}) {
        GuideNeeds needs = needsOn(table, light);
        needs.over = plan.sheet;
        const QRect place = placeGuide(needs);
        QVERIFY(!place.intersects(plan.sheet));
        QVERIFY(!crosses(place, needs));
    }
}

QTEST_MAIN(TestGuidePlace)
#include "tst_guide_place.moc"
