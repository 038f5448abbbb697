// Maximum size of a window.
#pragma once

#include <QScreen>
#include <QSize>
#include <QWidget>

namespace gnostica::gui {

/// Windows are not made smaller than this, unless the screen is smaller.
inline constexpr QSize kLeastWindow{800, 600};

/// The part of the requested size that fits on the window's screen, including the desktop's frame.
inline QSize fittingScreen(const QWidget& window, QSize wished) {
    constexpr QSize frame{16, 48};
    return wished.boundedTo(window.screen()->availableSize() - frame);
}

}  // namespace gnostica::gui
