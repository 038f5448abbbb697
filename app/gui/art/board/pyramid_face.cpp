#include "app/gui/art/board/pyramid_face.h"

#include "app/gui/art/board/board_metrics.h"
#include "app/gui/art/seat_pattern.h"

#include <array>

namespace gnostica::gui {

namespace {

constexpr double kPatternTile = 13;

QColor lit(const QColor& colour, double light) {
    const int percent = 100 + static_cast<int>(std::abs(light) * 55);
    return light >= 0 ? colour.lighter(percent) : colour.darker(percent);
}

QPointF towards(const QPointF& from, const QPointF& to, double part) {
    return from + (to - from) * part;
}

/// Twice a side's brightness, by the direction in which it looks: light comes from the top left.
double lightOf(engine::Facing side) {
    switch (side) {
    case engine::Facing::north: return 0.75;
    case engine::Facing::west: return 0.35;
    case engine::Facing::east: return -0.35;
    case engine::Facing::south: return -0.7;
    case engine::Facing::upright: return 0;
    case engine::Facing::northWest: return 0.8;
    case engine::Facing::northEast: return 0.2;
    case engine::Facing::southWest: return -0.2;
    case engine::Facing::southEast: return -0.75;
    }
    Q_UNREACHABLE();
}

}  // namespace

PyramidFace::PyramidFace(QPainter& painter, Pictures& pictures, const Theme& theme, double scale)
    : painter_(painter),
      pictures_(pictures),
      theme_(theme),
      scale_(scale) {}

void PyramidFace::paint(const PieceLook& look) {
    painter_.scale(scale_, scale_);
    painter_.translate(metrics::kPieceBox / 2, metrics::kPieceBox / 2);
    const QPolygonF outline = outlineOf(look);
    shadow(outline);
    if (look.facing == engine::Facing::upright) {
        upright(look, outline);
    } else {
        lying(look, outline);
    }
}

void PyramidFace::shadow(const QPolygonF& outline) {
    constexpr int kLayers = 6;
    painter_.setBrush(theme_.shadow);
    const QPolygonF below = outline.translated(1.6, 2.6);
    for (int i = kLayers; i >= 1; --i) {
        QColor colour = theme_.shadow;
        colour.setAlphaF(theme_.onDark ? 0.13F : 0.075F);
        painter_.setPen(QPen(colour, i * 1.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.setBrush(colour);
        painter_.drawPolygon(below);
    }
}

void PyramidFace::lying(const PieceLook& look, const QPolygonF& outline) {
    const SeatLook seat = theme_.look(look.owner);
    const QPointF apex = outline[0];
    const QPointF right = outline[1];
    const QPointF left = outline[2];
    const QPointF innerLeft = towards(left, right, 0.13);
    const QPointF innerRight = towards(left, right, 0.87);
    const auto facing = look.facing;
    facet(QPolygonF{apex, left, innerLeft}, seat, lightOf(turned(facing, 3)), false);
    facet(QPolygonF{apex, innerRight, right}, seat, lightOf(turned(facing, 1)), false);
    facet(QPolygonF{apex, innerRight, innerLeft}, seat, 0.12, true);
    edge(outline, seat.colour);
    const QPointF base = towards(left, right, 0.5);
    const double size = metrics::kBases[look.size - 1];
    const QPointF middle = towards(base, apex, 0.15);
    pips(middle, (right - left) / size * 12.4, look.size, 3.9);
}

void PyramidFace::upright(const PieceLook& look, const QPolygonF& outline) {
    const SeatLook seat = theme_.look(look.owner);
    constexpr std::array kSides{engine::Facing::north, engine::Facing::east, engine::Facing::south,
                                engine::Facing::west};
    for (int i = 0; i < 4; ++i) {
        const QPolygonF side{outline[i], outline[(i + 1) % 4], QPointF()};
        facet(side, seat, lightOf(kSides[static_cast<std::size_t>(i)]), true);
    }
    painter_.setPen(QPen(lit(seat.colour, -0.9), 1.1));
    painter_.drawLine(outline[0], outline[2]);
    painter_.drawLine(outline[1], outline[3]);
    edge(outline, seat.colour);
    const double half = outline[2].y();
    pips({0, half * 0.74}, {look.size == 1 ? 0 : 11.4, 0}, look.size, 3.9);
}

void PyramidFace::facet(const QPolygonF& shape, const SeatLook& seat, double light, bool patterned) {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(lit(seat.colour, light));
    painter_.drawPolygon(shape);
    if (patterned && seat.pattern != Pattern::solid) {
        painter_.setOpacity(0.5);
        painter_.setBrush(patternBrush(pictures_, seat.pattern, Qt::white, kPatternTile, painter_, scale_));
        painter_.drawPolygon(shape);
        painter_.setOpacity(1);
    }
}

void PyramidFace::edge(const QPolygonF& outline, const QColor& colour) {
    const QColor ink = theme_.onDark ? colour.lighter(190) : colour.darker(240);
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(ink, qMax(1.7, 1.1 / scale_), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.drawPolygon(outline);
}

void PyramidFace::pips(const QPointF& centre, const QPointF& along, int count, double radius) {
    painter_.setPen(QPen(QColor(0x14, 0x10, 0x1c), 1.3));
    painter_.setBrush(Qt::white);
    for (int i = 0; i < count; ++i) {
        painter_.drawEllipse(centre + along * (i - (count - 1) / 2.0), radius, radius);
    }
}

}  // namespace gnostica::gui
