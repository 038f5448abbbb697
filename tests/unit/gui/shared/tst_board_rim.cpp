// Room by narrow wasteland: the rim of the board is narrow until a step puts something there.
#include "app/gui/shared/board/items/cursor_item.h"
#include "app/gui/shared/board/items/mark_item.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/laid_position.h"
#include "tests/unit/gui/shared/board_in_view.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::gui;
using engine::Facing;
using engine::Space;
using gnostica::gui::playing::Board;
using gnostica::gui::playing::lay;
using gnostica::gui::playing::Play;

namespace {

/// One of 18 cards.
std::string cardOf(int number) {
    return (number < 9 ? "cups-" : "rods-") + std::to_string(2 + number % 9);
}

std::string nameOf(int column, int row) {
    return std::to_string(column) + ',' + std::to_string(row);
}

/// A square of at most 4×4 cards from 0,0, with one piece in its corner.
engine::State square(int side) {
    tests::Setup setup(2);
    for (int i = 0; i < side * side; ++i) {
        setup.land(nameOf(i % side, i / side), cardOf(i));
    }
    return setup.pieces({"A2U@0,0"}).state();
}

/// A row and a column of nine cards that begin at 0,0.
engine::State largeCorner() {
    tests::Setup setup(2);
    for (int i = 0; i < 9; ++i) {
        setup.land(nameOf(i, 0), cardOf(i));
        if (i > 0) {
            setup.land(nameOf(0, i), cardOf(9 + i));
        }
    }
    return setup.state();
}

/// The piece in the corner has gone to another space.
engine::State movedTo(engine::State state, Space space) {
    state.pieces[0].setSpace(space);
    return state;
}

engine::EventList eventsOf(const engine::State& from, const engine::State& to) {
    return {engine::event::PieceChanged{from.pieces[0], to.pieces[0]}};
}

double depthOnScreen(const Board& board, Space space) {
    const QSizeF cell = board.scene.geometry().cellOf(space).size() * board.view.zoom();
    return std::min(cell.width(), cell.height());
}

/// Everything that must not change while someone chooses.
struct Look {
    explicit Look(const Board& board)
        : geometry(board.scene.geometry()),
          extent(board.scene.extent()),
          zoom(board.view.zoom()),
          corner(board.middleOf({0, 0})) {}
    BoardGeometry geometry;
    QRectF extent;
    double zoom;
    QPoint corner;
    friend bool operator==(const Look&, const Look&) = default;
};

}  // namespace

class TestBoardRim : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRimTakesHalfATileOnEachSide_data();
    void theRimTakesHalfATileOnEachSide();
    void aPieceInTheWastelandMakesItsRowFull();
    void narrowSpacesTakeClicks();
    void narrowSpacesTakeDrops();
    void marksAndCursorFitIntoNarrowSpaces();
    void ghostsFitIntoNarrowSpaces();
    void nothingMovesWhileOneChooses();
    void theRimGrowsAfterAStep();
    void theRimNarrowsAgain();
    void withoutAnimationItGrowsAtOnce();
    void theNextStepEndsTheGrowth();
    void aKeyEndsTheGrowth();
    void aZoomedBoardStaysWhereItIs();
    void targetsAreAtLeast30PixelsDeep();
    void forSettingUpEverySpaceIsFull();
    void aPieceIsPlacedOnANarrowSpace();
};

void TestBoardRim::theRimTakesHalfATileOnEachSide_data() {
    QTest::addColumn<QSize>("view");
    QTest::addColumn<int>("quarters");
    QTest::addColumn<double>("tile");
    QTest::newRow("1366x768") << QSize(880, 578) << 0 << 115.6;
    QTest::newRow("1366x768, turned") << QSize(880, 578) << 1 << 115.6;
    QTest::newRow("1920x1080") << QSize(1300, 835) << 0 << 167.0;
    QTest::newRow("1024x600") << QSize(560, 440) << 2 << 88.0;
    QTest::newRow("across") << QSize(400, 900) << 0 << 80.0;
}

void TestBoardRim::theRimTakesHalfATileOnEachSide() {
    QFETCH(QSize, view);
    QFETCH(int, quarters);
    QFETCH(double, tile);
    Board board(square(4));
    board.view.setQuarterTurns(quarters);
    board.view.resize(view);
    tests::settle();
    QCOMPARE(board.view.viewport()->size(), view);
    QVERIFY2(std::abs(board.view.zoom() * metrics::kCell - tile) < 0.01,
             qPrintable(QString::number(board.view.zoom() * metrics::kCell)));
    for (const Space edge : {Space{0, -1}, Space{-1, 2}, Space{4, 0}, Space{3, 4}}) {
        QVERIFY(std::abs(depthOnScreen(board, edge) - tile / 2) < 0.01);
        QVERIFY(tests::inView(board.view).contains(board.scene.geometry().tileOf(edge)));
    }
}

