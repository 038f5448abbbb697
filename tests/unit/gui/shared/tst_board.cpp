// The board reports the target of the mouse or the keyboard, and shows the state that it is given.
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/shared/board/board_edge.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/board/items/mark_item.h"
#include "app/gui/shared/board/items/piece_item.h"
#include "app/gui/shared/board/items/territory_item.h"
#include "tests/support/positions.h"
#include "tests/unit/english.h"
#include "tests/unit/gui/laid_out.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <set>

using namespace gnostica;
using namespace gnostica::gui;
using engine::Facing;
using engine::PieceId;
using engine::Space;

namespace {

/// Four territories in a row, three pieces on the second and one in the wasteland.
engine::State sample() {
    return tests::Setup(2)
        .land("0,0", "tower")
        .land("1,0", "cups-7")
        .land("2,0", "swords-queen")
        .land("3,0", "discs-ace")
        .pieces({"A1N@1,0", "B3E@1,0", "A2U@1,0", "B1S@0,1"})
        .state();
}

struct Board {
    BoardScene scene;
    BoardView view{&scene};
    engine::State state;

    explicit Board(const engine::State& start = sample()) : state(start) {
        view.resize(900, 600);
        view.show();
        show(start);
        if (!QTest::qWaitForWindowExposed(&view, gnostica::tests::kPatienceMs)) {
            qFatal("no window");
        }
    }
    void show(const engine::State& now) {
        state = now;
        scene.sync(engine::View(*tests::baseRules(), now, engine::Seat::a), *tests::baseRules());
    }
    QPoint placeOf(const QPointF& point) const { return view.mapFromScene(point); }
    /// A free part of a space: the lower left corner of its card.
    QPoint groundOf(Space space) const { return placeOf(metrics::centreOf(space) + QPointF(-88, 80)); }
    QPoint pieceOf(int id) const { return placeOf(item(id)->pos()); }
    PieceItem* item(int id) const {
        for (QGraphicsItem* each : scene.items()) {
            auto* piece = qgraphicsitem_cast<PieceItem*>(each);
            if (piece != nullptr && piece->id() == PieceId(id)) {
                return piece;
            }
        }
        return nullptr;
    }
    template <class Item>
    std::vector<Item*> all() const {
        std::vector<Item*> found;
        for (QGraphicsItem* each : scene.items()) {
            if (auto* item = qgraphicsitem_cast<Item*>(each)) {
                found.push_back(item);
            }
        }
        return found;
    }
    void click(const QPoint& place, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(view.viewport(), button, Qt::NoModifier, place);
    }
    void drag(const QPoint& from, const QPoint& to) {
        QTest::mousePress(view.viewport(), Qt::LeftButton, Qt::NoModifier, from);
        QTest::mouseMove(view.viewport(), (from + to) / 2);
        QTest::mouseMove(view.viewport(), to);
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, Qt::NoModifier, to);
    }
};

}  // namespace

class TestBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { tests::speakEnglish(); }
    void clickingAPieceThatMayBePicked();
    void everyPieceOfACrowdCanBeClicked();
    void clickingAPieceOnASpaceThatMayBePicked();
    void clickingASpace();
    void clickingWhatMayNotBePickedAsksWhy();
    void rightClickAsksWhy();
    void outsideOfTheBoardNothingHappens();
    void draggingAPiece();
    void aPieceDroppedWhereItCameFromStays();
    void whatMayNotBePickedIsNotDragged();
    void syncCancelsADrag();
    void clicksWorkOnATurnedAndZoomedTable();
    void hoveringTellsTheSpace();

    void arrowKeysMoveTheCursor();
    void arrowKeysMeanTheScreen();
    void tabGoesThroughThePiecesOfASpaceAndOn();
    void enterAndTheSpaceBarPick();
    void shiftF10AsksWhy();
    void theCursorIsDescribed();

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
    void theSpaceBarPansWhileItIsHeld();

    void theEdgeNamesEveryColumnAndRow();
    void theEdgeFollowsWhatIsInView();
    void theEdgeTurnsWithTheTable();
    void theEdgeIsNotMirrored();
    void theEdgeCanBeHidden();
};

