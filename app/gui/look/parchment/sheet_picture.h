// The picture of a sheet, painted once.
#pragma once

#include "app/gui/look/parchment/parchment_art.h"

#include <QPixmap>
#include <QSize>

class QPainter;

namespace gnostica::gui {

/// Keeps the picture of one sheet until its size, frame or theme changes.
class SheetPicture {
public:
    /// Draws a sheet with its shadow into a place of this size, in logical pixels.
    void paint(QPainter& painter, const QRect& place, SheetFrame frame, const Theme& theme);

private:
    QPixmap picture_;
    SheetFrame frame_ = SheetFrame::plain;
    std::size_t fingerprint_ = 0;  ///< of the theme
};

}  // namespace gnostica::gui
