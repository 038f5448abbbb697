// How charts look: colours that eyes of every kind tell apart, and that differ on grey paper by line and mark.
#pragma once

#include <QColor>
#include <QFont>
#include <QPen>
#include <QScatterSeries>

#include <cstddef>

namespace gnostica::charts {

struct ChartLook {
    QColor text;
    QColor grid;
    QFont font;
};

/// On the window's background.
ChartLook windowLook();
/// On paper, or wherever a browser shows it: text and grid are black and grey, to be replaced by the page's own.
ChartLook pageLook();

/// Of a series, by its place among the others (Okabe and Ito, Color Universal Design, 2008; their yellow is too pale on
/// white and left out). On light and dark alike.
QColor seriesColour(std::size_t place);
/// Its line: those of one colour have another pattern.
QPen seriesPen(std::size_t place);
/// Its dots.
QScatterSeries::MarkerShape seriesMarker(std::size_t place);

}  // namespace gnostica::charts
