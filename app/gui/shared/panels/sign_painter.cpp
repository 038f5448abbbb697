#include "app/gui/shared/panels/sign_painter.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

namespace {

using Kind = LogSign::Kind;

constexpr int kSignGap = 4;
/// Size of a piece's box relative to its picture: the box has room for rotation.
constexpr double kPieceBoxPart = 1.3;
const QColor kGone(0xc5, 0x35, 0x2b);

/// In smaller pictures, cards cannot be told apart.
constexpr int kLeastPicture = 24;

int rowHeight(const QFontMetrics& metrics) {
    return std::max(metrics.height() * 5 / 4, kLeastPicture);
}

bool isCard(const LogSign& sign) {
    return sign.kind == Kind::card || sign.kind == Kind::lostCard;
}

bool isLost(const LogSign& sign) {
    return sign.kind == Kind::lostCard || sign.kind == Kind::lostPiece;
}

/// White edges make the line visible on every picture.
void strike(QPainter& painter, const QRectF& picture) {
    const QRectF line = picture.adjusted(2, 2, -2, -2);
    for (const auto& [colour, width] : {std::pair(QColor(Qt::white), 4.0), std::pair(kGone, 2.0)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(line.bottomLeft(), line.topRight());
    }
}

void paintArrow(QPainter& painter, const QRectF& place, bool mirrored) {
    const double middle = place.center().y();
    const double tip = mirrored ? place.left() + 1 : place.right() - 1;
    const double end = mirrored ? place.right() - 1 : place.left() + 1;
    const double back = mirrored ? tip + 4 : tip - 4;
    painter.drawLine(QPointF(end, middle), QPointF(tip, middle));
    painter.drawLine(QPointF(tip, middle), QPointF(back, middle - 3.5));
    painter.drawLine(QPointF(tip, middle), QPointF(back, middle + 3.5));
}

}  // namespace

int SignPainter::widthOf(const LogSign& sign, const QFontMetrics& metrics) const {
    switch (sign.kind) {
    case Kind::words: return metrics.horizontalAdvance(sign.words) + 2;  // letter widths are not whole numbers
    case Kind::arrow: return metrics.height();
    case Kind::card:
    case Kind::lostCard: return cards_ ? rowHeight(metrics) : 0;
    case Kind::piece:
    case Kind::lostPiece: break;
    }
    return rowHeight(metrics);
}

std::vector<SignPainter::Placed> SignPainter::place(const LogSigns& signs, int width,
                                                    const QFontMetrics& metrics) const {
    std::vector<Placed> placed;
    const int height = rowHeight(metrics);
    int x = 0;
    int y = 0;
    for (const LogSign& sign : signs) {
        const int wide = std::min(widthOf(sign, metrics), width);
        if (wide == 0) {
            continue;
        }
        if (x > 0 && x + wide > width) {
            x = 0;
            y += height + 2;
        }
        placed.push_back({&sign, QRect(x, y, wide, height)});
        x += wide + kSignGap;
    }
    return placed;
}

int SignPainter::heightOf(const LogSigns& signs, int width, const QFontMetrics& metrics) const {
    const std::vector<Placed> placed = place(signs, width, metrics);
    return placed.empty() ? 0 : placed.back().place.bottom() + 1;
}

void SignPainter::paint(QPainter& painter, const QRect& room, const LogSigns& signs, const QPalette& palette,
                        const Theme& theme, Qt::LayoutDirection direction) const {
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Placed& each : place(signs, room.width(), painter.fontMetrics())) {
        const QRect place = QStyle::visualRect(direction, room, each.place.translated(room.topLeft()));
        painter.setPen(QPen(palette.color(QPalette::Text), 1.4));
        painter.setBrush(Qt::NoBrush);
        paintSign(painter, place, *each.sign, theme, direction == Qt::RightToLeft);
    }
}

void SignPainter::paintSign(QPainter& painter, const QRect& place, const LogSign& sign, const Theme& theme,
                            bool mirrored) const {
    if (sign.kind == Kind::arrow) {
        paintArrow(painter, place, mirrored);
        return;
    }
    if (sign.kind == Kind::words) {
        painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(sign.words, Qt::ElideRight, place.width()));
        return;
    }
    const QRectF picture(place);
    if (isCard(sign)) {
        cards_->paintHeart(painter, picture, sign.card, theme);
        painter.drawRect(picture.adjusted(0.5, 0.5, -0.5, -0.5));
    } else {
        const double side = picture.height() * kPieceBoxPart;
        QRectF box(0, 0, side, side);
        box.moveCenter(picture.center());
        pyramids_.paint(painter, box, sign.look, theme);
    }
    if (isLost(sign)) {
        strike(painter, picture);
    }
}

}  // namespace gnostica::gui
