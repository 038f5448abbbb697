// Shape of a pyramid, seen from above.
#pragma once

#include "engine/model/facing.h"
#include "engine/model/seat.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace gnostica::gui {

/// Appearance of a piece, independent of its place.
struct PieceLook {
    engine::Seat owner = engine::Seat::none;
    int size = 1;
    engine::Facing facing = engine::Facing::upright;
    friend bool operator==(const PieceLook&, const PieceLook&) = default;
};

/// Outline of a pyramid round the origin in units of the board. A lying one points in its facing, has its tip first and
/// a foot with cut corners; an upright one is a square.
QPolygonF outlineOf(const PieceLook& look);

/// Bounds of its picture, with keyline and shadow.
QRectF pictureOf(const PieceLook& look);

/// Radius of a pip with its outline.
inline constexpr double kPipReach = 5.6;

/// Centres of its pips, which are at its foot.
std::vector<QPointF> pipsOf(const PieceLook& look);

}  // namespace gnostica::gui
