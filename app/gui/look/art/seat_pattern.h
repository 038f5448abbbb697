// The patterns that tell owners apart beside the colours.
#pragma once

#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"

#include <QBrush>

class QPainter;

namespace gnostica::gui {

/// Fills with the marks of a pattern in `ink`; clear between them. `side`: of one tile, in the units of `painter`,
/// of which `scale` logical pixels make one. Nothing for Pattern::solid.
QBrush patternBrush(Pictures& pictures, Pattern pattern, const QColor& ink, double side, const QPainter& painter,
                    double scale = 1);

}  // namespace gnostica::gui
