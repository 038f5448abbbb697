// Drawing of pyramids.
#pragma once

#include "app/gui/look/art/board/pyramid_shape.h"
#include "app/gui/look/art/sprites.h"
#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"
#include "engine/model/facing.h"

#include <QRectF>

#include <memory>
#include <utility>

class QPainter;

namespace gnostica::gui {

/// The facing on the screen when the table is turned clockwise.
engine::Facing turned(engine::Facing facing, int quarterTurns);

/// Draws pyramids and caches the results. Light always comes from the top left of the screen.
class PyramidArt {
public:
    explicit PyramidArt(std::shared_ptr<RasterQueue> queue = std::make_shared<RasterQueue>())
        : sprites_(std::move(queue)) {}

    /// `box` is a square of side metrics::kPieceBox, scaled as needed.
    void paint(QPainter& painter, const QRectF& box, const PieceLook& look, const Theme& theme) const;

private:
    mutable Sprites sprites_;
};

}  // namespace gnostica::gui
