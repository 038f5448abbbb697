#include "app/charts/charts.h"

#include <QGraphicsLayout>
#include <QLegend>

#include <algorithm>
#include <cmath>

namespace gnostica::charts {

namespace {

constexpr double kWidth = 720;
constexpr double kLine = 18;     ///< height of a line of text
constexpr double kLetter = 7.2;  ///< width of a letter, on the large side
constexpr double kMargin = 10;
constexpr double kMarker = 34;  ///< next to the names in a legend

struct Wish {
    QStringList series;
    QStringList rows;
    double height = 0;  ///< of the plot
};

template <class Picture>
QStringList seriesOf(const Picture& picture) {
    QStringList names;
    for (const auto& series : picture.series) {
        names << series.name;
    }
    return names;
}

struct Wishes {
    Wish operator()(const plugins::CoursePicture& picture) const { return {seriesOf(picture), {}, 300}; }
    Wish operator()(const plugins::OutlinePicture& picture) const { return {seriesOf(picture), {}, 300}; }
    Wish operator()(const plugins::IntervalsPicture& picture) const {
        return {seriesOf(picture), picture.rows, rowsHeight(picture.rows, picture.series.size(), 12)};
    }
    Wish operator()(const plugins::BarsPicture& picture) const {
        return {seriesOf(picture), picture.rows, rowsHeight(picture.rows, picture.series.size(), 9)};
    }

private:
    static double rowsHeight(const QStringList& rows, std::size_t series, double each) {
        const double row = std::max(26.0, 10 + each * static_cast<double>(series));
        return std::max(40.0, row * static_cast<double>(rows.size()));
    }
};

/// Number of lines of the legend; none for one series, which the caption names.
int legendLines(const QStringList& names, double width) {
    if (names.size() < 2) {
        return 0;
    }
    qsizetype longest = 0;
    for (const QString& name : names) {
        longest = std::max(longest, name.size());
    }
    const double each = kMarker + kLetter * static_cast<double>(longest);
    const int columns = std::max(1, static_cast<int>(width / each));
    return static_cast<int>((names.size() + columns - 1) / columns);
}

double rowNamesWidth(const QStringList& rows, double width) {
    qsizetype longest = 5;  // such as "1,000"
    for (const QString& name : rows) {
        longest = std::max(longest, name.size());
    }
    return std::min(2 * kMargin + kLetter * static_cast<double>(longest), width * 0.45);
}

/// How far the topmost number of an axis reaches above the plot.
constexpr double kHalfLine = kLine / 2;

double above(const Wish& wish, double width) {
    return kMargin + (kLine + 4) * legendLines(wish.series, width) + kHalfLine;
}

constexpr double kBelow = 2 * kLine + 3 * kMargin;

}  // namespace

QSizeF sizeOf(const plugins::Picture& picture) {
    const Wish wish = std::visit(Wishes(), picture);
    return {kWidth, above(wish, kWidth - 2 * kMargin) + wish.height + kBelow};
}

void layOut(QChart& chart, const plugins::Picture& picture) {
    const Wish wish = std::visit(Wishes(), picture);
    const QSizeF size = chart.size();
    const double top = above(wish, size.width() - 2 * kMargin);
    // The title of a vertical axis is next to its numbers.
    const double side = rowNamesWidth(wish.rows, size.width()) + (wish.rows.isEmpty() ? kLine + kMargin : 0);
    const bool isMirrored = chart.layoutDirection() == Qt::RightToLeft;
    const double other = 3 * kMargin;
    chart.setMargins({});
    chart.setPlotArea(QRectF(isMirrored ? other : side, top, size.width() - side - other,
                             std::max(20.0, size.height() - top - kBelow)));
    QLegend& legend = *chart.legend();
    const bool hasLegend = wish.series.size() > 1;
    legend.setVisible(hasLegend);
    if (hasLegend) {
        legend.detachFromChart();
        legend.setGeometry(QRectF(kMargin, 0, size.width() - 2 * kMargin, top - kHalfLine));
        legend.update();
    }
    chart.layout()->invalidate();  // lays out again the labels that had no room
    chart.layout()->activate();    // immediately, not with the next events
}

}  // namespace gnostica::charts
