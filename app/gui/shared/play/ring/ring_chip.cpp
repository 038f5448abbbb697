#include "app/gui/shared/play/ring/ring_chip.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/ring_colours.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/play/ring/number_badge.h"
#include "engine/model/space.h"

#include <QPainter>

#include <cmath>

namespace gnostica::gui {

RingChip::RingChip(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

void RingChip::setLook(Look look) {
    look_ = look;
    setCheckable(look == Look::picked);
    setChecked(look == Look::picked);
    update();
}

void RingChip::setFace(std::optional<engine::Facing> facing, const QIcon& icon, const QString& text) {
    facing_ = facing;
    text_ = text;
    setIcon(icon);
    update();
}

void RingChip::setWords(const QString& name, const QString& tip, const QString& more) {
    setPlainToolTip(*this, tip);
    setAccessibleName(name);
    setAccessibleDescription(!more.isEmpty() ? more : tip == name ? QString() : tip);
}

void RingChip::setNumber(int number) {
    number_ = number;
    update();
}

void RingChip::mousePressEvent(QMouseEvent* event) {
    doubled_ = false;
    QAbstractButton::mousePressEvent(event);
}

void RingChip::mouseDoubleClickEvent(QMouseEvent* event) {
    QAbstractButton::mouseDoubleClickEvent(event);
    doubled_ = true;
}

void RingChip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool hot = underMouse() || isDown();
    const ring::Colours colours = ring::coloursOf(look_ == Look::picked, look_ == Look::confirm);
    const double side = std::min(width(), height());
    QRectF disc(0, 0, side, side);
    disc.moveCenter(QRectF(rect()).center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(ring::kRim);
    painter.drawEllipse(disc);
    painter.setPen(QPen(ring::kInk, hot ? 2.6 : 1.6));
    painter.setBrush(isDown() ? colours.ground.darker(112) : hot ? colours.ground.lighter(106) : colours.ground);
    const double edge = hot ? 2.4 : 2;
    painter.drawEllipse(disc.adjusted(edge, edge, -edge, -edge));
    painter.setOpacity(look_ == Look::refused ? 0.42 : 1);
    const double inset = side * 0.22;
    const QRectF face = disc.adjusted(inset, inset, -inset, -inset);
    if (facing_) {
        paintFacing(painter, colours.ink);
    } else if (!icon().isNull()) {
        icon().paint(&painter, face.toRect(), Qt::AlignCenter,
                     look_ == Look::confirm ? QIcon::Selected : QIcon::Normal);
    } else {
        QFont bold = figuresFont(font());
        bold.setPixelSize(std::max(kLeastLetter, static_cast<int>(side * (text_.size() > 1 ? 0.36 : 0.46))));
        painter.setFont(bold);
        painter.setPen(colours.ink);
        painter.drawText(disc, Qt::AlignCenter, text_);
    }
    if (look_ == Look::refused) {  // not distinguished by paleness alone
        painter.setOpacity(0.8);
        painter.setPen(QPen(colours.ink, 1.6, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(face.bottomLeft(), face.topRight());
    }
    if (number_ > 0) {
        paintNumber(painter, rect(), number_, Qt::LeftToRight);
    }
}

/// A pyramid seen from above: a lying one is a triangle, an upright one a square with its edges.
void RingChip::paintFacing(QPainter& painter, const QColor& ink) const {
    const QPointF middle = QRectF(rect()).center();
    const double reach = std::min(width(), height()) * 0.26;
    if (*facing_ == engine::Facing::upright) {
        const QRectF square(middle.x() - reach * 0.85, middle.y() - reach * 0.85, reach * 1.7, reach * 1.7);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
        painter.drawRect(square);
        painter.drawLine(square.topLeft(), square.bottomRight());
        painter.drawLine(square.topRight(), square.bottomLeft());
        return;
    }
    const engine::Space step = engine::neighbour({}, *facing_);
    painter.save();
    painter.translate(middle);
    painter.rotate(std::atan2(step.row, step.column) * 180 / 3.14159265358979);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({{reach, 0}, {-reach * 0.75, -reach * 0.85}, {-reach * 0.75, reach * 0.85}}));
    painter.restore();
}

}  // namespace gnostica::gui
