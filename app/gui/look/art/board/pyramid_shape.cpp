#include "app/gui/look/art/board/pyramid_shape.h"

#include "app/gui/look/art/board/board_metrics.h"

#include <QTransform>

namespace gnostica::gui {

namespace {

constexpr double kFoot = 5.8;       ///< height of the foot of a lying piece
constexpr double kFootPart = 0.86;  ///< width of the foot at the bottom, relative to the base
constexpr double kPipsAbove = 16;   ///< distance from the lower edge
constexpr double kPipStep = 11.8;
constexpr double kPipsOfUpright = 0.74;

QTransform turnOf(engine::Facing facing) {
    QTransform turn;
    turn.rotate(45.0 * engine::eighthsOf(facing));
    return turn;
}

}  // namespace

QPolygonF outlineOf(const PieceLook& look) {
    const int size = look.size - 1;
    if (look.facing == engine::Facing::upright) {
        const double half = metrics::kSides[size] / 2;
        return QPolygonF{QPointF(-half, -half), QPointF(half, -half), QPointF(half, half), QPointF(-half, half)};
    }
    const double base = metrics::kBases[size] / 2;
    const double half = metrics::kLengths[size] / 2;
    return turnOf(look.facing)
        .map(QPolygonF{QPointF(0, -half), QPointF(base, half - kFoot), QPointF(base * kFootPart, half),
                       QPointF(-base * kFootPart, half), QPointF(-base, half - kFoot)});
}

QRectF pictureOf(const PieceLook& look) {
    constexpr double kAround = 15;
    return outlineOf(look).boundingRect().adjusted(-kAround, -kAround, kAround, kAround);
}

std::vector<QPointF> pipsOf(const PieceLook& look) {
    const bool upright = look.facing == engine::Facing::upright;
    const int size = look.size - 1;
    const double y = upright ? metrics::kSides[size] / 2 * kPipsOfUpright : metrics::kLengths[size] / 2 - kPipsAbove;
    const QTransform turn = upright ? QTransform() : turnOf(look.facing);
    std::vector<QPointF> pips;
    for (int i = 0; i < look.size; ++i) {
        pips.push_back(turn.map(QPointF((i - size / 2.0) * kPipStep, y)));
    }
    return pips;
}

}  // namespace gnostica::gui
