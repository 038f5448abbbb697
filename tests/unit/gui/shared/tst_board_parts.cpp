// Parts of the board that need no window: arranging, matching, following events; and the small pickers.
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/board/piece_layout.h"
#include "app/gui/look/widgets/amount_picker.h"
#include "app/gui/look/widgets/facing_compass.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/gui/shared/board/board_cursor.h"
#include "app/gui/shared/board/items/matching.h"
#include "app/gui/shared/board/motion/piece_story.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>
#include <QTransform>
#include <rapidcheck.h>

#include <algorithm>
#include <array>

using namespace gnostica;
using namespace gnostica::gui;
using engine::Facing;
using engine::Piece;
using engine::Seat;
using engine::Space;

namespace {

Piece piece(Seat owner, int size, int column, Facing facing = Facing::north) {
    return {owner, size, facing, {static_cast<std::int16_t>(column), 0}};
}

/// All groups of this many pieces in three sizes and five facings; calls `see` with each.
template <class See>
void everyChoiceOf(int count, See see, std::vector<PieceLook> begun = {}) {
    if (static_cast<int>(begun.size()) == count) {
        see(begun);
        return;
    }
    for (int size = 1; size <= 3; ++size) {
        for (const Facing facing : {Facing::north, Facing::east, Facing::south, Facing::west, Facing::upright}) {
            begun.push_back({Seat::a, size, facing});
            everyChoiceOf(count, see, begun);
            begun.pop_back();
        }
    }
}

QPolygonF placedOutline(const PieceLook& look, const PieceSpot& spot) {
    return QTransform::fromTranslate(spot.offset.x(), spot.offset.y())
        .scale(spot.scale, spot.scale)
        .map(outlineOf(look));
}

QRectF placedBounds(const PieceLook& look, const PieceSpot& spot) {
    return placedOutline(look, spot).boundingRect();
}

/// The parts of a tile with index and name of a card.
QRectF indexPlace() {
    return {-0.45 * metrics::kTile, -0.45 * metrics::kTile, 0.25 * metrics::kTile, 0.15 * metrics::kTile};
}
QRectF namePlace() {
    return {-0.45 * metrics::kTile, 0.33 * metrics::kTile, 0.9 * metrics::kTile, 0.11 * metrics::kTile};
}

std::vector<std::optional<std::size_t>> matched(const std::vector<Piece>& before, const std::vector<Piece>& now) {
    return match(std::span<const Piece>(before), std::span<const Piece>(now));
}

}  // namespace

class TestBoardParts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void piecesStayOnTheirTile();
    void noPieceHidesThePipsOfAnother();
    void crowdsStandSideBySide();
    void indexAndNameStayFree();
    void uprightPiecesAreUnmistakable();
    void likePiecesKeepTheirItems();
    void aMovedPieceKeepsItsItem();
    void everyItemIsTakenOnce();
    void aPieceThatMovesAndShrinksIsOneStory();
    void aPieceThatComesAndGoes();
    void theCursorJumpsOverHoles();
    void theCompassPicksWhatIsLegal();
    void theCompassFollowsTheTable();
    void theCompassHasCornersWhereTheyMeanSomething();
    void digitsPressTheButtonsOfThePicker();
    void badgesAreNamed();
};

void TestBoardParts::piecesStayOnTheirTile() {
    const QRectF tile = metrics::tile();
    for (int count = 1; count <= 3; ++count) {
        everyChoiceOf(count, [&](const std::vector<PieceLook>& pieces) {
            const auto spots = arrange(pieces);
            QCOMPARE(spots.size(), pieces.size());
            for (std::size_t i = 0; i < pieces.size(); ++i) {
                QVERIFY(tile.contains(placedBounds(pieces[i], spots[i])));
            }
        });
    }
}

/// The pips show the size of a piece.
void TestBoardParts::noPieceHidesThePipsOfAnother() {
    for (int count = 2; count <= 3; ++count) {
        everyChoiceOf(count, [&](const std::vector<PieceLook>& pieces) {
            const auto spots = arrange(pieces);
            for (std::size_t below = 0; below < pieces.size(); ++below) {
                QVERIFY(spots[below].scale > 0.75);
                for (const QPointF& pip : pipsOf(pieces[below])) {
                    const QPointF place = spots[below].offset + pip * spots[below].scale;
                    for (std::size_t above = below + 1; above < pieces.size(); ++above) {
                        QVERIFY(!placedOutline(pieces[above], spots[above]).containsPoint(place, Qt::OddEvenFill));
                    }
                }
            }
        });
    }
}

