#include "app/gui/windows/game/inspect/card_picture.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr QSize kWished(180, 252);
constexpr QSize kSmallest(180, 252);
constexpr int kHighestPicture = 420;

}  // namespace

CardPicture::CardPicture(std::shared_ptr<const CardArt> art, QWidget* parent) : QWidget(parent), art_(std::move(art)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setFocusPolicy(Qt::NoFocus);
    setMaximumHeight(kHighestPicture);
}

void CardPicture::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

void CardPicture::setCard(engine::Card card, const CardText& text) {
    card_ = card;
    text_ = text;
    setAccessibleName(text.name);
    update();
}

QSize CardPicture::sizeHint() const {
    return kWished;
}

QSize CardPicture::minimumSizeHint() const {
    return kSmallest;
}

void CardPicture::paintEvent(QPaintEvent*) {
    if (card_.isNone()) {
        return;
    }
    const double width = std::min<double>(this->width(), height() * kCardRatio);
    const QSizeF size(width, width / kCardRatio);
    const QPointF corner((this->width() - size.width()) / 2, (height() - size.height()) / 2);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    art_->paint(painter, QRectF(corner, size), card_, text_, theme_);
}

}  // namespace gnostica::gui