/// The names along an edge of the view, in screen order.
static std::vector<BoardEdge::Label> labels(const Board& board, BoardEdge::Side side) {
    const bool top = side == BoardEdge::Side::bottom;
    for (QObject* child : board.view.children()) {
        const auto* strip = dynamic_cast<const BoardEdge*>(child);
        if (strip == nullptr || !strip->isVisible() || (strip->width() > strip->height()) != top) {
            continue;
        }
        std::vector<BoardEdge::Label> names = strip->labels();
        std::ranges::sort(names, {},
                          [top](const BoardEdge::Label& name) { return top ? name.place.x() : name.place.y(); });
        return names;
    }
    return {};
}

static QStringList edge(const Board& board, BoardEdge::Side side) {
    QStringList names;
    for (const BoardEdge::Label& label : labels(board, side)) {
        names << label.text;
    }
    return names;
}

void TestBoard::clickingAPieceThatMayBePicked() {
    Board board;
    board.scene.setMarks({.pieces = {PieceId(1)}});
    QSignalSpy picked(&board.scene, &BoardScene::piecePicked);
    QSignalSpy asked(&board.scene, &BoardScene::whyNotAsked);
    board.click(board.pieceOf(1));
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][0].value<PieceId>(), PieceId(1));
    QVERIFY(asked.isEmpty());
}

/// Nine pieces in one space are small, but all visible.
void TestBoard::everyPieceOfACrowdCanBeClicked() {
    Board board(
        tests::Setup(3)
            .land("0,0", "tower")
            .pieces({"A1N@0,0", "A2E@0,0", "A3S@0,0", "B1W@0,0", "B2U@0,0", "B3N@0,0", "C1E@0,0", "C2S@0,0", "C3U@0,0"})
            .state());
    QSignalSpy picked(&board.scene, &BoardScene::piecePicked);
    turn::BoardMarks marks;
    for (int i = 0; i < 9; ++i) {
        marks.pieces.push_back(PieceId(i));
    }
    board.scene.setMarks(marks);
    for (int i = 0; i < 9; ++i) {
        board.click(board.pieceOf(i));
        QCOMPARE(picked.size(), i + 1);
        QCOMPARE(picked.last()[0].value<PieceId>(), PieceId(i));
    }
}

void TestBoard::clickingAPieceOnASpaceThatMayBePicked() {
    Board board;
    board.scene.setMarks({.spaces = {Space{1, 0}}});
    QSignalSpy picked(&board.scene, &BoardScene::spacePicked);
    board.click(board.pieceOf(1));
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][0].value<Space>(), (Space{1, 0}));
}

void TestBoard::clickingASpace() {
    Board board;
    board.scene.setMarks({.spaces = {Space{2, 0}, Space{-1, 0}}, .pickedSpaces = {Space{3, 0}}});
    QSignalSpy picked(&board.scene, &BoardScene::spacePicked);
    board.click(board.groundOf({2, 0}));
    board.click(board.groundOf({-1, 0}));
    board.click(board.groundOf({3, 0}));  // already picked: can be undone
    QCOMPARE(picked.size(), 3);
    QCOMPARE(picked[1][0].value<Space>(), (Space{-1, 0}));
}

void TestBoard::clickingWhatMayNotBePickedAsksWhy() {
    Board board;
    QSignalSpy asked(&board.scene, &BoardScene::whyNotAsked);
    board.click(board.pieceOf(1));
    board.click(board.groundOf({2, 0}));
    QCOMPARE(asked.size(), 2);
    QCOMPARE(asked[0][0].value<std::optional<Space>>(), std::optional(Space{1, 0}));
    QCOMPARE(asked[0][1].value<std::optional<PieceId>>(), std::optional(PieceId(1)));
    QCOMPARE(asked[1][1].value<std::optional<PieceId>>(), std::nullopt);
}

void TestBoard::rightClickAsksWhy() {
    Board board;
    board.scene.setMarks({.pieces = {PieceId(1)}});
    QSignalSpy picked(&board.scene, &BoardScene::piecePicked);
    QSignalSpy asked(&board.scene, &BoardScene::whyNotAsked);
    QContextMenuEvent event(QContextMenuEvent::Mouse, board.pieceOf(1),
                            board.view.viewport()->mapToGlobal(board.pieceOf(1)));
    QCoreApplication::sendEvent(board.view.viewport(), &event);
    QCOMPARE(asked.size(), 1);
    QVERIFY(picked.isEmpty());
}

