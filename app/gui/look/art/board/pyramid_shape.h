// The shape of a pyramid, as it is seen from above.
#pragma once

#include "engine/model/facing.h"
#include "engine/model/seat.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace gnostica::gui {

/// What is to be seen of a piece, wherever it stands.
struct PieceLook {
    engine::Seat owner = engine::Seat::none;
    int size = 1;
    engine::Facing facing = engine::Facing::upright;
    friend bool operator==(const PieceLook&, const PieceLook&) = default;
};

/// The outline of a pyramid around the origin in the units of the board: one that lies points where it faces, its foot
/// cut at the corners; one that stands is a square. The first point of one that lies is its tip.
QPolygonF outlineOf(const PieceLook& look);

/// What is covered by its picture, with keyline and shadow.
QRectF pictureOf(const PieceLook& look);

/// The radius of a pip, its line included.
inline constexpr double kPipReach = 5.6;

/// The middles of its pips, which stand at its foot.
std::vector<QPointF> pipsOf(const PieceLook& look);

}  // namespace gnostica::gui
