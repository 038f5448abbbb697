// Sizes in the bar at the top.
#pragma once

#include <QSize>

#include <algorithm>

namespace gnostica::gui {

/// Pictures on buttons, and the least size of a button, in pixels.
inline constexpr int kBarPicture = 22;
inline constexpr QSize kBarButton{34, 30};
/// Height of the line below the bar, in pixels.
inline constexpr int kBarLine = 2;

/// Height of the bar without its line in a window of this height, in pixels; letters may need more.
constexpr int barHeight(int window) {
    return window < 700 ? 36 : window < 1000 ? 40 : 48;
}

/// Factor of the letters in a window of this height: 1 up to 900 pixels, 1.25 at 1080, 1.6 at 1440.
constexpr double windowScale(int window) {
    const double toMiddle = 1 + 0.25 * (window - 900) / 180;
    const double fromMiddle = 1.25 + 0.35 * (window - 1080) / 360;
    return std::max(1.0, window <= 1080 ? toMiddle : fromMiddle);
}

}  // namespace gnostica::gui
