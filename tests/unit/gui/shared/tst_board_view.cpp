// The board shows the state that it is given, however the table is turned, zoomed and moved.
#include "app/gui/shared/board/board_edge.h"
#include "app/gui/shared/board/items/mark_item.h"
#include "app/gui/shared/board/items/territory_item.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/shared/board_in_view.h"

#include <QFontInfo>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <set>

using namespace gnostica;
using namespace gnostica::gui;
using engine::Facing;
using engine::Space;
using gnostica::gui::playing::Board;
using gnostica::gui::playing::sample;

class TestBoardView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void syncReusesItems();
    void aPieceThatLeavesTakesOnlyItsOwnItem();
    void marksAreShownAndForgotten();
    void aPreviewShowsGhosts();
    void allWastelandsAreShown();
    void animationsEndWhereThingsBelong();
    void animationsCanBeSwitchedOff();

    void theBoardIsFittedUntilSomebodyZooms();
    void noPieceInAWastelandIsCutOff();
    void keysZoomTurnAndFit();
    void theWheelZoomsOutToTheWhole();
    void theWheelZoomsAtThePointer();
    void aTiltedWheelPans();
    void keysMoveAcrossAnEnlargedBoard();
    void theMiddleButtonPans();
    void theSpaceBarPansWhileItIsHeld();

    void theEdgeNamesEveryColumnAndRow();
    void theEdgeLiesOutsideOfTheFrames();
    void theEdgeIsReadable();
    void roomForNamesIsBesideTheBoard();
    void theEdgeFollowsWhatIsInView();
    void theEdgeTurnsWithTheTable();
    void theEdgeIsNotMirrored();
    void theEdgeCanBeHidden();
};

/// The strip with the names, or nullptr if it is hidden.
static const BoardEdge* edgeOf(const Board& board, BoardEdge::Side side) {
    for (QObject* child : board.view.children()) {
        const auto* strip = dynamic_cast<const BoardEdge*>(child);
        if (strip != nullptr && strip->isVisible() &&
            (strip->width() > strip->height()) == (side == BoardEdge::Side::bottom)) {
            return strip;
        }
    }
    return nullptr;
}

/// The names along an edge of the view, in screen order.
static std::vector<BoardEdge::Label> labels(const Board& board, BoardEdge::Side side) {
    const bool top = side == BoardEdge::Side::bottom;
    const BoardEdge* strip = edgeOf(board, side);
    std::vector<BoardEdge::Label> names = strip != nullptr ? strip->labels() : std::vector<BoardEdge::Label>();
    std::ranges::sort(names, {}, [top](const BoardEdge::Label& name) { return top ? name.place.x() : name.place.y(); });
    return names;
}

static QStringList edge(const Board& board, BoardEdge::Side side) {
    QStringList names;
    for (const BoardEdge::Label& label : labels(board, side)) {
        names << label.text;
    }
    return names;
}

/// Items of unchanged things are kept: nothing flickers, and animations have something to move.
void TestBoardView::syncReusesItems() {
    Board board;
    const auto pieces = board.all<PieceItem>();
    const auto cards = board.all<TerritoryItem>();
    board.show(board.state);
    QCOMPARE(board.all<PieceItem>(), pieces);
    QCOMPARE(board.all<TerritoryItem>(), cards);

    engine::State moved = board.state;
    moved.pieces[1].setSpace({2, 0});
    PieceItem* mover = board.item(1);
    board.show(moved);
    QCOMPARE(board.item(1), mover);
    QCOMPARE(board.scene.geometry().spaceAt(mover->pos()), (Space{2, 0}));
}

/// Piece ids shift when a piece leaves the board; items do not.
void TestBoardView::aPieceThatLeavesTakesOnlyItsOwnItem() {
    Board board;
    const std::vector<PieceItem*> stay{board.item(0), board.item(2), board.item(3)};
    board.show(tests::Setup(2)
                   .land("0,0", "tower")
                   .land("1,0", "cups-7")
                   .land("2,0", "swords-queen")
                   .land("3,0", "discs-ace")
                   .pieces({"A1N@1,0", "A2U@1,0", "B1S@0,1"})
                   .state());
    QCOMPARE((std::vector<PieceItem*>{board.item(0), board.item(1), board.item(2)}), stay);
    QCOMPARE(board.all<PieceItem>().size(), std::size_t{3});
}

