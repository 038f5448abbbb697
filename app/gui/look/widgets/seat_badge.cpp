#include "app/gui/look/widgets/seat_badge.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/seat_pattern.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/language/fill.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// The part of the badge that the piece fills; the rest is for its keyline.
constexpr double kPartForPiece = 0.86;

/// White letters with a dark rim, to stand out from the pattern.
void paintLetter(QPainter& painter, const QRectF& disc, const QString& letter, const QColor& rim) {
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(qMax(kLeastLetter, qRound(disc.height() * 0.58)));
    const QFontMetricsF metrics(font);
    const QPointF place(disc.center().x() - metrics.horizontalAdvance(letter) / 2,
                        disc.center().y() + metrics.capHeight() / 2);
    QPainterPath path;
    path.addText(place, font, letter);
    painter.strokePath(path, QPen(rim, disc.height() * 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, Qt::white);
}

}  // namespace

QString seatLetter(engine::Seat seat) {
    return engine::isPlayer(seat) ? QString(QChar(u'A' + static_cast<ushort>(engine::index(seat)))) : QString();
}

void paintSeatBadge(QPainter& painter, const QRectF& rect, engine::Seat seat, const Theme& theme, Pictures& pictures) {
    const SeatLook look = theme.look(seat);
    const double side = qMin(rect.width(), rect.height()) - 2;
    QRectF disc(0, 0, side, side);
    disc.moveCenter(rect.center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.colour);
    painter.drawEllipse(disc);
    painter.setOpacity(0.5);
    painter.setBrushOrigin(disc.topLeft());
    painter.setBrush(patternBrush(pictures, look.pattern, Qt::white, qMax(7.0, side / 3), painter));
    painter.drawEllipse(disc);
    painter.setOpacity(1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.onDark ? look.colour.lighter(160) : look.colour.darker(180), 1.2));
    painter.drawEllipse(disc);
    paintLetter(painter, disc, seatLetter(seat), look.colour.darker(210));
    painter.restore();
}

SeatBadge::SeatBadge(QWidget* parent, Shape shape) : QWidget(parent), shape_(shape) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    followLanguage(this, [this] { retranslate(); });
}

void SeatBadge::setSeat(engine::Seat seat) {
    seat_ = seat;
    retranslate();
    update();
}

void SeatBadge::paintEvent(QPaintEvent*) {
    if (!engine::isPlayer(seat_)) {
        return;
    }
    QPainter painter(this);
    if (shape_ == Shape::disc) {
        paintSeatBadge(painter, rect(), seat_, wornTheme(), pictures_);
        return;
    }
    // A standing pyramid fills only a part of the box that would hold it in any direction.
    const double side = std::min(width(), height()) * metrics::kPieceBox / metrics::kSides[2];
    pyramids_.paint(painter, metrics::square(QRectF(rect()).center(), side * kPartForPiece),
                    {seat_, 3, engine::Facing::upright}, wornTheme());
}

void SeatBadge::retranslate() {
    //: %1: letter of a seat
    setAccessibleName(engine::isPlayer(seat_) ? language::fill(tr("Seat %1"), {seatLetter(seat_)}) : QString());
}

}  // namespace gnostica::gui
