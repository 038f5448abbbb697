// Ribbons across the table.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QRectF>

class QPainter;

namespace gnostica::gui {

/// Length of a tail that hangs out on each side of a ribbon, as a part of the ribbon's height.
inline constexpr double kRibbonTail = 0.62;

/// The colour of letters on a ribbon, in every theme: its contrast is at least 6.5 to 1.
QColor ribbonLetters();

/// Draws a ribbon with tails behind its ends; `front` is the part that carries words. `unrolled` is from 0 to 1: it
/// unrolls from the middle; `tails` is how far the tails are out.
void paintRibbon(QPainter& painter, const QRectF& front, const Theme& theme, double unrolled = 1, double tails = 1);

}  // namespace gnostica::gui
