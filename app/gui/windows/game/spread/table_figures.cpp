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
    Measured{1024, 600, {198, 56, 5, 190, 230}}, Measured{1366, 768, {210, 58, 7, 212, 254}},
    Measured{1920, 1080, {278, 72, 9, 277, 330}}, Measured{2560, 1440, {356, 93, 11, 350, 418}}};

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

}  // namespace

TableFigures figuresFor(const QSize& window) {
    const double place =
        std::min(placeOf(window.width(), &Measured::width), placeOf(window.height(), &Measured::height));
    const auto lower = std::min(static_cast<std::size_t>(place), kMeasured.size() - 2);
    const double part = place - static_cast<double>(lower);
    const TableFigures& from = kMeasured[lower].figures;
    const TableFigures& to = kMeasured[lower + 1].figures;
    TableFigures figures;
    for (double TableFigures::*each : {&TableFigures::plateWidth, &TableFigures::plateHeight, &TableFigures::plateGap,
                                       &TableFigures::panelWidth, &TableFigures::panelHeight}) {
        figures.*each = from.*each + (to.*each - from.*each) * part;
    }
    return figures;
}

}  // namespace gnostica::gui
