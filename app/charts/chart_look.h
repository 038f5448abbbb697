// The look of charts: colours for every kind of colour vision, lines and marks that differ even on grey paper.
#pragma once

#include <QColor>
#include <QFont>
#include <QPen>
#include <QScatterSeries>

#include <cstddef>
#include <span>

namespace gnostica::charts {

/// The properties of a chart that depend on its background.
struct ChartLook {
    QColor text;
    QColor axis;
    QColor grid;
    QFont font;
    std::span<const QRgb> colours;  ///< of series

    /// Colour of the series at this place.
    QColor colour(std::size_t place) const { return QColor::fromRgb(colours[place % colours.size()]); }
    /// Line of the series at this place: series of the same colour have different patterns.
    QPen pen(std::size_t place) const;
};

/// For the window's background, light or dark: every line and bar has a contrast of at least 3:1 (WCAG 2.1, 1.4.11).
ChartLook windowLook();
/// For paper and for web pages: text and grid are black and grey, which the page replaces with its own; the colours of
/// the series suit light and dark backgrounds.
ChartLook pageLook();

/// Marker shape of the series at this place.
QScatterSeries::MarkerShape seriesMarker(std::size_t place);

}  // namespace gnostica::charts
