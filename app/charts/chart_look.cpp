#include "app/charts/chart_look.h"

#include <QApplication>
#include <QPalette>

#include <array>

namespace gnostica::charts {

namespace {

/// After Okabe and Ito, Color Universal Design, 2008; their yellow is too pale on white.
constexpr std::array<QRgb, 7> kOnPages{0xff0072b2, 0xffd55e00, 0xff009e73, 0xffcc79a7,
                                       0xff56b4e9, 0xffe69f00, 0xff888888};
/// For light backgrounds: some colours are darker, and the pale ones are left out.
constexpr std::array<QRgb, 7> kOnLight{0xff0072b2, 0xffd55e00, 0xff009470, 0xffc06a9b,
                                       0xff6b4a00, 0xff882255, 0xff494949};
/// For dark backgrounds: the pale colours come first.
constexpr std::array<QRgb, 7> kOnDark{0xff56b4e9, 0xffe69f00, 0xff009e73, 0xffcc79a7,
                                      0xfff0e442, 0xffd55e00, 0xffffffff};
constexpr std::array kLines{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
constexpr std::array kMarkers{QScatterSeries::MarkerShapeCircle,   QScatterSeries::MarkerShapeRectangle,
                              QScatterSeries::MarkerShapeTriangle, QScatterSeries::MarkerShapePentagon,
                              QScatterSeries::MarkerShapeStar,     QScatterSeries::MarkerShapeRotatedRectangle};

}  // namespace

ChartLook windowLook() {
    const QPalette palette = QApplication::palette();
    const QColor text = palette.color(QPalette::WindowText);
    const bool isDark = text.lightnessF() > palette.color(QPalette::Window).lightnessF();
    QColor axis = text;
    axis.setAlphaF(0.6F);
    QColor grid = text;
    grid.setAlphaF(0.2F);
    return {text, axis, grid, QApplication::font(), isDark ? kOnDark : kOnLight};
}

ChartLook pageLook() {
    QFont font(QStringLiteral("sans-serif"));
    font.setPixelSize(12);
    const QColor grid(0xc0, 0xc0, 0xc0);
    return {QColor(Qt::black), grid, grid, font, kOnPages};
}

QPen ChartLook::pen(std::size_t place) const {
    // Neighbouring series differ in line pattern, and so do series of the same colour.
    QPen pen(colour(place), 2, kLines[place % kLines.size()], Qt::FlatCap);
    pen.setCosmetic(true);
    return pen;
}

QScatterSeries::MarkerShape seriesMarker(std::size_t place) {
    return kMarkers[place % kMarkers.size()];
}

}  // namespace gnostica::charts
