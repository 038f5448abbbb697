#include "app/gui/windows/game/stage/light_rays.h"

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <cmath>
#include <cstdint>
#include <numbers>

namespace gnostica::gui {

namespace {

constexpr int kRays = 56;
/// Where rays begin, and how wide they are there, as parts.
constexpr double kRayStart = 96.0 / 330;
constexpr double kRayWidth = 0.24;
constexpr QColor kLightGold{0xf9, 0xdc, 0x83};

/// Between 0 and 1, the same for the same place on every platform.
double chanceOf(std::uint32_t place) {
    std::uint32_t bits = place * 2654435761U + 0x85ebca6bU;
    bits ^= bits >> 13U;
    bits *= 2246822519U;
    bits ^= bits >> 16U;
    return (bits % 10'000U) / 10'000.0;
}

QPointF pointAt(const QPointF& centre, double distance, double angle) {
    return centre + distance * QPointF(std::cos(angle), std::sin(angle));
}

QColor atStrength(QColor colour, double strength) {
    colour.setAlphaF(static_cast<float>(strength));
    return colour;
}

}  // namespace

void paintRays(QPainter& painter, const QPointF& centre, double radius, const QColor& gold) {
    QRadialGradient glow(centre, radius);
    glow.setColorAt(0, atStrength(kLightGold, 0.95));
    glow.setColorAt(0.4, atStrength(gold, 0.4));
    glow.setColorAt(0.72, atStrength(gold, 0.11));
    glow.setColorAt(1, atStrength(gold, 0));
    painter.fillRect(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), glow);
    QPainterPath rays;
    for (int i = 0; i < kRays; ++i) {
        const auto place = static_cast<std::uint32_t>(3 * i);
        const double angle = 2 * std::numbers::pi * (i + 0.4 * chanceOf(place) - 0.2) / kRays;
        const double half = std::numbers::pi / kRays * kRayWidth;
        const double from = radius * kRayStart * (1 + 0.08 * chanceOf(place + 1));
        const double to = radius * (0.72 + 0.28 * chanceOf(place + 2));
        rays.moveTo(pointAt(centre, from, angle - half));
        rays.lineTo(pointAt(centre, to, angle));
        rays.lineTo(pointAt(centre, from, angle + half));
        rays.closeSubpath();
    }
    painter.fillPath(rays, atStrength(kLightGold, 0.75));
}

}  // namespace gnostica::gui
