// How large a window may be.
#pragma once

#include <QScreen>
#include <QSize>
#include <QWidget>

namespace gnostica::gui {

/// As much of the wished size as fits on the window's screen, with the frame that the desktop puts around it.
inline QSize fittingScreen(const QWidget& window, QSize wished) {
    constexpr QSize frame{16, 48};
    return wished.boundedTo(window.screen()->availableSize() - frame);
}

}  // namespace gnostica::gui
