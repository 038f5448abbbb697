// The piece of table under a picture of a board.
#pragma once

#include <QRectF>

class QPainter;

namespace gnostica::gui {

struct Theme;

/// A lamp over the middle, and a frame of ink.
void paintBoardFrame(QPainter& painter, const QRectF& frame, const Theme& theme);
/// The place of the board within its frame.
QRectF boardInFrame(const QRectF& frame);

}  // namespace gnostica::gui
