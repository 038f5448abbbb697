#include "app/gui/windows/game/stage/fitted_letters.h"

#include "app/gui/base/language/text_size.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QPainter>

namespace gnostica::gui {

void paintFittedWords(QPainter& painter, const QRect& place, QFont font, const QString& words,
                      Qt::Alignment alignment) {
    for (int pixels = QFontInfo(font).pixelSize();
         pixels > kLeastLetter && QFontMetrics(font).horizontalAdvance(words) > place.width();) {
        font.setPixelSize(--pixels);
    }
    painter.setFont(font);
    const QString shown = painter.fontMetrics().elidedText(words, Qt::ElideRight, place.width());
    painter.drawText(place, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
}

}  // namespace gnostica::gui
