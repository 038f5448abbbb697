#include "app/gui/shared/panels/hand/small_pile.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/panels/hand/table_measures.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

/// Backs that are seen, each a little further to the upper left.
constexpr int kMostBacks = 4;
constexpr QPointF kNextBack(1.5, 1.7);
constexpr int kRoomForBacks = 6;

// The pill with the number, at the scale 1.
constexpr double kPillWidth = 32;
constexpr double kPillHeight = 20;
constexpr double kPillOnCard = 13;
constexpr double kNumberLetters = 13;

constexpr QColor kPillInk{0x1b, 0x18, 0x2b};
constexpr QColor kPillPaper{0xfb, 0xf2, 0xdd};

}  // namespace

SmallPile::SmallPile(std::shared_ptr<const CardArt> art, Side side, QWidget* parent)
    : QAbstractButton(parent),
      art_(std::move(art)),
      side_(side) {
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SmallPile::setCardWidth(int width) {
    width_ = width;
    updateGeometry();
    update();
}

void SmallPile::setPile(int count, engine::Card top, const CardText& face) {
    count_ = count;
    top_ = top;
    face_ = face;
    face_.name.clear();  // the number lies there
    setAccessibleDescription(locale().toString(count));
    update();
}

void SmallPile::setPickable(bool pickable) {
    pickable_ = pickable;
    update();
}

void SmallPile::setName(const QString& name) {
    setAccessibleName(name);
    setToolTip(name);
}

QRect SmallPile::cardRect() const {
    const int height = qRound(heightOfCard(width_, CardForm::whole));
    return {kRoomForBacks, kRoomForBacks, width_, height};
}

QSize SmallPile::sizeHint() const {
    const QRect card = cardRect();
    const double below =
        std::max<double>(CardShadow::kMargin, (kPillHeight - kPillOnCard) * tableScale(window()->size()) + 2);
    return {card.right() + 1 + kRoomForBacks, card.bottom() + 1 + qRound(below)};
}

bool SmallPile::event(QEvent* event) {
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::FocusIn) {
        Q_EMIT pointed();
    } else if (event->type() == QEvent::HoverLeave || event->type() == QEvent::FocusOut) {
        Q_EMIT left();
    }
    return QAbstractButton::event(event);
}

void SmallPile::paintBacks(QPainter& painter, const QRectF& card) {
    shadow_.paint(painter, card, wornTheme().shadow);
    const int backs = std::min(kMostBacks, count_);
    for (int back = 0; back < backs; ++back) {
        art_->paintBack(painter, card.translated(-kNextBack * back), wornTheme());
    }
}

void SmallPile::paintTop(QPainter& painter, const QRectF& card) {
    shadow_.paint(painter, card, wornTheme().shadow);
    art_->paint(painter, card, top_, face_, wornTheme(), CardForm::whole);
}

void SmallPile::paintPlace(QPainter& painter, const QRectF& card) {
    QColor ground = wornTheme().wasteland;
    ground.setAlphaF(0.08F);
    QPen dots(wornTheme().wasteland, 1.6);
    dots.setDashPattern({1, 2.6});
    dots.setCapStyle(Qt::RoundCap);
    painter.setPen(dots);
    painter.setBrush(ground);
    painter.drawRoundedRect(card, 4, 4);
}

void SmallPile::paintNumber(QPainter& painter, const QRectF& card) const {
    const double scale = tableScale(window()->size());
    QFont font(serifFamilies());
    font.setBold(true);
    font.setPixelSize(qRound(kNumberLetters * scale));
    painter.setFont(font);
    const QString number = locale().toString(count_);
    const double width = std::max(kPillWidth * scale, QFontMetricsF(font).horizontalAdvance(number) + 14);
    const double height = kPillHeight * scale;
    const QRectF pill(card.center().x() - width / 2, card.bottom() - kPillOnCard * scale, width, height);
    painter.setPen(QPen(kPillInk, 1.5));
    painter.setBrush(kPillPaper);
    painter.drawRoundedRect(pill, height / 2, height / 2);
    painter.drawText(pill, Qt::AlignCenter, number);
}

void SmallPile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = cardRect();
    if (count_ == 0) {
        paintPlace(painter, card);
    } else if (side_ == Side::back) {
        paintBacks(painter, card);
    } else {
        paintTop(painter, card);
    }
    painter.setBrush(Qt::NoBrush);
    if (pickable_) {
        painter.setPen(QPen(underMouse() ? wornTheme().target : wornTheme().legal, underMouse() ? 3.5 : 2.5));
        painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), 5, 5);
    }
    if (hasFocus()) {
        painter.setPen(QPen(wornTheme().cursor, 1.5, Qt::DotLine));
        painter.drawRoundedRect(card.adjusted(-4.5, -4.5, 4.5, 4.5), 6, 6);
    }
    if (count_ > 0 || side_ == Side::back) {
        paintNumber(painter, card);
    }
}

}  // namespace gnostica::gui
