// A laurel wreath in the manner of the woodcuts.
#pragma once

#include <QPointF>

class QPainter;

namespace gnostica::gui {

/// Draws two branches, tied with a red ribbon below and open above. `radius`: of the branches, without their leaves;
/// `growth`: the part that has grown from the knot, from 0 to 1. Has the same colours on every table, like the cards.
void paintLaurel(QPainter& painter, const QPointF& centre, double radius, double growth);

}  // namespace gnostica::gui
