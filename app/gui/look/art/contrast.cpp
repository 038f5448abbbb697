#include "app/gui/look/art/contrast.h"

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

namespace {

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

}  // namespace

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& one, const QColor& other) {
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

const QColor& standingOut(const QColor& one, const QColor& other, const QColor& colour) {
    return contrast(one, colour) >= contrast(other, colour) ? one : other;
}

QColor laidOver(const QColor& above, const QColor& below) {
    const double part = above.alphaF();
    const auto channel = [part](int over, int under) {
        return static_cast<int>(std::lround(under + (over - under) * part));
    };
    return {channel(above.red(), below.red()), channel(above.green(), below.green()),
            channel(above.blue(), below.blue())};
}

}  // namespace gnostica::gui
