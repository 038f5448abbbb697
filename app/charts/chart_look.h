// How charts look: colours that eyes of every kind tell apart, and that differ on grey paper by line and mark.
#pragma once

#include <QColor>
#include <QFont>
#include <QPen>
#include <QScatterSeries>

#include <cstddef>
#include <span>

namespace gnostica::charts {

/// All of a chart that differs with the ground on which it stands.
struct ChartLook {
    QColor text;
    QColor axis;
    QColor grid;
    QFont font;
    std::span<const QRgb> colours;  ///< of series

    /// Of a series, by its place among the others.
    QColor colour(std::size_t place) const { return QColor::fromRgb(colours[place % colours.size()]); }
    /// Its line: those of one colour have another pattern.
    QPen pen(std::size_t place) const;
};

/// On the window's background, light or dark: every line and bar has a contrast of 3:1 at least (WCAG 2.1, 1.4.11).
ChartLook windowLook();
/// On paper, or wherever a browser shows it: text and grid are black and grey, to be replaced by the page's own; series
/// have colours for light and dark alike.
ChartLook pageLook();

/// The dots of a series.
QScatterSeries::MarkerShape seriesMarker(std::size_t place);

}  // namespace gnostica::charts
