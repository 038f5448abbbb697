#include "app/gui/shared/options/layout/layout_painter.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/cards/card_pictures.h"
#include "app/gui/shared/options/layout/layout_board.h"
#include "app/wording/names.h"

#include <QPainter>

namespace gnostica::gui {

using engine::Card;

namespace {

void sheet(QPainter& painter, const QRectF& place, const QColor& fill, const QColor& edge) {
    painter.setPen(QPen(edge, 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(place, 4, 4);
}

/// A face-down card.
void back(QPainter& painter, const QRectF& place, const Theme& theme) {
    sheet(painter, place, theme.cardFace, theme.cardEdge);
    painter.setClipRect(place.adjusted(4, 4, -4, -4));
    QColor lines = theme.ink;
    lines.setAlphaF(0.6F);
    painter.setPen(QPen(lines, 1.2));
    for (double x = place.left() - place.height(); x < place.right(); x += 6) {
        painter.drawLine(QPointF(x, place.bottom()), QPointF(x + place.height(), place.top()));
    }
    painter.setClipping(false);
}

}  // namespace

void LayoutPainter::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme theme = isDark(board_.palette()) ? Theme::dark() : Theme::light();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(board_.isEnabled() ? 1 : 0.5);
    painter->fillRect(option.rect, theme.felt);
    const QRectF place = QRectF(option.rect).adjusted(2, 2, -2, -2);
    const LayoutPlan::Square square = LayoutBoard::squareOf(index);
    if (board_.plan().isHole(square)) {
        QColor faint = theme.wasteland;
        faint.setAlphaF(0.6F);
        painter->setPen(QPen(faint, 1, Qt::DotLine));
        painter->drawRect(place.adjusted(2.5, 2.5, -2.5, -2.5));
    } else if (board_.plan().isAnyCard(square)) {
        back(*painter, place, theme);
    } else {
        paintFace(*painter, place, square, theme);
    }
    if (board_.hasFocus() && index == board_.currentIndex()) {
        painter->setPen(QPen(theme.cursor, 3));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5));
    }
    painter->restore();
}

void LayoutPainter::paintFace(QPainter& painter, const QRectF& place, LayoutPlan::Square square,
                              const Theme& theme) const {
    sheet(painter, place, theme.cardFace, theme.cardEdge);
    const Card card = board_.plan().cardAt(square);
    const QString corner = card.isNone() ? QStringLiteral("?") : wording::cardCorner(card);
    QRectF upper = place.adjusted(2, 1, -2, 0);
    upper.setHeight(place.height() / 2);
    QFont font = board_.font();
    font.setBold(true);
    const double width = QFontMetricsF(font).horizontalAdvance(corner);
    if (width > upper.width()) {
        font = resized(font, upper.width() / width);
    }
    painter.setFont(font);
    painter.setPen(theme.ink);
    painter.drawText(upper, Qt::AlignCenter, corner);
    if (!card.isNone()) {
        const double side = place.height() / 2 - 3;
        const QRectF lower(place.center().x() - side / 2, place.center().y(), side, side);
        pictures_.paint(painter, lower, card.isMajor() ? emblemPath(card) : suitPath(card.suit()), theme.ink);
    }
}

}  // namespace gnostica::gui
