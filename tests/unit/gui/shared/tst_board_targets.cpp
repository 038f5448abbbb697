// The board reports the target of the mouse or the keyboard.
#include "tests/unit/english.h"
#include "tests/unit/gui/shared/board_in_view.h"

#include <QContextMenuEvent>
#include <QSignalSpy>
#include <QTest>

using namespace gnostica;
using namespace gnostica::gui;
using engine::PieceId;
using engine::Space;
using gnostica::gui::playing::Board;

class TestBoardTargets : public QObject {
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
};

void TestBoardTargets::clickingAPieceThatMayBePicked() {
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
void TestBoardTargets::everyPieceOfACrowdCanBeClicked() {
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

void TestBoardTargets::clickingAPieceOnASpaceThatMayBePicked() {
    Board board;
    board.scene.setMarks({.spaces = {Space{1, 0}}});
    QSignalSpy picked(&board.scene, &BoardScene::spacePicked);
    board.click(board.pieceOf(1));
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][0].value<Space>(), (Space{1, 0}));
}

void TestBoardTargets::clickingASpace() {
    Board board;
    board.scene.setMarks({.spaces = {Space{2, 0}, Space{-1, 0}}, .pickedSpaces = {Space{3, 0}}});
    QSignalSpy picked(&board.scene, &BoardScene::spacePicked);
    board.click(board.groundOf({2, 0}));
    board.click(board.groundOf({-1, 0}));
    board.click(board.groundOf({3, 0}));  // already picked: can be undone
    QCOMPARE(picked.size(), 3);
    QCOMPARE(picked[1][0].value<Space>(), (Space{-1, 0}));
}

void TestBoardTargets::clickingWhatMayNotBePickedAsksWhy() {
    Board board;
    QSignalSpy asked(&board.scene, &BoardScene::whyNotAsked);
    board.click(board.pieceOf(1));
    board.click(board.groundOf({2, 0}));
    QCOMPARE(asked.size(), 2);
    QCOMPARE(asked[0][0].value<std::optional<Space>>(), std::optional(Space{1, 0}));
    QCOMPARE(asked[0][1].value<std::optional<PieceId>>(), std::optional(PieceId(1)));
    QCOMPARE(asked[1][1].value<std::optional<PieceId>>(), std::nullopt);
}

void TestBoardTargets::rightClickAsksWhy() {
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

void TestBoardTargets::outsideOfTheBoardNothingHappens() {
    Board board;
    QSignalSpy asked(&board.scene, &BoardScene::whyNotAsked);
    board.click(board.middleOf({-1, -1}));
    QVERIFY(asked.isEmpty());
}

void TestBoardTargets::draggingAPiece() {
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

void TestBoardTargets::aPieceDroppedWhereItCameFromStays() {
    Board board;
    board.scene.setMarks({.pieces = {PieceId(1)}});
    QSignalSpy dragged(&board.scene, &BoardScene::pieceDragged);
    board.drag(board.pieceOf(1), board.groundOf({1, 0}));
    QVERIFY(dragged.isEmpty());
}

void TestBoardTargets::whatMayNotBePickedIsNotDragged() {
    Board board;
    QSignalSpy dragged(&board.scene, &BoardScene::pieceDragged);
    board.drag(board.pieceOf(1), board.groundOf({3, 0}));
    QVERIFY(dragged.isEmpty());
}

/// A computer's step may arrive during a drag.
void TestBoardTargets::syncCancelsADrag() {
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

void TestBoardTargets::clicksWorkOnATurnedAndZoomedTable() {
    Board board;
    board.scene.setMarks({.spaces = {Space{2, 0}}, .pieces = {PieceId(2)}});
    QSignalSpy piece(&board.scene, &BoardScene::piecePicked);
    QSignalSpy space(&board.scene, &BoardScene::spacePicked);
    board.view.turnTable(1);
    board.view.zoomBy(1.3);
    board.view.centerOn(board.scene.geometry().centreOf({1, 0}));
    board.click(board.pieceOf(2));
    board.click(board.groundOf({2, 0}));
    QCOMPARE(piece.size(), 1);
    QCOMPARE(space.size(), 1);
}

void TestBoardTargets::hoveringTellsTheSpace() {
    Board board;
    QSignalSpy hovered(&board.scene, &BoardScene::hovered);
    QTest::mouseMove(board.view.viewport(), board.groundOf({2, 0}));
    QTest::mouseMove(board.view.viewport(), board.groundOf({2, 0}) + QPoint(3, 3));
    QTest::mouseMove(board.view.viewport(), board.middleOf({-1, -1}));
    QTRY_COMPARE(hovered.size(), 2);
    QCOMPARE(hovered[0][0].value<std::optional<Space>>(), std::optional(Space{2, 0}));
    QCOMPARE(hovered[1][0].value<std::optional<Space>>(), std::nullopt);
}

void TestBoardTargets::arrowKeysMoveTheCursor() {
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

void TestBoardTargets::arrowKeysMeanTheScreen() {
    Board board;
    board.scene.setCursor({1, 0});
    board.view.turnTable(1);  // north is to the right
    QTest::keyClick(&board.view, Qt::Key_Right);
    QCOMPARE(board.scene.cursorSpace(), std::optional(Space{1, -1}));
}

void TestBoardTargets::tabGoesThroughThePiecesOfASpaceAndOn() {
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

void TestBoardTargets::enterAndTheSpaceBarPick() {
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

void TestBoardTargets::shiftF10AsksWhy() {
    Board board;
    QSignalSpy asked(&board.scene, &BoardScene::whyNotAsked);
    board.scene.setCursor({2, 0});
    QTest::keyClick(&board.view, Qt::Key_F10, Qt::ShiftModifier);
    QCOMPARE(asked.size(), 1);
}

void TestBoardTargets::theCursorIsDescribed() {
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

QTEST_MAIN(TestBoardTargets)
#include "tst_board_targets.moc"