void TestBoardRim::aPieceInTheWastelandMakesItsRowFull() {
    Board board(movedTo(square(3), {1, -1}));
    const BoardGeometry& geometry = board.scene.geometry();
    QVERIFY(!geometry.isNarrow({1, -1}) && !geometry.isNarrow({0, -1}));
    QVERIFY(geometry.isNarrow({1, 3}));
    QCOMPARE(board.scene.extent().height(), 4.5 * metrics::kCell);
    QCOMPARE(geometry.spaceAt(board.item(0)->pos()), (Space{1, -1}));
}

void TestBoardRim::narrowSpacesTakeClicks() {
    Board board(square(3));
    board.scene.setMarks({.spaces = {Space{3, 1}, Space{1, -1}}});
    QSignalSpy picked(&board.scene, &BoardScene::spacePicked);
    for (int quarters = 0; quarters < 4; ++quarters) {
        board.view.setQuarterTurns(quarters);
        for (const Space space : {Space{3, 1}, Space{1, -1}}) {
            const QRect seen = board.view.mapFromScene(board.scene.geometry().tileOf(space)).boundingRect();
            for (const QPoint& place :
                 {seen.center(), seen.topLeft() + QPoint(2, 2), seen.bottomRight() - QPoint(2, 2)}) {
                picked.clear();
                board.click(place);
                QCOMPARE(picked.size(), 1);
                QCOMPARE(picked[0][0].value<Space>(), space);
            }
        }
    }
}

void TestBoardRim::narrowSpacesTakeDrops() {
    Board board(square(3));
    board.scene.setMarks({.pieces = {engine::PieceId(0)}});
    QSignalSpy dragged(&board.scene, &BoardScene::pieceDragged);
    board.drag(board.pieceOf(0), board.middleOf({-1, 0}));
    QCOMPARE(dragged.size(), 1);
    QCOMPARE(dragged[0][1].value<Space>(), (Space{-1, 0}));
}

void TestBoardRim::marksAndCursorFitIntoNarrowSpaces() {
    Board board(square(3));
    board.scene.setMarks({.spaces = {Space{3, 1}}});
    const QRectF cell = board.scene.geometry().cellOf({3, 1});
    const MarkItem* mark = board.all<MarkItem>().front();
    QCOMPARE(mark->mapRectToScene(mark->boundingRect()), cell);
    board.view.setFocus();
    board.scene.setCursor({3, 1});
    const CursorItem* cursor = board.all<CursorItem>().front();
    QCOMPARE(cursor->pos(), cell.center());
    QVERIFY(cursor->boundingRect().width() < 0.6 * cursor->boundingRect().height());
}

void TestBoardRim::ghostsFitIntoNarrowSpaces() {
    Board board(square(3));
    const QRectF cell = board.scene.geometry().cellOf({3, 1});
    for (const Facing facing : {Facing::upright, Facing::north, Facing::east}) {
        engine::Piece after = board.state.pieces[0];
        after.setSpace({3, 1});
        after.setFacing(facing);
        turn::BoardMarks marks;
        marks.preview = turn::Preview{};
        marks.preview->after = {after};
        marks.preview->territories = {{Space{1, 3}, engine::Card::major(0)}};
        board.scene.setMarks(marks);
        for (PieceItem* ghost : board.all<PieceItem>()) {
            if (ghost->id() == engine::kNoPiece) {
                QVERIFY(cell.contains(ghost->mapToScene(outlineOf(ghost->look())).boundingRect()));
            }
        }
        const auto cards = board.all<TerritoryItem>();
        const auto card = std::ranges::find_if(cards, [](const TerritoryItem* item) {
            return item->territory().space == Space{1, 3};
        });
        QVERIFY(card != cards.end());
        QVERIFY(board.scene.geometry().cellOf({1, 3}).contains((*card)->mapRectToScene(metrics::card())));
        board.scene.setMarks({});
    }
}

void TestBoardRim::nothingMovesWhileOneChooses() {
    Board board(square(3));
    const Look before(board);
    engine::Piece after = board.state.pieces[0];
    after.setSpace({3, 1});
    turn::BoardMarks marks{.spaces = {Space{3, 1}}, .pickedSpaces = {Space{1, -1}}};
    marks.preview = turn::Preview{};
    marks.preview->after = {after};
    board.scene.setMarks(marks);
    tests::settle();
    QVERIFY(Look(board) == before);
    board.scene.setMarks({});
    QVERIFY(Look(board) == before);
}

void TestBoardRim::theRimGrowsAfterAStep() {
    Board board(square(3));
    const Look before(board);
    const engine::State after = movedTo(board.state, {3, 1});
    const engine::EventList events = eventsOf(board.state, after);
    board.show(after);
    const Look end(board);  // the animation ends where the position is
    QVERIFY(!end.geometry.isNarrow({3, 1}) && end.extent.width() == before.extent.width() + metrics::kCell / 2);
    board.scene.animate(events, 200);
    QCOMPARE(board.scene.geometry().cellOf({3, 1}), before.geometry.cellOf({3, 1}));
    QCOMPARE(board.scene.extent(), before.extent);
    QVERIFY(std::abs(board.view.zoom() - before.zoom) < 1e-6);
    QTRY_VERIFY(Look(board) == end);
    const auto ground = board.all<SpaceItem>();
    const auto grown = std::ranges::find(ground, Space{3, 1}, &SpaceItem::space);
    QCOMPARE((*grown)->boundingRect().size(), QSizeF(metrics::kTile, metrics::kTile));
}