void TestBoardView::marksAreShownAndForgotten() {
    Board board;
    const turn::BoardMarks marks{.spaces = {Space{0, 0}, Space{2, 0}}, .pickedSpaces = {Space{2, 0}}};
    board.scene.setMarks(marks);
    const auto shown = board.all<MarkItem>();
    QCOMPARE(shown.size(), std::size_t{2});
    board.scene.setMarks(marks);
    QCOMPARE(board.all<MarkItem>(), shown);
    board.show(board.state);  // ids and spaces of another position are invalid
    QVERIFY(board.all<MarkItem>().empty());
}

void TestBoardView::aPreviewShowsGhosts() {
    Board board;
    engine::Piece after = board.state.pieces[1];
    after.setSpace({2, 0});
    turn::Preview preview;
    preview.gone = {board.state.pieces[1]};
    preview.after = {after};
    preview.territories = {{Space{0, -1}, engine::Card::major(0)}, {Space{3, 0}, engine::Card::none()}};
    turn::BoardMarks marks;
    marks.preview = preview;
    const auto items = board.scene.items().size();
    board.scene.setMarks(marks);
    QCOMPARE(board.scene.items().size(), items + 4);
    QVERIFY(board.item(1)->opacity() < 0.5);
    board.scene.setMarks({});
    QCOMPARE(board.scene.items().size(), items);
    QCOMPARE(board.item(1)->opacity(), 1.0);
}

/// Possible targets are visible before they can be chosen.
void TestBoardView::allWastelandsAreShown() {
    Board board;
    std::set<Space> shown;
    for (const SpaceItem* item : board.all<SpaceItem>()) {
        if (item->ground() == Ground::wasteland && item->isVisible()) {
            shown.insert(item->space());
        }
    }
    QCOMPARE(shown,
             (std::set<Space>{{-1, 0}, {0, -1}, {1, -1}, {2, -1}, {3, -1}, {4, 0}, {0, 1}, {1, 1}, {2, 1}, {3, 1}}));
    const QImage picture = board.view.grab().toImage();
    const auto colours = [&](Space space) {
        const QRect square = board.view.mapFromScene(board.scene.geometry().cellOf(space)).boundingRect();
        std::set<QRgb> seen;
        for (int y = square.top(); y < square.bottom(); ++y) {
            for (int x = square.left(); x < square.right(); ++x) {
                seen.insert(picture.pixel(x, y));
            }
        }
        return seen.size();
    };
    QVERIFY(colours({1, 1}) > 2 * colours({4, 1}));  // the void is the bare table
}

