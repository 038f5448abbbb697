#include "app/gui/look/art/small_laurel.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gnostica::gui {

namespace {

constexpr QColor kLeafShade{0x2c, 0x74, 0x46};
constexpr QColor kLeafLight{0x8f, 0xbb, 0x62};
constexpr QColor kKnot{0xc5, 0x35, 0x2b};
constexpr int kLeaves = 5;         ///< of a branch
constexpr double kOpening = 0.28;  ///< of the half circle, at the top

/// A leaf from the origin to the right, of length 1: whole, and its lit half.
QPainterPath leafOf(bool whole) {
    QPainterPath leaf;
    leaf.cubicTo(QPointF(0.25, -0.34), QPointF(0.7, -0.28), QPointF(1, 0));
    if (whole) {
        leaf.cubicTo(QPointF(0.7, 0.28), QPointF(0.25, 0.34), QPointF(0, 0));
    }
    leaf.closeSubpath();
    return leaf;
}

/// The right branch, from the knot at the bottom, round the origin.
void paintBranch(QPainter& painter, double radius, const QColor& ink) {
    const double sweep = 180 * (1 - kOpening);
    QPen pen(ink, radius * 0.09, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(-radius, -radius, 2 * radius, 2 * radius), -90 * 16, static_cast<int>(sweep * 16));
    for (int i = 0; i < kLeaves; ++i) {
        const double angle = 90 - sweep * (i + 0.5) / kLeaves;
        const double turn = angle * std::numbers::pi / 180;
        painter.save();
        painter.translate(std::cos(turn) * radius, std::sin(turn) * radius);
        painter.rotate(angle - 62);
        const double length = radius * (0.86 - 0.05 * i);
        painter.scale(length, length);
        pen.setWidthF(radius * 0.09 / length);
        painter.setPen(pen);
        painter.setBrush(kLeafShade);
        painter.drawPath(leafOf(true));
        painter.fillPath(leafOf(false), kLeafLight);
        painter.restore();
    }
}

}  // namespace

void paintSmallLaurel(QPainter& painter, const QRectF& box, const Theme& theme) {
    const double radius = std::min(box.width(), box.height()) * 0.38;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center());
    paintBranch(painter, radius, theme.text);
    painter.scale(-1, 1);
    paintBranch(painter, radius, theme.text);
    painter.setPen(QPen(theme.text, radius * 0.1));
    painter.setBrush(kKnot);
    painter.drawEllipse(QPointF(0, radius), radius * 0.2, radius * 0.2);
    painter.restore();
}

}  // namespace gnostica::gui