void TestBoardParts::crowdsStandSideBySide() {
    for (int count = 4; count <= 40; ++count) {
        std::vector<PieceLook> pieces;
        for (int i = 0; i < count; ++i) {
            pieces.push_back({Seat::a, i % 3 + 1, engine::kFacings[static_cast<std::size_t>(i) % 5]});
        }
        const auto spots = arrange(pieces);
        QCOMPARE(spots.size(), pieces.size());
        for (std::size_t i = 0; i < spots.size(); ++i) {
            const QRectF bounds = placedBounds(pieces[i], spots[i]);
            QVERIFY(metrics::tile().contains(bounds));
            QVERIFY2(!bounds.intersects(indexPlace()), qPrintable(QString::number(count)));
            for (std::size_t j = 0; j < i; ++j) {
                QVERIFY2(!bounds.intersects(placedBounds(pieces[j], spots[j])), qPrintable(QString::number(count)));
            }
        }
    }
    QVERIFY(arrange(std::vector<PieceLook>{}).empty());
}

/// Only the tip of a large piece that points north or south comes close.
void TestBoardParts::indexAndNameStayFree() {
    for (int count = 1; count <= 2; ++count) {
        everyChoiceOf(count, [&](const std::vector<PieceLook>& pieces) {
            const auto spots = arrange(pieces);
            for (std::size_t i = 0; i < pieces.size(); ++i) {
                const QPolygonF outline = placedOutline(pieces[i], spots[i]);
                QVERIFY(outline.intersected(QPolygonF(indexPlace())).isEmpty());
                QVERIFY(outline.intersected(QPolygonF(namePlace())).isEmpty());
            }
        });
    }
}

/// An upright piece is as wide as it is high; one that points is longer than wide.
void TestBoardParts::uprightPiecesAreUnmistakable() {
    for (int size = 1; size <= 3; ++size) {
        const QRectF standing = outlineOf({Seat::a, size, Facing::upright}).boundingRect();
        const QRectF lying = outlineOf({Seat::a, size, Facing::north}).boundingRect();
        QCOMPARE(standing.width(), standing.height());
        QVERIFY(lying.height() > lying.width() * 1.4);
        for (const Facing facing : {Facing::upright, Facing::east}) {
            const PieceLook look{Seat::a, size, facing};
            const auto pips = pipsOf(look);
            QCOMPARE(pips.size(), static_cast<std::size_t>(size));
            for (const QPointF& pip : pips) {
                QVERIFY(outlineOf(look).containsPoint(pip, Qt::OddEvenFill));
            }
        }
    }
}

void TestBoardParts::likePiecesKeepTheirItems() {
    const auto places = matched({piece(Seat::a, 1, 0), piece(Seat::b, 2, 0), piece(Seat::a, 1, 1)},
                                {piece(Seat::a, 1, 0), piece(Seat::a, 1, 1)});
    QCOMPARE(places[0], std::optional<std::size_t>(0));
    QCOMPARE(places[1], std::optional<std::size_t>(2));
}

void TestBoardParts::aMovedPieceKeepsItsItem() {
    const auto places = matched({piece(Seat::a, 1, 0), piece(Seat::a, 2, 0)},
                                {piece(Seat::a, 1, 0), piece(Seat::a, 2, 3, Facing::upright)});
    QCOMPARE(places[1], std::optional<std::size_t>(1));
}

void TestBoardParts::everyItemIsTakenOnce() {
    const bool held = rc::check("each place at most once, and none while one of the same look is free", [] {
        const auto any = [] {
            std::vector<Piece> pieces;
            for (int i = *rc::gen::inRange(0, 8); i > 0; --i) {
                pieces.push_back(
                    piece(engine::seatAt(*rc::gen::inRange(0, 2)), *rc::gen::inRange(1, 4), *rc::gen::inRange(0, 2)));
            }
            return pieces;
        };
        const auto before = any();
        const auto now = any();
        std::vector<int> taken(before.size());
        for (const auto& place : matched(before, now)) {
            if (place) {
                RC_ASSERT(++taken[*place] == 1);
            }
        }
        const auto same = matched(before, before);
        for (std::size_t i = 0; i < same.size(); ++i) {
            RC_ASSERT(same[i] && before[*same[i]].bearsNameOf(before[i]));
        }
    });
    QVERIFY(held);
}

void TestBoardParts::aPieceThatMovesAndShrinksIsOneStory() {
    const Piece start = piece(Seat::b, 3, 0);
    const Piece moved = piece(Seat::b, 3, 2);
    const Piece shrunk = piece(Seat::b, 1, 2);
    const auto stories = storiesOf({engine::event::PieceChanged{start, moved}, engine::event::CardPlayed{},
                                    engine::event::PieceChanged{moved, shrunk}});
    QCOMPARE(stories.size(), std::size_t{1});
    QVERIFY(stories[0].first == start && stories[0].last == shrunk);
    QVERIFY(!stories[0].came && !stories[0].left);
}