void TestBoardRim::theRimNarrowsAgain() {
    Board board(movedTo(square(3), {3, 1}));
    const engine::State after = movedTo(board.state, {2, 1});
    const engine::EventList events = eventsOf(board.state, after);
    board.show(after);
    const Look end(board);
    board.scene.animate(events, 100);
    QVERIFY(!(Look(board) == end));
    QTRY_VERIFY(Look(board) == end);
    QVERIFY(board.scene.geometry().isNarrow({3, 1}));
}

void TestBoardRim::withoutAnimationItGrowsAtOnce() {
    Board board(square(3));
    const engine::State after = movedTo(board.state, {3, 1});
    const engine::EventList events = eventsOf(board.state, after);
    board.show(after);
    const Look end(board);
    board.scene.animate(events, 0);
    QVERIFY(Look(board) == end);
    QVERIFY(board.scene.geometry().isSettled());
}

void TestBoardRim::theNextStepEndsTheGrowth() {
    Board board(square(3));
    const engine::State after = movedTo(board.state, {3, 1});
    const engine::EventList events = eventsOf(board.state, after);
    board.show(after);
    const Look end(board);
    board.scene.animate(events, 60'000);
    QVERIFY(!board.scene.geometry().isSettled());
    board.show(after);
    QVERIFY(Look(board) == end);
}

void TestBoardRim::aKeyEndsTheGrowth() {
    Board board(square(3));
    const engine::State after = movedTo(board.state, {3, 1});
    const engine::EventList events = eventsOf(board.state, after);
    board.show(after);
    const Look end(board);
    board.scene.animate(events, 60'000);
    QTest::keyClick(&board.view, Qt::Key_Shift);
    QVERIFY(Look(board) == end);
    QCOMPARE(board.item(0)->pos(), BoardGeometry().centreOf({3, 1}) + board.item(0)->spot().offset);
}

void TestBoardRim::aZoomedBoardStaysWhereItIs() {
    Board board(square(3));
    board.view.zoomBy(2);
    const Look before(board);
    board.show(movedTo(board.state, {3, 1}));
    QCOMPARE(board.view.zoom(), before.zoom);
    QVERIFY((board.middleOf({0, 0}) - before.corner).manhattanLength() <= 2);
}

/// As long as the tiles themselves are.
void TestBoardRim::targetsAreAtLeast30PixelsDeep() {
    Board board(largeCorner());
    for (const QSize& size : {QSize(900, 600), QSize(480, 480), QSize(400, 600), QSize(900, 900)}) {
        board.view.resize(size);
        tests::settle();
        for (const Space edge : {Space{0, -1}, Space{-1, 2}, Space{9, 0}, Space{3, 9}}) {
            QVERIFY2(depthOnScreen(board, edge) > 29.99, qPrintable(QString::number(depthOnScreen(board, edge))));
            const double pixel = 1 / board.view.zoom();
            const QRectF seen = tests::inView(board.view).adjusted(-pixel, -pixel, pixel, pixel);
            QVERIFY(seen.contains(board.scene.geometry().tileOf(edge)));
        }
    }
}

void TestBoardRim::forSettingUpEverySpaceIsFull() {
    Board board(square(3));
    board.scene.setRim(BoardRim::full);
    QVERIFY(!board.scene.geometry().isNarrow({3, 1}));
    QCOMPARE(board.scene.extent().size(), QSizeF(5 * metrics::kCell, 5 * metrics::kCell));
    board.scene.setOpenGround({{6, 0}});
    board.show(board.state);
    QCOMPARE(board.scene.geometry().spaceAt(BoardGeometry().centreOf({6, 0})), (Space{6, 0}));
    QCOMPARE(board.scene.extent().width(), 8 * metrics::kCell);
}

/// From the first click to the confirmed step, in the window.
void TestBoardRim::aPieceIsPlacedOnANarrowSpace() {
    Play play;
    play.start();
    tests::settle();
    const BoardGeometry& geometry = play.view()->board()->geometry();
    const BoardGeometry before = geometry;
    const double zoom = play.view()->zoom();
    constexpr Space edge{1, -1};
    QVERIFY(geometry.isNarrow(edge));
    play.click(tests::middleOf(*play.view(), edge));
    QVERIFY(play.turn().canConfirm());
    QVERIFY(geometry == before);
    QCOMPARE(play.view()->zoom(), zoom);
    play.key(Qt::Key_Return);
    QVERIFY2(tests::piecesOf(play.session().game().state()).find("@1,-1") != std::string::npos,
             tests::piecesOf(play.session().game().state()).c_str());
    QVERIFY(!geometry.isNarrow(edge));
    QCOMPARE(geometry.cellOf(edge).size(), QSizeF(metrics::kCell, metrics::kCell));
}

QTEST_MAIN(TestBoardRim)
#include "tst_board_rim.moc"
