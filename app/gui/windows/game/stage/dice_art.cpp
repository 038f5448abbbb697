#include "app/gui/windows/game/stage/dice_art.h"

#include "app/language/numbers.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace gnostica::gui {

namespace {

constexpr QColor kDieInk{0x1b, 0x18, 0x2b};
constexpr QColor kDieLight{0xff, 0xfa, 0xf0};
constexpr QColor kDieShade{0xec, 0xdc, 0xb6};
constexpr QColor kDieShadow{0x0a, 0x06, 0x14};
/// As parts of the side.
constexpr double kDieRounding = 0.2;
constexpr double kDieRim = 0.09;
constexpr double kStroke = 0.26;
constexpr double kStrokeWidth = 0.085;
constexpr int kShadowSteps = 7;

QRectF squareOf(double side) {
    return {-side / 2, -side / 2, side, side};
}

void paintThickness(QPainter& painter, double side, const QColor& edge) {
    QColor shadow = kDieShadow;
    shadow.setAlphaF(0.07F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow);
    for (int i = kShadowSteps; i > 0; --i) {
        painter.drawRoundedRect(squareOf(side + i).translated(4, 7), side * kDieRounding, side * kDieRounding);
    }
    painter.setPen(QPen(kDieInk, 2.2));
    painter.setBrush(edge.darker(135));
    painter.drawRoundedRect(squareOf(side).translated(side * 0.05, side * 0.115), side * kDieRounding,
                            side * kDieRounding);
}

void paintFace(QPainter& painter, double side, const DieLook& look) {
    if (!look.hasSigns) {
        QFont font = painter.font();
        font.setPixelSize(qMax(10, qRound(side * 0.55)));
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(kDieInk);
        painter.drawText(squareOf(side), Qt::AlignCenter, language::number(look.face));
        return;
    }
    const double reach = side * kStroke;
    const double half = side * kStrokeWidth;
    painter.setPen(Qt::NoPen);
    painter.setBrush(kDieInk);
    if (look.face != 0) {
        painter.drawRoundedRect(QRectF(-reach, -half, 2 * reach, 2 * half), 2, 2);
    }
    if (look.face > 0) {
        painter.drawRoundedRect(QRectF(-half, -reach, 2 * half, 2 * reach), 2, 2);
    }
}

}  // namespace

void paintDie(QPainter& painter, const QPointF& centre, double side, double degrees, const DieLook& look) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.rotate(degrees);
    if (!look.isFlat) {
        paintThickness(painter, side, look.edge);
    }
    painter.setPen(QPen(kDieInk, look.isFlat ? 1.6 : 2.2));
    painter.setBrush(look.edge);
    painter.drawRoundedRect(squareOf(side), side * kDieRounding, side * kDieRounding);
    QLinearGradient light(squareOf(side).topLeft(), squareOf(side).bottomRight());
    light.setColorAt(0, kDieLight);
    light.setColorAt(1, kDieShade);
    painter.setPen(QPen(kDieInk, 1.4));
    painter.setBrush(light);
    painter.drawRoundedRect(squareOf(side * (1 - 2 * kDieRim)), side * 0.15, side * 0.15);
    paintFace(painter, side, look);
    painter.restore();
}

void paintTracks(QPainter& painter, const QPointF& centre, const QPointF& direction, double side) {
    const QPointF aside(-direction.y(), direction.x());
    QPainterPath tracks;
    for (const double offset : {-0.25, 0.0, 0.25}) {
        const QPointF near = centre - direction * side * 0.65 - aside * side * offset;
        const double length = side * (1.75 - std::abs(offset));
        tracks.moveTo(near);
        tracks.lineTo(centre - direction * length - aside * side * (offset + 0.03));
        tracks.lineTo(near - aside * side * 0.115);
        tracks.closeSubpath();
    }
    QColor outline = kDieInk;
    outline.setAlphaF(0.8F);
    painter.setPen(QPen(outline, 1));
    painter.setBrush(kDieLight);
    painter.drawPath(tracks);
}

}  // namespace gnostica::gui
