#include "app/gui/shared/panels/hand/card_shadow.h"

#include <QPainter>

namespace gnostica::gui {

namespace {

/// Layers that together make a soft edge.
constexpr int kShadowLayers = 6;

QPixmap drawnShadow(const QSize& card, const QColor& colour, double ratio) {
    constexpr int kAround = CardShadow::kMargin;
    QPixmap pixmap((card + QSize(2 * kAround, 2 * kAround)) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(kAround, kAround);
    painter.setPen(Qt::NoPen);
    QColor thin = colour;
    thin.setAlphaF(0.05F);
    painter.setBrush(thin);
    const double corner = card.width() * 22 / 420.0;
    for (int layer = kShadowLayers; layer > 0; --layer) {
        const QRectF place(-layer * 0.6, 2 - layer * 0.3, card.width() + layer * 1.2, card.height() + layer * 1.2);
        painter.drawRoundedRect(place, corner + layer, corner + layer);
    }
    return pixmap;
}

}  // namespace

void CardShadow::paint(QPainter& painter, const QRectF& card, const QColor& colour) {
    const double ratio = painter.device()->devicePixelRatioF();
    const QSize size = card.size().toSize();
    if (drawn_.isNull() || size != size_ || colour != colour_ || !qFuzzyCompare(drawn_.devicePixelRatio(), ratio)) {
        drawn_ = drawnShadow(size, colour, ratio);
        size_ = size;
        colour_ = colour;
    }
    painter.drawPixmap(card.topLeft() - QPointF(kMargin, kMargin), drawn_);
}

}  // namespace gnostica::gui