void TestBoard::outsideOfTheBoardNothingHappens() {
    Board board;
    QSignalSpy asked(&board.scene, &BoardScene::whyNotAsked);
    board.click(board.placeOf(metrics::centreOf({-1, -1})));
    QVERIFY(asked.isEmpty());
}

void TestBoard::draggingAPiece() {
    Board board;
    board.scene.setMarks({.pieces = {PieceId(1)}});
    QSignalSpy lifted(&board.scene, &BoardScene::pieceLifted);
    QSignalSpy dragged(&board.scene, &BoardScene::pieceDragged);
    QSignalSpy picked(&board.scene, &BoardScene::piecePicked);
    const QPointF home = board.item(1)->pos();
    board.drag(board.pieceOf(1), board.groundOf({3, 0}));
    QCOMPARE(lifted.size(), 1);
    QCOMPARE(dragged.size(), 1);
    QCOMPARE(dragged[0][0].value<PieceId>(), PieceId(1));
    QCOMPARE(dragged[0][1].value<Space>(), (Space{3, 0}));
    QVERIFY(picked.isEmpty());
    QCOMPARE(board.item(1)->pos(), home);  // only a step moves a piece
}

void TestBoard::aPieceDroppedWhereItCameFromStays() {
    Board board;
    board.scene.setMarks({.pieces = {PieceId(1)}});
    QSignalSpy dragged(&board.scene, &BoardScene::pieceDragged);
    board.drag(board.pieceOf(1), board.groundOf({1, 0}));
    QVERIFY(dragged.isEmpty());
}

void TestBoard::whatMayNotBePickedIsNotDragged() {
    Board board;
    QSignalSpy dragged(&board.scene, &BoardScene::pieceDragged);
    board.drag(board.pieceOf(1), board.groundOf({3, 0}));
    QVERIFY(dragged.isEmpty());
}

/// A computer's step may arrive during a drag.
void TestBoard::syncCancelsADrag() {
    Board board;
    board.scene.setMarks({.pieces = {PieceId(1)}});
    QSignalSpy dragged(&board.scene, &BoardScene::pieceDragged);
    QTest::mousePress(board.view.viewport(), Qt::LeftButton, Qt::NoModifier, board.pieceOf(1));
    QTest::mouseMove(board.view.viewport(), board.groundOf({3, 0}));
    board.show(tests::Setup(2).land("0,0", "tower").state());
    QTest::mouseRelease(board.view.viewport(), Qt::LeftButton, Qt::NoModifier, board.groundOf({0, 0}));
    QVERIFY(dragged.isEmpty());
    QVERIFY(board.all<PieceItem>().empty());
}

void TestBoard::clicksWorkOnATurnedAndZoomedTable() {
    Board board;
    board.scene.setMarks({.spaces = {Space{2, 0}}, .pieces = {PieceId(2)}});
    QSignalSpy piece(&board.scene, &BoardScene::piecePicked);
    QSignalSpy space(&board.scene, &BoardScene::spacePicked);
    board.view.turnTable(1);
    board.view.zoomBy(1.3);
    board.view.centerOn(metrics::centreOf({1, 0}));
    board.click(board.pieceOf(2));
    board.click(board.groundOf({2, 0}));
    QCOMPARE(piece.size(), 1);
    QCOMPARE(space.size(), 1);
}

void TestBoard::hoveringTellsTheSpace() {
    Board board;
    QSignalSpy hovered(&board.scene, &BoardScene::hovered);
    QTest::mouseMove(board.view.viewport(), board.groundOf({2, 0}));
    QTest::mouseMove(board.view.viewport(), board.groundOf({2, 0}) + QPoint(3, 3));
    QTest::mouseMove(board.view.viewport(), board.placeOf(metrics::centreOf({-1, -1})));
    QTRY_COMPARE(hovered.size(), 2);
    QCOMPARE(hovered[0][0].value<std::optional<Space>>(), std::optional(Space{2, 0}));
    QCOMPARE(hovered[1][0].value<std::optional<Space>>(), std::nullopt);
}

void TestBoard::arrowKeysMoveTheCursor() {
    Board board;
    board.scene.setCursor({0, 0});
    QTest::keyClick(&board.view, Qt::Key_Right);
    QCOMPARE(board.scene.cursorSpace(), std::optional(Space{1, 0}));
    QTest::keyClick(&board.view, Qt::Key_Down);
    QCOMPARE(board.scene.cursorSpace(), std::optional(Space{1, 1}));
    QTest::keyClick(&board.view, Qt::Key_Down);  // there is no target farther south
    QCOMPARE(board.scene.cursorSpace(), std::optional(Space{1, 1}));
    QTest::keyClick(&board.view, Qt::Key_Left);
    QTest::keyClick(&board.view, Qt::Key_Up);
    QCOMPARE(board.scene.cursorSpace(), std::optional(Space{0, 0}));
}

