// The table under the board.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QPixmap>
#include <QRect>
#include <QSize>

class QPainter;

namespace gnostica::gui {

/// A lamp hangs over the middle; the shade round it looks like a woodcut, as on the cards. The drawing belongs to the
/// window: it stays in place when the board is moved or enlarged.
class TableCloth {
public:
    /// Draws `part` of a table of this size at the painter's origin, in logical pixels.
    void paint(QPainter& painter, const QRect& part, const QSize& table, const Theme& theme);
    /// The colour of the corners; the middle has that of the theme.
    static QColor shadeOf(const Theme& theme);

private:
    QPixmap picture_;
    std::size_t fingerprint_ = 0;  ///< of the theme of the cached picture
};

}  // namespace gnostica::gui
