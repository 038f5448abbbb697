// Light round something that has won.
#pragma once

class QColor;
class QPainter;
class QPointF;

namespace gnostica::gui {

/// Draws a glow and 56 cuts of light round a point; the same for the same place.
void paintRays(QPainter& painter, const QPointF& centre, double radius, const QColor& gold);

}  // namespace gnostica::gui
