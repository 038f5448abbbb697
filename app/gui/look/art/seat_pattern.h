// Patterns that distinguish owners in addition to colours.
#pragma once

#include "app/gui/base/settings/seat_look.h"
#include "app/gui/look/art/svg.h"

#include <QBrush>
#include <QColor>

class QPainter;

namespace gnostica::gui {

/// A brush with a pattern in `ink` on a transparent ground. `side`: size of one tile in units of `painter`, each of
/// which is `scale` logical pixels. No brush for Pattern::solid.
QBrush patternBrush(Pictures& pictures, Pattern pattern, const QColor& ink, double side, const QPainter& painter,
                    double scale = 1);

}  // namespace gnostica::gui
