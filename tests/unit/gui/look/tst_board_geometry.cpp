// Places of spaces in the scene: full and narrow columns and rows.
#include "app/gui/look/art/board/board_geometry.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/board/piece_box.h"

#include <QTest>
#include <QTransform>

#include <vector>

using namespace gnostica::gui;
using gnostica::engine::Space;
using metrics::kCell;

class TestBoardGeometry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutARimEverySpaceIsFull();
    void whatIsOccupiedIsFullAndTheRimIsNarrow();
    void gapsBetweenOccupiedSpacesAreFull();
    void fullSpacesNeverMove();
    void pointsLeadBackToTheirSpaces();
    void edgesBelongToTheNextSpace();
    void quarterTurnsChangeNothing();
    void growthGoesFromOneEndToTheOther();
    void pointsAreFoundDuringGrowth();
    void farPointsAreNoTrouble();
    void boundsOfABoardWithItsRim();
    void piecesFitIntoSmallPlaces();
    void aCellFitsIntoItsRoom_data();
    void aCellFitsIntoItsRoom();
};

/// A board of 4×4 from 0,0.
static BoardGeometry sixteen() {
    return BoardGeometry({{0, 0}, {3, 3}});
}

static std::vector<Space> around(int from, int to) {
    std::vector<Space> spaces;
    for (int column = from; column <= to; ++column) {
        for (int row = from; row <= to; ++row) {
            spaces.push_back({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
        }
    }
    return spaces;
}

void TestBoardGeometry::withoutARimEverySpaceIsFull() {
    const BoardGeometry even;
    QCOMPARE(even.cellOf({0, 0}), metrics::square({}, kCell));
    QCOMPARE(even.centreOf({-7, 12}), QPointF(-7 * kCell, 12 * kCell));
    QVERIFY(!even.isNarrow({-7, 12}));
    QVERIFY(!even.fullSpaces());
    QVERIFY(BoardGeometry::around({}) == even);
}

void TestBoardGeometry::whatIsOccupiedIsFullAndTheRimIsNarrow() {
    const BoardGeometry board = sixteen();
    QCOMPARE(board.cellOf({1, 2}).size(), QSizeF(kCell, kCell));
    QCOMPARE(board.cellOf({4, 2}), QRectF(3.5 * kCell, 1.5 * kCell, kCell / 2, kCell));
    QCOMPARE(board.cellOf({2, -1}), QRectF(1.5 * kCell, -kCell, kCell, kCell / 2));
    QCOMPARE(board.cellOf({-1, -1}).size(), QSizeF(kCell / 2, kCell / 2));
    QVERIFY(board.isNarrow({4, 2}) && board.isNarrow({2, -1}) && !board.isNarrow({3, 3}));
    QCOMPARE(board.tileOf({1, 2}).size(), QSizeF(metrics::kTile, metrics::kTile));
    QCOMPARE(board.tileOf({4, 2}).center(), board.centreOf({4, 2}));
    QCOMPARE(BoardGeometry({{0, 0}, {3, 3}}, 0.75).cellOf({4, 0}).width(), 0.75 * kCell);
}

void TestBoardGeometry::gapsBetweenOccupiedSpacesAreFull() {
    const std::vector<Space> occupied{{0, 0}, {5, 1}};
    const BoardGeometry board = BoardGeometry::around(occupied);
    QVERIFY(!board.isNarrow({2, 0}));
    QVERIFY(board.isNarrow({2, 2}));
    QCOMPARE(board.fullSpaces()->last, (Space{5, 1}));
}

/// So that cards and pieces stay where they are when the rim grows.
void TestBoardGeometry::fullSpacesNeverMove() {
    const BoardGeometry larger({{-1, 0}, {3, 4}});
    for (const Space space : around(0, 3)) {
        QCOMPARE(sixteen().cellOf(space), BoardGeometry().cellOf(space));
        QCOMPARE(larger.cellOf(space), BoardGeometry().cellOf(space));
    }
}

void TestBoardGeometry::pointsLeadBackToTheirSpaces() {
    for (const BoardGeometry& board : {BoardGeometry(), sixteen(), BoardGeometry({{-2, 1}, {1, 1}}, 0.8)}) {
        for (const Space space : around(-5, 8)) {
            const QRectF inside = board.cellOf(space).adjusted(0.01, 0.01, -0.01, -0.01);
            for (const QPointF& point :
                 {inside.center(), inside.topLeft(), inside.topRight(), inside.bottomLeft(), inside.bottomRight()}) {
                QCOMPARE(board.spaceAt(point), space);
            }
        }
    }
}

void TestBoardGeometry::edgesBelongToTheNextSpace() {
    const BoardGeometry board = sixteen();
    QCOMPARE(board.spaceAt({3.5 * kCell, 0}), (Space{4, 0}));
    QCOMPARE(board.spaceAt({4 * kCell, 0}), (Space{5, 0}));
    QCOMPARE(board.spaceAt({-0.5 * kCell, 0}), (Space{0, 0}));
    QCOMPARE(board.spaceAt({-kCell, 0}), (Space{-1, 0}));
}

void TestBoardGeometry::quarterTurnsChangeNothing() {
    const BoardGeometry board = sixteen();
    for (int turns = 0; turns < 4; ++turns) {
        QTransform table;
        table.rotate(90.0 * turns);
        table.scale(0.6, 0.6);
        for (const Space space : around(-1, 4)) {
            const QRectF seen = table.mapRect(board.cellOf(space));
            QCOMPARE(board.spaceAt(table.inverted().map(seen.center())), space);
        }
        const QRectF right = table.mapRect(board.cellOf({4, 0}));
        QCOMPARE(right.width() < right.height(), turns % 2 == 0);
    }
}

void TestBoardGeometry::growthGoesFromOneEndToTheOther() {
    const BoardGeometry before = sixteen();
    const BoardGeometry after({{0, 0}, {4, 3}});
    QCOMPARE(BoardGeometry::between(before, after, 0).cellOf({4, 1}), before.cellOf({4, 1}));
    const BoardGeometry half = BoardGeometry::between(before, after, 0.5);
    QVERIFY(!half.isSettled());
    QCOMPARE(half.cellOf({4, 1}).width(), 0.75 * kCell);
    QCOMPARE(half.cellOf({5, 1}).left(), half.cellOf({4, 1}).right());
    QCOMPARE(half.cellOf({2, 1}), before.cellOf({2, 1}));
    QVERIFY(half.settled() == after);
    QVERIFY(BoardGeometry::between(before, after, 1) == after);
    QVERIFY(after.isSettled());
    QCOMPARE(BoardGeometry::between(after, before, 0.5).cellOf({4, 1}).width(), 0.75 * kCell);  // or it narrows
}

void TestBoardGeometry::pointsAreFoundDuringGrowth() {
    for (const double progress : {0.0, 0.1, 0.5, 0.99}) {
        const BoardGeometry board = BoardGeometry::between(sixteen(), BoardGeometry({{-2, 0}, {4, 3}}, 0.7), progress);
        for (const Space space : around(-6, 8)) {
            QCOMPARE(board.spaceAt(board.centreOf(space)), space);
        }
    }
}

void TestBoardGeometry::farPointsAreNoTrouble() {
    QVERIFY(sixteen().spaceAt({1e12, -1e12}).column > 1000);
    QVERIFY(sixteen().spaceAt({1e12, -1e12}).row < -1000);
    QVERIFY(BoardGeometry::between(sixteen(), BoardGeometry(), 0.5).spaceAt({-1e9, 0}).column < -1000);
}

void TestBoardGeometry::boundsOfABoardWithItsRim() {
    const std::vector<Space> spaces = around(-1, 4);
    QCOMPARE(sixteen().boundsOf(spaces), QRectF(-kCell, -kCell, 5 * kCell, 5 * kCell));
    QCOMPARE(BoardGeometry().boundsOf(spaces).size(), QSizeF(6 * kCell, 6 * kCell));
    QVERIFY(sixteen().boundsOf({}).isEmpty());
    QVERIFY((spansOf(spaces, sixteen()) == BoardSpans{{4, 2}, {4, 2}}));
    QVERIFY((spansOf(spaces, BoardGeometry()) == BoardSpans{{6, 0}, {6, 0}}));
    const std::vector<Space> row{{0, 0}, {1, 0}, {1, -1}};
    QVERIFY((spansOf(row, BoardGeometry({{0, 0}, {1, 0}})) == BoardSpans{{2, 0}, {1, 1}}));
}

// Regression: the light edge of pieces beside points was cut above and below, and stood beside them on dark parchment.
void TestBoardGeometry::piecesFitIntoSmallPlaces() {
    constexpr double kKeyline = 6;  // outside of the outline
    const QRectF place(3, 5, 30, 24);
    for (int size = 1; size <= 3; ++size) {
        for (const auto facing : {gnostica::engine::Facing::upright, gnostica::engine::Facing::north}) {
            const PieceLook look{gnostica::engine::Seat::a, size, facing};
            const QRectF box = pieceBoxIn(place, look);
            const double unit = box.width() / metrics::kPieceBox;
            const QRectF outline = outlineOf(look).boundingRect().adjusted(-kKeyline, -kKeyline, kKeyline, kKeyline);
            const QRectF seen(box.center() + outline.topLeft() * unit, outline.size() * unit);
            QVERIFY(place.contains(seen));
            QVERIFY(seen.height() > 0.9 * place.height() || seen.width() > 0.9 * place.width());
        }
    }
}

void TestBoardGeometry::aCellFitsIntoItsRoom_data() {
    QTest::addColumn<QSizeF>("room");
    QTest::addColumn<int>("full");
    QTest::addColumn<double>("cell");
    QTest::addColumn<double>("rim");
    QTest::newRow("1366x768") << QSizeF(900, 578) << 4 << 115.6 << 57.8;
    QTest::newRow("five rows") << QSizeF(900, 578) << 5 << 578 / 6.0 << 578 / 12.0;
    QTest::newRow("the rim just fits") << QSizeF(900, 600) << 9 << 60.0 << 30.0;
    QTest::newRow("a rim of 30 pixels") << QSizeF(900, 560) << 10 << 50.0 << 30.0;
    QTest::newRow("everything is small") << QSizeF(900, 600) << 28 << 20.0 << 20.0;
    QTest::newRow("too narrow") << QSizeF(250, 600) << 4 << 47.5 << 30.0;
}

void TestBoardGeometry::aCellFitsIntoItsRoom() {
    QFETCH(QSizeF, room);
    QFETCH(int, full);
    QFETCH(double, cell);
    QFETCH(double, rim);
    const double found = cellFor(room, {{4, 2}, {full, 2}}, 30);
    QCOMPARE(found, cell);
    QCOMPARE(found * depthFor(found, 30), rim);
}

QTEST_MAIN(TestBoardGeometry)
#include "tst_board_geometry.moc"
