// Draws pyramids.
#pragma once

#include "app/gui/art/board/pyramid_shape.h"
#include "app/gui/art/sprites.h"
#include "app/gui/art/svg.h"
#include "app/gui/art/theme.h"
#include "engine/model/facing.h"

#include <QRectF>

class QPainter;

namespace gnostica::gui {

/// The facing that an onlooker sees when the table is turned clockwise.
engine::Facing turned(engine::Facing facing, int quarterTurns);

/// Draws pyramids, and keeps what it has drawn. Light always falls from the onlooker's top left.
class PyramidArt {
public:
    /// `box` is a metrics::kPieceBox square, shrunk or enlarged at will.
    void paint(QPainter& painter, const QRectF& box, const PieceLook& look, const Theme& theme) const;

    Sprites& sprites() const { return sprites_; }

private:
    mutable Sprites sprites_;
};

}  // namespace gnostica::gui
