// Draws pyramids.
#pragma once

#include "app/gui/art/sprites.h"
#include "app/gui/art/svg.h"
#include "app/gui/art/theme.h"
#include "engine/model/facing.h"
#include "engine/model/seat.h"

#include <QPolygonF>
#include <QRectF>

class QPainter;

namespace gnostica::gui {

/// What is to be seen of a piece, wherever it stands.
struct PieceLook {
    engine::Seat owner = engine::Seat::none;
    int size = 1;
    engine::Facing facing = engine::Facing::upright;
    friend bool operator==(const PieceLook&, const PieceLook&) = default;
};

/// The facing that an onlooker sees when the table is turned clockwise.
engine::Facing turned(engine::Facing facing, int quarterTurns);

/// The outline of a pyramid around the origin in the units of the board: a triangle that points where it faces, or
/// a square seen from above.
QPolygonF outlineOf(const PieceLook& look);

/// Draws pyramids, and keeps what it has drawn. Light always falls from the onlooker's top left.
class PyramidArt {
public:
    /// `box` is a metrics::kPieceBox square, shrunk or enlarged at will.
    void paint(QPainter& painter, const QRectF& box, const PieceLook& look, const Theme& theme) const;

    Sprites& sprites() const { return sprites_; }

private:
    mutable Sprites sprites_;
    mutable Pictures pictures_;
};

}  // namespace gnostica::gui
