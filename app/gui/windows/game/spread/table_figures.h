// Sizes of what lies on the table.
#pragma once

#include <QSize>

namespace gnostica::gui {

/// In logical pixels, at the usual size of letters.
struct TableFigures {
    double head = 0;  ///< height of the bar at the top
    double card = 0;  ///< width of a card in the hand
    double cardGap = 0;
    double plateWidth = 0;
    double plateHeight = 0;
    double plateGap = 0;
    double largeCard = 0;  ///< width
    double pile = 0;       ///< width
    double panelWidth = 0;  ///< of the panel of an expansion
    double panelHeight = 0;
    double k = 1;  ///< growth of letters and small distances
};

/// For the contents of a window of this size, measured for 1024×600, 1366×768, 1920×1080 and 2560×1440, and between
/// them in proportion; the direction in which the window is smaller counts.
TableFigures figuresFor(const QSize& window);

}  // namespace gnostica::gui
