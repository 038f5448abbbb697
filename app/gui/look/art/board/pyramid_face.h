// Drawing of one pyramid.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"

#include <QPainter>
#include <QPolygonF>

namespace gnostica::gui {

/// Draws a pyramid so that its pictureOf() begins at the origin of a painter: a soft shadow, a paper keyline, shaded
/// sides and an ink outline. Lives for one drawing.
class PyramidFace {
public:
    /// `scale`: logical pixels per unit of the board.
    PyramidFace(QPainter& painter, Pictures& pictures, const Theme& theme, double scale);

    void paint(const PieceLook& look);

private:
    void shadow(const QPolygonF& outline);
    void keyline(const QPolygonF& outline);
    void lying(const PieceLook& look, const QPolygonF& outline);
    void upright(const PieceLook& look, const QPolygonF& outline);
    /// A side of the pyramid; `light` from -1 (dark) to 1; `marks`: opacity of its seat's pattern.
    void facet(const QPolygonF& shape, const SeatLook& seat, double light, double marks);
    void ridge(const QPointF& from, const QPointF& to, const QColor& colour, double width);
    void edge(const QPolygonF& outline);
    void pips(const PieceLook& look);

    QPainter& painter_;
    Pictures& pictures_;
    const Theme& theme_;
    double scale_;
};

}  // namespace gnostica::gui
