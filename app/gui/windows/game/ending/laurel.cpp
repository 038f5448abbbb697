#include "app/gui/windows/game/ending/laurel.h"

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gnostica::gui {

namespace {

constexpr QColor kLaurelInk{0x1b, 0x18, 0x2b};
constexpr QColor kLeafLight{0x8f, 0xbb, 0x62};
constexpr QColor kLeafMid{0x6d, 0xa4, 0x54};
constexpr QColor kLeafDeep{0x2c, 0x74, 0x46};
constexpr QColor kLeafDark{0x1d, 0x65, 0x40};
constexpr QColor kRibbon{0xc5, 0x35, 0x2b};
constexpr QColor kKnot{0xee, 0x9a, 0x76};

constexpr int kLeaves = 11;
constexpr double kOpening = 26;  ///< angle between each branch's end and the top
constexpr double kSpread = 34;   ///< angle between a leaf and its branch
/// Part of the growth in which one leaf unfolds.
constexpr double kUnfolding = 0.2;

QPointF onCircle(const QPointF& centre, double radius, double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    return centre + radius * QPointF(std::cos(angle), std::sin(angle));
}

struct LeafColours {
    QColor light;
    QColor dark;
};

/// A leaf that points in a direction, with a light half, and cuts in the dark one.
void paintLeaf(QPainter& painter, const QPointF& foot, double length, double direction, const LeafColours& colours) {
    constexpr double kInkWidth = 0.055;  // of the length
    painter.save();
    painter.translate(foot);
    painter.rotate(direction);
    const double half = length * 0.36;
    QPainterPath light;
    light.cubicTo(length * 0.25, -half, length * 0.7, -half * 0.8, length, 0);
    QPainterPath whole = light;
    whole.cubicTo(length * 0.7, half * 0.8, length * 0.25, half, 0, 0);
    light.closeSubpath();
    painter.fillPath(whole, colours.dark);
    painter.fillPath(light, colours.light);
    QPainterPath cuts;
    for (int i = 0; i < 4; ++i) {
        const double from = length * (0.22 + i * 0.17);
        cuts.moveTo(from, 0);
        cuts.lineTo(from + length * 0.1, half * 0.42);
        cuts.lineTo(from + length * 0.05, 0);
    }
    painter.fillPath(cuts, kLaurelInk);
    painter.setPen(QPen(kLaurelInk, std::max(0.8, length * kInkWidth), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(whole);
    painter.drawLine(QPointF(), QPointF(length * 0.86, 0));
    painter.restore();
}

/// One branch from the knot upwards; `side`: −1 left, 1 right.
void paintBranch(QPainter& painter, const QPointF& centre, double radius, int side, double growth) {
    const auto turnAt = [side](double part) { return 90 - side * (180 - kOpening) * part; };
    constexpr int kSteps = 30;
    QPainterPath stem(onCircle(centre, radius, turnAt(0) - side * 4));
    for (int i = 1; i <= std::lround(kSteps * std::min(1.0, growth * (1 + kUnfolding))); ++i) {
        stem.lineTo(onCircle(centre, radius, turnAt(double(i) / kSteps)));
    }
    painter.strokePath(stem, QPen(kLaurelInk, radius * 0.055, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto grown = [growth](double part) {
        return std::clamp((growth * (1 + kUnfolding) - part) / kUnfolding, 0.0, 1.0);
    };
    for (int i = 0; i < kLeaves; ++i) {
        const double part = (i + 0.4) / kLeaves;
        const QPointF foot = onCircle(centre, radius, turnAt(part));
        const double along = turnAt(part) - side * 90;
        const double length = radius * (0.42 - 0.1 * part) * grown(part);
        if (length <= 0) {
            continue;
        }
        for (const int to : {-1, 1}) {
            const bool isLit = (to > 0) == (side < 0);  // the light comes from the upper left
            paintLeaf(painter, foot, length, along + to * kSpread,
                      isLit ? LeafColours{kLeafLight, kLeafDeep} : LeafColours{kLeafMid, kLeafDark});
        }
        if (i % 3 == 1) {
            painter.setPen(QPen(kLaurelInk, std::max(0.8, radius * 0.018)));
            painter.setBrush(kRibbon);
            painter.drawEllipse(foot, radius * 0.05, radius * 0.05);
        }
    }
    if (const double length = radius * 0.3 * grown(1); length > 0) {
        paintLeaf(painter, onCircle(centre, radius, turnAt(1)), length, turnAt(1) - side * 90, {kLeafLight, kLeafDeep});
    }
}

void paintBow(QPainter& painter, const QPointF& knot, double size) {
    painter.setPen(QPen(kLaurelInk, std::max(0.8, size * 0.025), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(kRibbon);
    for (const int side : {-1, 1}) {
        const auto at = [&](double x, double y) { return knot + size * QPointF(side * x, y); };
        QPainterPath tail(knot);
        tail.lineTo(at(0.3, 0.36));
        tail.lineTo(at(0.18, 0.32));
        tail.lineTo(at(0.12, 0.42));
        tail.closeSubpath();
        QPainterPath loop(knot);
        loop.cubicTo(at(0.12, -0.2), at(0.42, -0.2), at(0.36, 0));
        loop.cubicTo(at(0.4, 0.16), at(0.12, 0.14), knot);
        painter.drawPath(tail);
        painter.drawPath(loop);
    }
    painter.setBrush(kKnot);
    painter.drawRoundedRect(QRectF(knot.x() - size * 0.08, knot.y() - size * 0.08, size * 0.16, size * 0.17),
                            size * 0.05, size * 0.05);
}

}  // namespace

void paintLaurel(QPainter& painter, const QPointF& centre, double radius, double growth) {
    if (growth <= 0) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const int side : {-1, 1}) {
        paintBranch(painter, centre, radius, side, growth);
    }
    paintBow(painter, centre + QPointF(0, radius), radius * std::min(1.0, growth * 4));
    painter.restore();
}

}  // namespace gnostica::gui
