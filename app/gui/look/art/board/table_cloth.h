// The table under the board.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QPixmap>
#include <QRect>
#include <QSize>

class QPainter;

namespace gnostica::gui {

/// A lamp hangs over the middle; the shade around it is cut in wood, as the cards are. It belongs to the window: when
/// the board is moved or enlarged it stays.
class TableCloth {
public:
    /// Draws `part` of a table of this size at the painter's origin, in logical pixels.
    void paint(QPainter& painter, const QRect& part, const QSize& table, const Theme& theme);
    /// The colour of its corners; the middle is as the theme has it.
    static QColor shadeOf(const Theme& theme);

private:
    QPixmap picture_;
    std::size_t fingerprint_ = 0;  ///< of the theme in which it is drawn
};

}  // namespace gnostica::gui
