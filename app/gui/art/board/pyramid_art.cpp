#include "app/gui/art/board/pyramid_art.h"

#include "app/gui/art/board/board_metrics.h"
#include "app/gui/art/board/pyramid_face.h"

#include <QHash>
#include <QPainter>
#include <QTransform>

namespace gnostica::gui {

namespace {

QPolygonF triangle(double base, double length) {
    return QPolygonF{QPointF(0, -length / 2), QPointF(base / 2, length / 2), QPointF(-base / 2, length / 2)};
}

}  // namespace

engine::Facing turned(engine::Facing facing, int quarterTurns) {
    return engine::turnedBy(facing, quarterTurns);
}

QPolygonF outlineOf(const PieceLook& look) {
    const double base = metrics::kBases[look.size - 1];
    if (look.facing == engine::Facing::upright) {
        const double half = base * 0.54;
        return QPolygonF{QPointF(-half, -half), QPointF(half, -half), QPointF(half, half), QPointF(-half, half)};
    }
    QTransform turn;
    turn.rotate(45.0 * engine::eighthsOf(look.facing));
    return turn.map(triangle(base, metrics::kLengths[look.size - 1]));
}

void PyramidArt::paint(QPainter& painter, const QRectF& box, const PieceLook& look, const Theme& theme) const {
    const std::size_t what =
        qHashMulti(theme.fingerprint(), static_cast<int>(look.owner), look.size, static_cast<int>(look.facing));
    sprites_.draw(painter, box, what, [&](QPainter& canvas, const QSizeF& size, int turns) {
        const PieceLook seen{look.owner, look.size, turned(look.facing, turns)};
        PyramidFace(canvas, pictures_, theme, size.width() / metrics::kPieceBox).paint(seen);
    });
}

}  // namespace gnostica::gui
