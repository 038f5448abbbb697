#include "app/gui/look/art/board/pyramid_face.h"

#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/seat_pattern.h"

#include <array>
#include <cmath>

namespace gnostica::gui {

namespace {

constexpr double kPatternTile = 15;
constexpr double kKeyline = 12;
constexpr double kInkLine = 4.4;
constexpr double kPipRadius = 4.5;
/// Opacity of a seat's pattern in the light and in the shade.
constexpr double kMarksLit = 0.62;
constexpr double kMarksShaded = 0.42;

QColor mixed(const QColor& colour, const QColor& other, double part) {
    const auto channel = [part](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
    return {channel(colour.red(), other.red()), channel(colour.green(), other.green()),
            channel(colour.blue(), other.blue())};
}

/// Mixes with white or a dark blue, so that light and dark sides of all colours differ equally.
QColor lit(const QColor& colour, double light) {
    return light >= 0 ? mixed(colour, Qt::white, light) : mixed(colour, QColor(0x0c, 0x08, 0x18), -light);
}

QPointF towards(const QPointF& from, const QPointF& to, double part) {
    return from + (to - from) * part;
}

/// Brightness of a side by its direction; light comes from the top left.
double lightOf(engine::Facing side) {
    switch (side) {
    case engine::Facing::north: return 0.34;
    case engine::Facing::northWest: return 0.36;
    case engine::Facing::west: return 0.20;
    case engine::Facing::northEast: return 0.06;
    case engine::Facing::southWest: return -0.08;
    case engine::Facing::east: return -0.26;
    case engine::Facing::southEast: return -0.42;
    case engine::Facing::south: return -0.42;
    case engine::Facing::upright: return 0;
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
    painter_.translate(-pictureOf(look).topLeft());
    const QPolygonF outline = outlineOf(look);
    shadow(outline);
    keyline(outline);
    if (look.facing == engine::Facing::upright) {
        upright(look, outline);
    } else {
        lying(look, outline);
    }
    edge(outline);
    pips(look);
}

void PyramidFace::shadow(const QPolygonF& outline) {
    constexpr std::array kLayers{std::pair(kKeyline + 5, 0.06F), std::pair(kKeyline + 2, 0.09F),
                                 std::pair(kKeyline - 1, 0.12F)};
    const QPolygonF below = outline.translated(2.6, 4.6);
    for (const auto& [width, strength] : kLayers) {
        QColor colour = theme_.shadow;
        colour.setAlphaF(theme_.onDark ? strength * 2 : strength);
        painter_.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolygon(below);
    }
}

void PyramidFace::keyline(const QPolygonF& outline) {
    painter_.setPen(QPen(theme_.paper, kKeyline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.setBrush(theme_.paper);
    painter_.drawPolygon(outline);
}

void PyramidFace::lying(const PieceLook& look, const QPolygonF& outline) {
    const SeatLook seat = theme_.look(look.owner);
    const QPointF& tip = outline[0];
    const QPointF& right = outline[1];
    const QPointF& left = outline[4];
    const QPointF innerLeft = towards(left, right, 0.18);
    const QPointF innerRight = towards(left, right, 0.82);
    const double leftLight = lightOf(engine::turnedBy(look.facing, 3));
    const double rightLight = lightOf(engine::turnedBy(look.facing, 1));
    facet(QPolygonF{tip, left, innerLeft}, seat, leftLight * 1.15, 0);
    facet(QPolygonF{tip, innerRight, right}, seat, rightLight * 1.15, 0);
    facet(QPolygonF{tip, innerRight, innerLeft}, seat, 0.04, kMarksLit);
    facet(QPolygonF{left, right, outline[2], outline[3]}, seat, lightOf(engine::turnedBy(look.facing, 2)) * 1.2 - 0.12,
          0);
    ridge(tip, innerLeft, lit(seat.colour, -0.5), 1.7);
    ridge(tip, innerRight, lit(seat.colour, -0.5), 1.7);
    QColor shine(Qt::white);
    shine.setAlphaF(0.7F);
    const QPointF& lead = leftLight > rightLight ? innerLeft : innerRight;
    ridge(towards(tip, lead, 0.08), towards(tip, lead, 0.96), shine, 1.9);
}

/// Four sides that meet in the middle, unlike any lying piece.
void PyramidFace::upright(const PieceLook& look, const QPolygonF& outline) {
    const SeatLook seat = theme_.look(look.owner);
    constexpr std::array kSides{engine::Facing::north, engine::Facing::east, engine::Facing::south,
                                engine::Facing::west};
    for (int i = 0; i < 4; ++i) {
        const double light = lightOf(kSides[static_cast<std::size_t>(i)]);
        facet(QPolygonF{outline[i], outline[(i + 1) % 4], QPointF()}, seat, light,
              light > 0 ? kMarksLit : kMarksShaded);
    }
    for (const int corner : {0, 1}) {
        ridge(outline[corner], outline[corner + 2], lit(seat.colour, -0.55), 2.1);
    }
    QColor shine(Qt::white);
    shine.setAlphaF(0.75F);
    ridge(towards(outline[0], {}, 0.08), {}, shine, 2.3);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(Qt::white);
    painter_.drawEllipse(QPointF(), 3.3, 3.3);
}

void PyramidFace::facet(const QPolygonF& shape, const SeatLook& seat, double light, double marks) {
    painter_.setPen(QPen(lit(seat.colour, light), 0.6));
    painter_.setBrush(lit(seat.colour, light));
    painter_.drawPolygon(shape);
    if (marks > 0 && seat.pattern != Pattern::solid) {
        painter_.setPen(Qt::NoPen);
        painter_.setOpacity(marks);
        painter_.setBrush(patternBrush(pictures_, seat.pattern, Qt::white, kPatternTile, painter_, scale_));
        painter_.drawPolygon(shape);
        painter_.setOpacity(1);
    }
}

void PyramidFace::ridge(const QPointF& from, const QPointF& to, const QColor& colour, double width) {
    painter_.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(from, to);
}

void PyramidFace::edge(const QPolygonF& outline) {
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(theme_.line, qMax(kInkLine, 1.1 / scale_), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.drawPolygon(outline);
}

void PyramidFace::pips(const PieceLook& look) {
    painter_.setPen(QPen(theme_.line, 2));
    painter_.setBrush(theme_.pip);
    for (const QPointF& pip : pipsOf(look)) {
        painter_.drawEllipse(pip, kPipRadius, kPipRadius);
    }
}

}  // namespace gnostica::gui