void TestBoardParts::aPieceThatComesAndGoes() {
    const Piece born = piece(Seat::a, 1, 0);
    const auto stories =
        storiesOf({engine::event::PieceAdded{born}, engine::event::PieceRemoved{born, engine::Cause::leftInVoid},
                   engine::event::PieceAdded{born}});
    QCOMPARE(stories.size(), std::size_t{2});
    QVERIFY(stories[0].came && stories[0].left);
    QVERIFY(stories[1].came && !stories[1].left);
}

void TestBoardParts::theCursorJumpsOverHoles() {
    const std::vector<Space> spaces{{0, 0}, {3, 0}, {3, 1}, {0, 5}};
    BoardCursor cursor;
    cursor.place({0, 0});
    cursor.move(Facing::east, spaces);
    QCOMPARE(cursor.space(), std::optional(Space{3, 0}));
    cursor.move(Facing::west, spaces);
    cursor.move(Facing::south, spaces);
    QCOMPARE(cursor.space(), std::optional(Space{0, 5}));
    cursor.leaveIfGone(std::vector<Space>{{1, 1}}, 0);
    QVERIFY(!cursor.space());
}

void TestBoardParts::theCompassPicksWhatIsLegal() {
    FacingCompass compass;
    compass.setFacings(std::array{Facing::north, Facing::upright});
    QSignalSpy picked(&compass, &FacingCompass::facingPicked);
    QTest::keyClick(&compass, Qt::Key_Up);
    QTest::keyClick(&compass, Qt::Key_Right);
    QTest::keyClick(&compass, Qt::Key_5, Qt::KeypadModifier);
    QTest::keyClick(&compass, Qt::Key_U);
    QCOMPARE(picked.size(), 3);
    QCOMPARE(picked[0][0].value<Facing>(), Facing::north);
    QCOMPARE(picked[2][0].value<Facing>(), Facing::upright);
    const auto buttons = compass.findChildren<QAbstractButton*>();
    QVERIFY(buttons[0]->isEnabled() && !buttons[1]->isEnabled());
    QTest::mouseClick(buttons[0], Qt::LeftButton);
    QCOMPARE(picked.size(), 4);
    QVERIFY(!buttons[0]->isChecked());  // the caller decides which is picked
    compass.setPicked(Facing::north);
    QVERIFY(buttons[0]->isChecked());
}

void TestBoardParts::theCompassFollowsTheTable() {
    FacingCompass compass;
    compass.setFacings(engine::kFacings);
    compass.setQuarterTurns(1);  // north is to the right
    QSignalSpy picked(&compass, &FacingCompass::facingPicked);
    QTest::keyClick(&compass, Qt::Key_Right);
    QTest::keyClick(&compass, Qt::Key_U);
    QCOMPARE(picked[0][0].value<Facing>(), Facing::north);
    QCOMPARE(picked[1][0].value<Facing>(), Facing::upright);
}

/// If pieces may point diagonally, the corners exist, with digits as on the numeric pad.
void TestBoardParts::theCompassHasCornersWhereTheyMeanSomething() {
    FacingCompass compass;
    compass.resize(150, 150);
    const auto shown = [&] {
        const auto buttons = compass.findChildren<QAbstractButton*>();
        return std::ranges::count_if(buttons, [&](const auto* button) { return button->isVisibleTo(&compass); });
    };
    QSignalSpy picked(&compass, &FacingCompass::facingPicked);
    compass.setFacings(engine::kFacings);
    QCOMPARE(shown(), 5);
    QTest::keyClick(&compass, Qt::Key_9);
    QVERIFY(picked.isEmpty());
    compass.setFacings(engine::kAllFacings);
    QCOMPARE(shown(), 9);
    QTest::keyClick(&compass, Qt::Key_9);
    QCOMPARE(picked.takeFirst()[0].value<Facing>(), Facing::northEast);
    compass.setQuarterTurns(1);  // north is to the right
    QTest::keyClick(&compass, Qt::Key_9);
    QCOMPARE(picked.takeFirst()[0].value<Facing>(), Facing::northWest);
}

void TestBoardParts::digitsPressTheButtonsOfThePicker() {
    AmountPicker picker;
    picker.setMost(3);
    QSignalSpy picked(&picker, &AmountPicker::amountPicked);
    QTest::keyClick(&picker, Qt::Key_2);
    QTest::keyClick(&picker, Qt::Key_4);
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][0].toInt(), 2);
    picker.setAmounts({0, 4});
    QTest::keyClick(&picker, Qt::Key_4);
    QCOMPARE(picked.last()[0].toInt(), 4);
}

void TestBoardParts::badgesAreNamed() {
    SeatBadge badge;
    badge.setSeat(Seat::c);
    QVERIFY(badge.accessibleName().contains(QLatin1Char('C')));
    QCOMPARE(seatLetter(Seat::none), QString());
}

QTEST_MAIN(TestBoardParts)
#include "tst_board_parts.moc"