void TestBoard::arrowKeysMeanTheScreen() {
    Board board;
    board.scene.setCursor({1, 0});
    board.view.turnTable(1);  // north is to the right
    QTest::keyClick(&board.view, Qt::Key_Right);
    QCOMPARE(board.scene.cursorSpace(), std::optional(Space{1, -1}));
}

void TestBoard::tabGoesThroughThePiecesOfASpaceAndOn() {
    Board board;
    board.scene.setCursor({1, 0});
    QVERIFY(board.scene.cyclePiece(true));
    QVERIFY(board.scene.cyclePiece(true));
    QVERIFY(board.scene.cyclePiece(true));
    QVERIFY(!board.scene.cyclePiece(true));  // Tab leaves the board: no keyboard trap
    QVERIFY(board.scene.cyclePiece(false));
    QSignalSpy asked(&board.scene, &BoardScene::whyNotAsked);
    board.scene.pickAtCursor();
    QCOMPARE(asked[0][1].value<std::optional<PieceId>>(), std::optional(PieceId(2)));
}

void TestBoard::enterAndTheSpaceBarPick() {
    Board board;
    board.scene.setMarks({.spaces = {Space{2, 0}}, .pieces = {PieceId(0)}});
    QSignalSpy piece(&board.scene, &BoardScene::piecePicked);
    QSignalSpy space(&board.scene, &BoardScene::spacePicked);
    board.scene.setCursor({1, 0});
    board.scene.cyclePiece(true);
    QTest::keyClick(&board.view, Qt::Key_Return);
    QCOMPARE(piece.size(), 1);
    board.scene.setCursor({2, 0});
    QTest::keyClick(&board.view, Qt::Key_Space);
    QCOMPARE(space.size(), 1);
}

void TestBoard::shiftF10AsksWhy() {
    Board board;
    QSignalSpy asked(&board.scene, &BoardScene::whyNotAsked);
    board.scene.setCursor({2, 0});
    QTest::keyClick(&board.view, Qt::Key_F10, Qt::ShiftModifier);
    QCOMPARE(asked.size(), 1);
}

void TestBoard::theCursorIsDescribed() {
    Board board;
    board.scene.setMarks({.spaces = {Space{2, 0}}});
    QSignalSpy moved(&board.scene, &BoardScene::cursorMoved);
    board.scene.setCursor({2, 0});
    const QString text = moved.last()[0].toString();
    QVERIFY2(text.contains(QStringLiteral("Queen of Swords")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("can be picked")), qPrintable(text));
    QCOMPARE(board.view.accessibleDescription(), text);
    board.scene.setCursor({0, 1});
    QVERIFY(moved.last()[0].toString().contains(QStringLiteral("wasteland, 1 piece, ")));
    board.scene.setCursor({1, 0});
    QVERIFY(moved.last()[0].toString().contains(QStringLiteral(", 3 pieces, ")));
    board.scene.cyclePiece(true);
    QVERIFY(moved.last()[0].toString().contains(QStringLiteral("small")));
}

/// Items of unchanged things are kept: nothing flickers, and animations have something to move.
void TestBoard::syncReusesItems() {
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
    QCOMPARE(metrics::spaceAt(mover->pos()), (Space{2, 0}));
}

