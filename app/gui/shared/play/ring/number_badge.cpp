#include "app/gui/shared/play/ring/number_badge.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/ring_colours.h"
#include "app/language/numbers.h"

#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

void paintNumber(QPainter& painter, const QRect& button, int number, Qt::LayoutDirection direction) {
    const int side = std::clamp(button.height() * 9 / 20, 14, 24);
    QRect disc(0, 0, side, side);
    if (direction == Qt::RightToLeft) {
        disc.moveTopLeft(button.topLeft());
    } else {
        disc.moveTopRight(button.topRight());
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ring::kRim, 1.4));
    painter.setBrush(ring::kInk);
    painter.drawEllipse(QRectF(disc).adjusted(0.7, 0.7, -0.7, -0.7));
    QFont font = figuresFont(painter.font());
    font.setPixelSize(std::max(kLeastLetter, side * 13 / 20));
    painter.setFont(font);
    painter.setPen(ring::kRim);
    painter.drawText(disc, Qt::AlignCenter, language::number(number));
    painter.restore();
}

}  // namespace gnostica::gui
