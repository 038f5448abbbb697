#include "app/gui/look/parchment/parchment_art.h"

#include <QLinearGradient>
#include <QPainter>

#include <cmath>
#include <cstdint>
#include <vector>

namespace gnostica::gui {

namespace {

/// Distance between the points of an edge, and by how much they leave it, in pixels.
constexpr double kStep = 19;
constexpr double kRough = 1;
constexpr double kCorner = 9;
constexpr double kOutline = 1.5;
constexpr double kGilt = 2.2;
constexpr double kGiltInset = 4.5;
constexpr double kFall = 7;  ///< of the shadow
constexpr int kSoft = 6;     ///< steps of the shadow's edge
constexpr double kCutGap = 7;
constexpr int kDarker = 104;

/// The same number for the same place, between 0 and 1, on every platform.
double roughness(std::uint32_t place) {
    std::uint32_t bits = place * 2654435761U + 0x9e3779b9U;
    bits ^= bits >> 15U;
    bits *= 2246822519U;
    bits ^= bits >> 13U;
    return (bits % 10'000U) / 10'000.0;
}

/// Points along the edge of a rectangle with cut corners, clockwise, moved in and out.
std::vector<QPointF> roughEdge(const QRectF& sheet) {
    const double corner = std::min({kCorner, sheet.width() / 4, sheet.height() / 4});
    const QPointF corners[]{{sheet.left() + corner, sheet.top()},     {sheet.right() - corner, sheet.top()},
                            {sheet.right(), sheet.top() + corner},    {sheet.right(), sheet.bottom() - corner},
                            {sheet.right() - corner, sheet.bottom()}, {sheet.left() + corner, sheet.bottom()},
                            {sheet.left(), sheet.bottom() - corner},  {sheet.left(), sheet.top() + corner}};
    std::vector<QPointF> points;
    std::uint32_t place = 1;
    for (std::size_t side = 0; side < std::size(corners); ++side) {
        const QPointF from = corners[side];
        const QPointF way = corners[(side + 1) % std::size(corners)] - from;
        const double length = std::hypot(way.x(), way.y());
        const int parts = std::max(1, static_cast<int>(length / kStep));
        const QPointF aside = QPointF(-way.y(), way.x()) / std::max(length, 1.0);
        for (int i = 0; i < parts; ++i) {
            points.push_back(from + way * i / parts + aside * kRough * (2 * roughness(place++) - 1));
        }
    }
    return points;
}

void paintShadow(QPainter& painter, const QPainterPath& outline, const Theme& theme) {
    const QPainterPath fallen = outline.translated(0, kFall * 0.55);
    QColor shade = theme.shadow;
    shade.setAlphaF(0.045F);
    for (int i = kSoft; i > 0; --i) {
        painter.setPen(QPen(shade, 2.0 * i, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(fallen);
    }
    shade.setAlphaF(0.3F);
    painter.fillPath(fallen, shade);
}

}  // namespace

QPainterPath sheetOutline(const QRectF& sheet) {
    const std::vector<QPointF> points = roughEdge(sheet);
    QPainterPath path;
    path.moveTo((points.back() + points.front()) / 2);
    for (std::size_t i = 0; i < points.size(); ++i) {
        path.quadTo(points[i], (points[i] + points[(i + 1) % points.size()]) / 2);
    }
    path.closeSubpath();
    return path;
}

void paintSheetCuts(QPainter& painter, const QRectF& sheet, const Theme& theme) {
    QColor colour = theme.cut;
    colour.setAlphaF(0.55F);
    painter.setPen(QPen(colour, 1));
    const QRectF inner = sheet.adjusted(kCorner, kCorner, -2.5, -2.5);
    std::uint32_t place = 501;
    for (double x = inner.left(); x < inner.right() - kCorner; x += kCutGap * (0.6 + roughness(place))) {
        const double length = 2 + 4 * roughness(++place);
        painter.drawLine(QPointF(x, inner.bottom()), QPointF(x + 1, inner.bottom() - length));
    }
    for (double y = inner.top(); y < inner.bottom() - kCorner; y += kCutGap * (0.6 + roughness(place))) {
        const double length = 2 + 3 * roughness(++place);
        painter.drawLine(QPointF(inner.right(), y), QPointF(inner.right() - length, y + 1));
    }
}

void paintSheet(QPainter& painter, const QRectF& sheet, SheetFrame frame, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QPainterPath outline = sheetOutline(sheet);
    if (theme.grain.alpha() > 0) {  // a plain table has no shades
        paintShadow(painter, outline, theme);
    }
    const QColor top = frame == SheetFrame::grey ? theme.inset : theme.parchment;
    QLinearGradient light(sheet.topLeft(), sheet.bottomLeft());
    light.setColorAt(0, top);
    light.setColorAt(1, top.darker(kDarker));
    painter.fillPath(outline, light);
    if (theme.grain.alpha() > 0) {
        painter.setClipPath(outline);
        paintSheetCuts(painter, sheet, theme);
        painter.setClipping(false);
    }
    painter.setPen(QPen(theme.text, kOutline));
    painter.drawPath(outline);
    if (frame == SheetFrame::gold) {
        const QPainterPath inner = sheetOutline(sheet.adjusted(kGiltInset, kGiltInset, -kGiltInset, -kGiltInset));
        painter.setPen(QPen(theme.gilt, kGilt));
        painter.drawPath(inner);
    }
    painter.restore();
}

}  // namespace gnostica::gui
