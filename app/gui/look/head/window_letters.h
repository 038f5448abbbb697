// Letters that grow with large windows.
#pragma once

#include <QSize>

class QWidget;

namespace gnostica::gui {

/// Factor of the letters on the table of a window of this size, in steps of 5 %: 1 up to 1600×900, 1.25 at 1920×1080,
/// 1.6 at 2560×1440; the direction in which the window is smaller counts.
double letterScale(const QSize& window);

/// Keeps the letters of `root` and of everything in it at the scale of its window.
void growWithWindow(QWidget* root);

}  // namespace gnostica::gui
