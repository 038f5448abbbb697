#include "app/gui/windows/game/spread/table_figures.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace gnostica::gui {

namespace {

struct Measured {
    double width;
    double height;
    TableFigures figures;
};

constexpr std::array<Measured, 4> kMeasured{
    Measured{1024, 600, {36, 78, 6, 198, 56, 5, 180, 46, 190, 230, 1}},
    Measured{1366, 768, {40, 96, 8, 210, 58, 7, 188, 60, 212, 254, 1}},
    Measured{1920, 1080, {48, 128, 8, 278, 72, 9, 262, 78, 277, 330, 1.25}},
    Measured{2560, 1440, {48, 172, 8, 356, 93, 11, 300, 96, 350, 418, 1.6}},
};
/// Below this height k is 1, whatever lies between the measured windows.
constexpr double kUsualHeight = 900;

/// Place of a size among the measured ones: 0 to 3.
double placeOf(double size, double Measured::*side) {
    if (size <= kMeasured.front().*side) {
        return 0;
    }
    for (std::size_t i = 1; i < kMeasured.size(); ++i) {
        const double from = kMeasured[i - 1].*side;
        const double to = kMeasured[i].*side;
        if (size < to) {
            return static_cast<double>(i - 1) + (size - from) / (to - from);
        }
    }
    return static_cast<double>(kMeasured.size() - 1);
}

double growthOf(double height) {
    const Measured& large = kMeasured[2];
    if (height <= kUsualHeight) {
        return 1;
    }
    if (height < large.height) {
        return 1 + (large.figures.k - 1) * (height - kUsualHeight) / (large.height - kUsualHeight);
    }
    const Measured& largest = kMeasured[3];
    const double part = std::min(1.0, (height - large.height) / (largest.height - large.height));
    return large.figures.k + (largest.figures.k - large.figures.k) * part;
}

}  // namespace

TableFigures figuresFor(const QSize& window) {
    const double place = std::min(placeOf(window.width(), &Measured::width), placeOf(window.height(), &Measured::height));
    const auto lower = std::min(static_cast<std::size_t>(place), kMeasured.size() - 2);
    const double part = place - static_cast<double>(lower);
    const TableFigures& from = kMeasured[lower].figures;
    const TableFigures& to = kMeasured[lower + 1].figures;
    TableFigures figures;
    for (double TableFigures::*each :
         {&TableFigures::head, &TableFigures::card, &TableFigures::cardGap, &TableFigures::plateWidth,
          &TableFigures::plateHeight, &TableFigures::plateGap, &TableFigures::largeCard, &TableFigures::pile,
          &TableFigures::panelWidth, &TableFigures::panelHeight}) {
        figures.*each = from.*each + (to.*each - from.*each) * part;
    }
    figures.k = growthOf(std::min<double>(window.height(), window.width() * 9.0 / 16.0));
    return figures;
}

}  // namespace gnostica::gui
