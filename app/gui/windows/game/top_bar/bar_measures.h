// Sizes in the bar at the top.
#pragma once

#include <QSize>

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

}  // namespace gnostica::gui
