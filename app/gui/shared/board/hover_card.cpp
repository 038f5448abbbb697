#include "app/gui/shared/board/hover_card.h"

#include "app/gui/look/art/style/follow_theme.h"

#include <QFontMetrics>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kCardWidth = 180;
constexpr int kCardHeight = kCardWidth * 7 / 5;
constexpr int kLeastCardHeight = kCardHeight / 2;
constexpr int kCardPadding = 12;
constexpr int kTextGap = 10;
constexpr int kMargin = 14;

}  // namespace

HoverCard::HoverCard(std::shared_ptr<const CardArt> art, QWidget* parent) : QWidget(parent), art_(std::move(art)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void HoverCard::present(engine::Card card, const CardText& face, const QString& powers, const QPoint& point) {
    card_ = card;
    face_ = face;
    powers_ = powers;
    setAccessibleName(face.name);
    setAccessibleDescription(powers);
    resize(sizeHint());
    moveAwayFrom(point);
    show();
    raise();
    update();
}

QRect HoverCard::textRect(int width) const {
    if (powers_.isEmpty()) {
        return {};
    }
    return fontMetrics().boundingRect(QRect(0, 0, width, 2000), Qt::TextWordWrap, powers_);
}

int HoverCard::textHeight() const {
    const int text = textRect(kCardWidth).height();
    return text > 0 ? text + kTextGap : 0;
}

int HoverCard::pictureHeight() const {
    const int room = parentWidget()->height() - 2 * kMargin - 2 * kCardPadding - textHeight();
    return std::clamp(room, kLeastCardHeight, kCardHeight);
}

QSize HoverCard::sizeHint() const {
    return {kCardWidth + 2 * kCardPadding, pictureHeight() + 2 * kCardPadding + textHeight()};
}

void HoverCard::moveAwayFrom(const QPoint& point) {
    const QRect room = parentWidget()->rect().adjusted(kMargin, kMargin, -kMargin, -kMargin);
    const bool left = point.x() > room.center().x();
    const bool top = point.y() > room.center().y();
    move(left ? room.left() : room.right() - width(), top ? room.top() : qMax(room.top(), room.bottom() - height()));
}

void HoverCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor panel = wornTheme().tile;
    panel.setAlphaF(0.96F);
    painter.setPen(QPen(wornTheme().tileEdge, 1));
    painter.setBrush(panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
    const int cardHeight = pictureHeight();
    const double cardWidth = cardHeight * 5.0 / 7.0;
    const QRectF picture(kCardPadding + (kCardWidth - cardWidth) / 2, kCardPadding, cardWidth, cardHeight);
    art_->paint(painter, picture, card_, face_, wornTheme());
    painter.setPen(wornTheme().ink);
    const QRect place(kCardPadding, kCardPadding + cardHeight + kTextGap, kCardWidth, height());
    painter.drawText(place, Qt::TextWordWrap | Qt::AlignHCenter | Qt::AlignTop, powers_);
}

}  // namespace gnostica::gui
