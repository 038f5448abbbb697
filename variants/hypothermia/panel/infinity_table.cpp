#include "variants/hypothermia/panel/infinity_table.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace gnostica::hypothermia {

using Place = Infinity::Place;

namespace {

constexpr double kCardWidth = 54;
constexpr double kCardHeight = 76;
constexpr double kTop = 12;

QRectF mixed(const QRectF& from, const QRectF& to, double share) {
    return {from.topLeft() + (to.topLeft() - from.topLeft()) * share, from.size() + (to.size() - from.size()) * share};
}

}  // namespace

InfinityTable::InfinityTable(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("infinityTable"));
    retranslate();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    gliding_.setStartValue(0.0);
    gliding_.setEndValue(1.0);
    gliding_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&gliding_, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&gliding_, &QVariantAnimation::finished, this, [this] { update(); });
}

void InfinityTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void InfinityTable::retranslate() {
    setAccessibleName(tr("Infinity card"));
}

void InfinityTable::setLook(const gui::PanelLook& look) {
    look_ = look;
    update();
}

void InfinityTable::present(Place place, engine::Seat seat) {
    if (place != place_) {
        hurry();
        before_ = place_;
        place_ = place;
    }
    if (engine::isPlayer(seat) || place != Place::beforeSeat) {
        seat_ = seat;
    }
    update();
}

void InfinityTable::glide(int milliseconds) {
    gliding_.setDuration(milliseconds * 3);
    gliding_.start();
}

bool InfinityTable::hurry() {
    const bool moves = gliding_.state() == QAbstractAnimation::Running;
    if (moves) {
        gliding_.setCurrentTime(gliding_.duration());
    }
    return moves;
}

void InfinityTable::mousePressEvent(QMouseEvent*) {
    hurry();
}

QRectF InfinityTable::placeOf(Place place) const {
    const double third = std::clamp(width() / 3.0, kCardWidth + 14, 110.0);
    switch (place) {
    case Place::underPile: return {8, kTop + 12, kCardWidth, kCardHeight};
    case Place::besidePile: return {8 + third, kTop, kCardWidth, kCardHeight};
    case Place::beforeSeat: return {8 + 2 * third, kTop, kCardWidth, kCardHeight};
    }
    Q_UNREACHABLE();
}

void InfinityTable::paintEvent(QPaintEvent*) {
    if (!look_.paintSeat) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool moves = gliding_.state() == QAbstractAnimation::Running;
    const double share = moves ? gliding_.currentValue().toDouble() : 1.0;
    for (const Place empty : {Place::besidePile, Place::beforeSeat}) {
        painter.setPen(QPen(look_.faintInk, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(placeOf(empty), 5, 5);
    }
    paintCard(painter, mixed(placeOf(before_), placeOf(place_), share), true);
    for (int i = 2; i >= 0; --i) {  // the pile covers it
        paintCard(painter, QRectF(8 + i * 2, kTop - 4 + i * 3, kCardWidth, kCardHeight), false);
    }
    if (place_ == Place::beforeSeat && share >= 1) {
        const QRectF card = placeOf(place_);
        look_.paintSeat(painter, QRectF(card.right() - 14, card.bottom() - 14, 28, 28), seat_);
    }
}

void InfinityTable::paintCard(QPainter& painter, const QRectF& card, bool infinity) const {
    painter.setPen(QPen(look_.cardEdge, 1.2));
    painter.setBrush(infinity ? look_.cardFace : look_.faintInk);
    painter.drawRoundedRect(card, 5, 5);
    if (!infinity) {
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(card.adjusted(5, 5, -5, -5), 3, 3);
        return;
    }
    const double side = card.width() * 0.36;
    QPainterPath sign(card.center());
    sign.cubicTo(card.center() + QPointF(side * 0.7, -side), card.center() + QPointF(side * 1.25, -side * 0.4),
                 card.center() + QPointF(side, side * 0.25));
    sign.cubicTo(card.center() + QPointF(side * 0.8, side * 0.8), card.center() + QPointF(side * 0.4, side * 0.5),
                 card.center());
    sign.cubicTo(card.center() + QPointF(-side * 0.7, -side), card.center() + QPointF(-side * 1.25, -side * 0.4),
                 card.center() + QPointF(-side, side * 0.25));
    sign.cubicTo(card.center() + QPointF(-side * 0.8, side * 0.8), card.center() + QPointF(-side * 0.4, side * 0.5),
                 card.center());
    painter.strokePath(sign, QPen(look_.ink, 3, Qt::SolidLine, Qt::RoundCap));
}

}  // namespace gnostica::hypothermia
