#include "app/gui/windows/position/cards/card_icons.h"

#include "app/gui/look/art/style/follow_theme.h"

#include <QPainter>
#include <QPixmap>

#include <utility>

namespace gnostica::gui {

void CardIcons::setFaces(const CardFaces& faces) {
    faces_ = faces;
    icons_.clear();
}

QIcon CardIcons::icon(engine::Card card, qreal ratio) const {
    const auto key = std::pair(card.number(), qRound(ratio * 100));
    if (const auto known = icons_.find(key); known != icons_.end()) {
        return known->second;
    }
    QPixmap picture(size() * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    art_->paint(painter, QRectF(QPointF(), size()), card, faces_.text(card), wornTheme());
    painter.end();
    return icons_.emplace(key, QIcon(picture)).first->second;
}

}  // namespace gnostica::gui
