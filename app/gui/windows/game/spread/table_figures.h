// Sizes of plates and panels on the table.
#pragma once

#include <QSize>

namespace gnostica::gui {

/// Of plates and panels, in logical pixels, at the usual size of letters.
struct TableFigures {
    double plateWidth = 0;
    double plateHeight = 0;
    double plateGap = 0;
    double panelWidth = 0;  ///< of the panel of an expansion
    double panelHeight = 0;
};

/// For the contents of a window of this size, measured for 1024×600, 1366×768, 1920×1080 and 2560×1440, and between
/// them in proportion; the direction in which the window is smaller counts.
TableFigures figuresFor(const QSize& window);

}  // namespace gnostica::gui
