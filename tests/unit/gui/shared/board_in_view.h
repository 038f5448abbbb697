// A board in a window of its own, and a user with mouse and keys.
#pragma once

#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/board/items/piece_item.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/board_places.h"

#include <QTest>

#include <vector>

namespace gnostica::gui::playing {

using engine::PieceId;
using engine::Space;

/// Four territories in a row, three pieces on the second and one in the wasteland.
inline engine::State sample() {
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
    QPoint groundOf(Space space) const { return tests::groundOf(view, space); }
    QPoint middleOf(Space space) const { return tests::middleOf(view, space); }
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

}  // namespace gnostica::gui::playing