/// State first: an animation only shows the way, and can be cut short at any time.
void TestBoardView::animationsEndWhereThingsBelong() {
    Board board;
    engine::State after = board.state;
    after.pieces[1].setSpace({2, 0});
    after.pieces[1].setFacing(Facing::south);
    const engine::EventList events{engine::event::PieceChanged{board.state.pieces[1], after.pieces[1]},
                                   engine::event::TerritoryDestroyed{{3, 0}, engine::Card::major(2)},
                                   engine::event::PieceRemoved{engine::Piece(engine::Seat::b, 1, Facing::west, {3, 0}),
                                                               engine::Cause::leftInVoid}};
    const auto items = board.scene.items().size();
    const QPointF start = board.item(1)->pos();
    board.show(after);
    const QPointF end = board.item(1)->pos();
    board.scene.animate(events, 120);
    QCOMPARE(board.item(1)->pos(), start);
    QTRY_COMPARE(board.item(1)->pos(), end);
    QTRY_COMPARE(board.scene.items().size(), items);
    QCOMPARE(board.item(1)->rotation(), 0.0);

    board.show(board.state);
    board.scene.animate(events, 10'000);
    board.show(after);
    QCOMPARE(board.item(1)->pos(), end);
    QCOMPARE(board.scene.items().size(), items);
}

void TestBoardView::animationsCanBeSwitchedOff() {
    Board board;
    engine::State after = board.state;
    after.pieces[1].setSpace({2, 0});
    board.show(after);
    const QPointF end = board.item(1)->pos();
    board.scene.animate({engine::event::PieceChanged{sample().pieces[1], after.pieces[1]}}, 0);
    QCOMPARE(board.item(1)->pos(), end);
}

void TestBoardView::theBoardIsFittedUntilSomebodyZooms() {
    Board board;
    constexpr double gap = (metrics::kCell - metrics::kTile) / 2;  // between the outermost tiles and the edge
    const auto isWhole = [&] {
        return tests::inView(board.view).contains(board.scene.extent().adjusted(gap, gap, -gap, -gap));
    };
    QVERIFY(isWhole());
    board.view.resize(500, 700);
    QTRY_VERIFY(isWhole());
    board.view.zoomIn();
    const double zoom = board.view.zoom();
    board.view.resize(900, 600);
    QCOMPARE(board.view.zoom(), zoom);
}

void TestBoardView::noPieceInAWastelandIsCutOff() {
    Board board;
    engine::State after = board.state;
    after.pieces[1].setSpace({after.territories[0].space.column, static_cast<std::int16_t>(-1)});
    QVERIFY(after.isWasteland(after.pieces[1].space()));
    board.show(after);
    const QRectF tile = board.scene.geometry().tileOf(after.pieces[1].space());
    QCOMPARE(tile.size(), QSizeF(metrics::kTile, metrics::kTile));
    QVERIFY(tests::inView(board.view).contains(tile));
}

void TestBoardView::keysZoomTurnAndFit() {
    Board board;
    const double fitted = board.view.zoom();
    QTest::keyClick(&board.view, Qt::Key_Plus);
    QVERIFY(board.view.zoom() > fitted);
    QTest::keyClick(&board.view, Qt::Key_Minus);
    QVERIFY(qAbs(board.view.zoom() - fitted) < 1e-6);
    QSignalSpy turned(&board.view, &BoardView::quarterTurnsChanged);
    QTest::keyClick(&board.view, Qt::Key_R);
    QCOMPARE(board.view.quarterTurns(), 1);
    QTest::keyClick(&board.view, Qt::Key_R, Qt::ShiftModifier);
    QTest::keyClick(&board.view, Qt::Key_R, Qt::ShiftModifier);
    QCOMPARE(board.view.quarterTurns(), 3);
    QCOMPARE(turned.size(), 3);
    QTest::keyClick(&board.view, Qt::Key_Home);
    QVERIFY(board.view.isFitted());
}

/// The board always stays in view.
void TestBoardView::theWheelZoomsOutToTheWhole() {
    Board board;
    const double fitted = board.view.zoom();
    const auto turn = [&](int steps) {
        const QPointF place(board.placeOf({2, 0}));
        QWheelEvent event(place, board.view.viewport()->mapToGlobal(place), {}, {0, steps * 120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(board.view.viewport(), &event);
    };
    turn(-3);
    QVERIFY(board.view.isFitted());
    QCOMPARE(board.view.zoom(), fitted);
    turn(4);
    QVERIFY(board.view.zoom() > 1.5 * fitted);
    turn(-10);
    QVERIFY(board.view.isFitted());
    QCOMPARE(board.view.zoom(), fitted);
}

/// A turn of the wheel at a place of the view.
static void wheelAt(Board& board, const QPoint& place, const QPoint& angle, Qt::KeyboardModifiers keys = {}) {
    QWheelEvent event(place, board.view.viewport()->mapToGlobal(QPointF(place)), {}, angle, Qt::NoButton, keys,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(board.view.viewport(), &event);
}

/// What is under the pointer stays there, also where the pointer has not moved over the board before.
void TestBoardView::theWheelZoomsAtThePointer() {
    for (const int turns : {0, 1}) {
        Board board;
        board.view.setQuarterTurns(turns);
        for (int i = 0; i < 6; ++i) {
            board.view.zoomIn();
        }
        const QPoint place = board.view.viewport()->rect().center() + QPoint(120, -70);
        const QPointF there = board.view.mapToScene(place);
        for (const Qt::KeyboardModifiers keys : {Qt::NoModifier, Qt::ControlModifier}) {
            wheelAt(board, place, {0, 120}, keys);
            const QPoint now = board.view.mapFromScene(there) - place;
            QVERIFY2(now.manhattanLength() <= 3, qPrintable(QStringLiteral("%1 %2").arg(now.x()).arg(now.y())));
        }
        board.view.fit();
        QVERIFY(board.view.isFitted());
    }
}

// Regression: the board was no longer fitted after it.
void TestBoardView::aTiltedWheelPans() {
    Board board;
    wheelAt(board, {300, 300}, {120, 0});
    QVERIFY(board.view.isFitted());
    for (int i = 0; i < 4; ++i) {
        board.view.zoomIn();
    }
    const QPoint before = board.placeOf({0, 0});
    wheelAt(board, {300, 300}, {120, 0});
    QVERIFY(board.placeOf({0, 0}).x() > before.x());
}

void TestBoardView::keysMoveAcrossAnEnlargedBoard() {
    Board board;
    const QPoint fitted = board.placeOf({0, 0});
    QTest::keyClick(&board.view, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(board.placeOf({0, 0}), fitted);
    QVERIFY(board.view.isFitted());
    for (int i = 0; i < 5; ++i) {
        board.view.zoomIn();
    }
    const auto moved = [&](Qt::Key key) {
        const QPoint before = board.placeOf({0, 0});
        QTest::keyClick(&board.view, key, Qt::ShiftModifier);
        return board.placeOf({0, 0}) - before;
    };
    QVERIFY(moved(Qt::Key_Right).x() < 0);
    QVERIFY(moved(Qt::Key_Left).x() > 0);
    QVERIFY(moved(Qt::Key_Down).y() < 0);
    QVERIFY(moved(Qt::Key_Up).y() > 0);
    QTest::keyClick(&board.view, Qt::Key_Home);
    QVERIFY(board.view.isFitted());
    QCOMPARE(board.placeOf({0, 0}), fitted);
}

void TestBoardView::theMiddleButtonPans() {
    Board board;
    for (int i = 0; i < 4; ++i) {
        board.view.zoomIn();
    }
    const QPoint before = board.placeOf({0, 0});
    QTest::mousePress(board.view.viewport(), Qt::MiddleButton, {}, {300, 300});
    QTest::mouseMove(board.view.viewport(), {340, 320});
    QTest::mouseRelease(board.view.viewport(), Qt::MiddleButton, {}, {340, 320});
    QCOMPARE(board.placeOf({0, 0}), before + QPoint(40, 20));
}

void TestBoardView::theSpaceBarPansWhileItIsHeld() {
    Board board;
    board.scene.setMarks({.spaces = {Space{2, 0}}});
    board.scene.setCursor({2, 0});
    QSignalSpy picked(&board.scene, &BoardScene::spacePicked);
    const QPoint before = board.placeOf({0, 0});
    QTest::keyPress(&board.view, Qt::Key_Space);
    board.drag({300, 300}, {340, 320});
    QTest::keyRelease(&board.view, Qt::Key_Space);
    QCOMPARE(board.placeOf({0, 0}), before + QPoint(40, 20));
    QVERIFY(picked.isEmpty());
}

/// In which something stands or lies; the rim has no names.
void TestBoardView::theEdgeNamesEveryColumnAndRow() {
    Board board;
    QCOMPARE(edge(board, BoardEdge::Side::bottom).join(u' '), QStringLiteral("d e f g"));
    QCOMPARE(edge(board, BoardEdge::Side::left).join(u' '), QStringLiteral("4 5"));
    board.show(tests::Setup(2).land("0,0", "tower").land("-4,-5", "sun").land("23,0", "moon").state());
    const QStringList columns = edge(board, BoardEdge::Side::bottom);
    QVERIFY2(columns.contains(QStringLiteral("-a")) && columns.contains(QStringLiteral("aa")),
             qPrintable(columns.join(u' ')));
    QVERIFY(edge(board, BoardEdge::Side::left).contains(QStringLiteral("-1")));
}

/// They lay on the dotted lines of the wasteland.
void TestBoardView::theEdgeLiesOutsideOfTheFrames() {
    Board board(tests::Setup(2).land("0,0", "tower").land("1,0", "sun").land("0,1", "moon").state());
    board.view.setNameRoom({16, 0, 16, 16});
    const auto frames = [&] {
        const QRectF rim = board.scene.geometry().tileOf({-1, -1}) | board.scene.geometry().tileOf({2, 2});
        const QRectF dotted =
            rim.adjusted(metrics::kDottedInset, metrics::kDottedInset, -metrics::kDottedInset, -metrics::kDottedInset);
        return QRectF(board.view.mapFromScene(dotted).boundingRect()).adjusted(1, 1, -1, -1);
    };
    for (int quarters = 0; quarters < 4; ++quarters) {
        board.view.setQuarterTurns(quarters);
        for (const BoardEdge::Side side : {BoardEdge::Side::bottom, BoardEdge::Side::left}) {
            const BoardEdge* strip = edgeOf(board, side);
            QVERIFY(strip != nullptr);
            QVERIFY(board.view.rect().contains(strip->geometry()));
            const bool isOutside = side == BoardEdge::Side::bottom ? strip->y() >= frames().bottom()
                                                                   : strip->geometry().right() <= frames().left();
            QVERIFY2(isOutside, qPrintable(QString::number(quarters)));
        }
    }
}

/// Names need at least ten pixels, also beside a board that fills its room.
void TestBoardView::theEdgeIsReadable() {
    Board board;
    for (const QSize size : {QSize(300, 240), QSize(900, 600), QSize(1600, 1200)}) {
        board.view.resize(size);
        tests::settle();
        const QFont letters = edgeOf(board, BoardEdge::Side::bottom)->font();
        QVERIFY(letters.pixelSize() >= 10 && letters.pixelSize() <= QFontInfo(board.view.font()).pixelSize());
    }
}

/// The board has the same size with and without room for names, if the view has that much more room.
void TestBoardView::roomForNamesIsBesideTheBoard() {
    Board board;
    const double zoom = board.view.zoom();
    const QPoint corner = board.placeOf({0, 0});
    board.view.setNameRoom({8, 0, 8, 6});
    board.view.resize(board.view.size() + QSize(16, 6));
    tests::settle();
    QCOMPARE(board.view.zoom(), zoom);
    QVERIFY((board.placeOf({0, 0}) - corner - QPoint(8, 0)).manhattanLength() <= 2);
}

void TestBoardView::theEdgeFollowsWhatIsInView() {
    Board board;
    board.view.zoomBy(4);
    board.view.centerOn(board.scene.geometry().centreOf({1, 0}));
    const QStringList columns = edge(board, BoardEdge::Side::bottom);
    QVERIFY2(columns.contains(QStringLiteral("e")) && !columns.contains(QStringLiteral("g")),
             qPrintable(columns.join(u' ')));
    board.show(tests::Setup(2).land("0,0", "tower").land("28,28", "moon").state());
    board.view.zoomBy(1.0 / 1000);
    for (const BoardEdge::Side side : {BoardEdge::Side::bottom, BoardEdge::Side::left}) {
        const std::vector<BoardEdge::Label> names = labels(board, side);
        QVERIFY(names.size() > 3);
        for (std::size_t i = 1; i < names.size(); ++i) {  // they do not overlap
            QVERIFY2(!names[i - 1].place.intersects(names[i].place), qPrintable(names[i].text));
        }
    }
}

void TestBoardView::theEdgeTurnsWithTheTable() {
    Board board;
    board.view.turnTable(1);  // north is to the right now
    QCOMPARE(edge(board, BoardEdge::Side::bottom).join(u' '), QStringLiteral("5 4"));
    QCOMPARE(edge(board, BoardEdge::Side::left).join(u' '), QStringLiteral("d e f g"));
    board.view.turnTable(1);
    QCOMPARE(edge(board, BoardEdge::Side::bottom).join(u' '), QStringLiteral("g f e d"));
}

void TestBoardView::theEdgeIsNotMirrored() {
    QApplication::setLayoutDirection(Qt::RightToLeft);
    {
        Board board;
        const QStringList columns = edge(board, BoardEdge::Side::bottom);
        const QRect rows = edgeOf(board, BoardEdge::Side::left)->geometry();
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(columns.join(u' '), QStringLiteral("d e f g"));
        QVERIFY(rows.right() < board.middleOf({0, 0}).x());  // row names stay on the left
    }
}

void TestBoardView::theEdgeCanBeHidden() {
    Board board;
    const double zoom = board.view.zoom();
    board.view.setEdgeShown(false);
    QVERIFY(edge(board, BoardEdge::Side::bottom).isEmpty());
    board.view.setEdgeShown(true);
    QVERIFY(!edge(board, BoardEdge::Side::bottom).isEmpty());
    QCOMPARE(board.view.zoom(), zoom);  // names take no room from the board
}

QTEST_MAIN(TestBoardView)
#include "tst_board_view.moc"