/// Piece ids shift when a piece leaves the board; items do not.
void TestBoard::aPieceThatLeavesTakesOnlyItsOwnItem() {
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

void TestBoard::marksAreShownAndForgotten() {
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

void TestBoard::aPreviewShowsGhosts() {
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
void TestBoard::allWastelandsAreShown() {
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
        const QRect square = board.view.mapFromScene(metrics::cellOf(space)).boundingRect();
        std::set<QRgb> seen;
        for (int y = square.top(); y < square.bottom(); ++y) {
            for (int x = square.left(); x < square.right(); ++x) {
                seen.insert(picture.pixel(x, y));
            }
        }
        return seen.size();
    };
    QVERIFY(colours({1, 1}) > 2 * colours({1, 2}));  // the void is the bare table
}

/// State first: an animation only shows the way, and can be cut short at any time.
void TestBoard::animationsEndWhereThingsBelong() {
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

void TestBoard::animationsCanBeSwitchedOff() {
    Board board;
    engine::State after = board.state;
    after.pieces[1].setSpace({2, 0});
    board.show(after);
    const QPointF end = board.item(1)->pos();
    board.scene.animate({engine::event::PieceChanged{sample().pieces[1], after.pieces[1]}}, 0);
    QCOMPARE(board.item(1)->pos(), end);
}

void TestBoard::theBoardIsFittedUntilSomebodyZooms() {
    Board board;
    QVERIFY(tests::inView(board.view).contains(board.scene.extent()));
    board.view.resize(500, 700);
    QTRY_VERIFY(tests::inView(board.view).contains(board.scene.extent()));
    board.view.zoomIn();
    const double zoom = board.view.zoom();
    board.view.resize(900, 600);
    QCOMPARE(board.view.zoom(), zoom);
}

void TestBoard::noPieceInAWastelandIsCutOff() {
    Board board;
    engine::State after = board.state;
    after.pieces[1].setSpace({after.territories[0].space.column, static_cast<std::int16_t>(-1)});
    QVERIFY(after.isWasteland(after.pieces[1].space()));
    board.show(after);
    const QRectF cell = metrics::cellOf(after.pieces[1].space());
    QVERIFY(tests::inView(board.view).contains(cell));
}

void TestBoard::keysZoomTurnAndFit() {
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
void TestBoard::theWheelZoomsOutToTheWhole() {
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

void TestBoard::theSpaceBarPansWhileItIsHeld() {
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

/// Including the wastelands around the territories.
void TestBoard::theEdgeNamesEveryColumnAndRow() {
    Board board;
    QCOMPARE(edge(board, BoardEdge::Side::bottom).join(u' '), QStringLiteral("c d e f g h"));
    QCOMPARE(edge(board, BoardEdge::Side::left).join(u' '), QStringLiteral("3 4 5"));
    board.show(tests::Setup(2).land("0,0", "tower").land("-4,-5", "sun").land("23,0", "moon").state());
    const QStringList columns = edge(board, BoardEdge::Side::bottom);
    QVERIFY2(columns.contains(QStringLiteral("-a")) && columns.contains(QStringLiteral("aa")),
             qPrintable(columns.join(u' ')));
    QVERIFY(edge(board, BoardEdge::Side::left).contains(QStringLiteral("-1")));
}

void TestBoard::theEdgeFollowsWhatIsInView() {
    Board board;
    board.view.zoomBy(4);
    board.view.centerOn(metrics::centreOf({1, 0}));
    const QStringList columns = edge(board, BoardEdge::Side::bottom);
    QVERIFY2(columns.contains(QStringLiteral("e")) && !columns.contains(QStringLiteral("h")),
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

void TestBoard::theEdgeTurnsWithTheTable() {
    Board board;
    board.view.turnTable(1);  // north is to the right now
    QCOMPARE(edge(board, BoardEdge::Side::bottom).join(u' '), QStringLiteral("5 4 3"));
    QCOMPARE(edge(board, BoardEdge::Side::left).join(u' '), QStringLiteral("c d e f g h"));
    board.view.turnTable(1);
    QCOMPARE(edge(board, BoardEdge::Side::bottom).join(u' '), QStringLiteral("h g f e d c"));
}

void TestBoard::theEdgeIsNotMirrored() {
    QApplication::setLayoutDirection(Qt::RightToLeft);
    {
        Board board;
        const QStringList columns = edge(board, BoardEdge::Side::bottom);
        const int left = board.view.viewport()->x();
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(columns.join(u' '), QStringLiteral("c d e f g h"));
        QVERIFY(left > 0);  // row names stay on the left
    }
}

void TestBoard::theEdgeCanBeHidden() {
    Board board;
    const int width = board.view.viewport()->width();
    board.view.setEdgeShown(false);
    QVERIFY(edge(board, BoardEdge::Side::bottom).isEmpty());
    QVERIFY(board.view.viewport()->width() > width);
    board.view.setEdgeShown(true);
    QCOMPARE(board.view.viewport()->width(), width);
}

QTEST_MAIN(TestBoard)
#include "tst_board.moc"
