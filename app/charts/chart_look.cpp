#include "app/charts/chart_look.h"

#include <QApplication>
#include <QPalette>

#include <array>

namespace gnostica::charts {

namespace {

constexpr std::array<QRgb, 7> kColours{0xff0072b2, 0xffd55e00, 0xff009e73, 0xffcc79a7,
                                       0xff56b4e9, 0xffe69f00, 0xff888888};
constexpr std::array kLines{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
constexpr std::array kMarkers{QScatterSeries::MarkerShapeCircle,   QScatterSeries::MarkerShapeRectangle,
                              QScatterSeries::MarkerShapeTriangle, QScatterSeries::MarkerShapePentagon,
                              QScatterSeries::MarkerShapeStar,     QScatterSeries::MarkerShapeRotatedRectangle};

}  // namespace

ChartLook windowLook() {
    const QPalette palette = QApplication::palette();
    QColor grid = palette.color(QPalette::WindowText);
    grid.setAlphaF(0.2F);
    return {palette.color(QPalette::WindowText), grid, QApplication::font()};
}

ChartLook pageLook() {
    QFont font(QStringLiteral("sans-serif"));
    font.setPixelSize(12);
    return {QColor(Qt::black), QColor(0xc0, 0xc0, 0xc0), font};
}

QColor seriesColour(std::size_t place) {
    return QColor::fromRgb(kColours[place % kColours.size()]);
}

QPen seriesPen(std::size_t place) {
    // Neighbours differ in their line, too, and so do those of one colour.
    QPen pen(seriesColour(place), 2, kLines[place % kLines.size()], Qt::FlatCap);
    pen.setCosmetic(true);
    return pen;
}

QScatterSeries::MarkerShape seriesMarker(std::size_t place) {
    return kMarkers[place % kMarkers.size()];
}

}  // namespace gnostica::charts
