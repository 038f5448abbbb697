// Number of a choice on its button.
#pragma once

#include <QRect>

class QPainter;

namespace gnostica::gui {

/// Paints it in the corner where text of this direction ends, on rings and bars.
void paintNumber(QPainter& painter, const QRect& button, int number, Qt::LayoutDirection direction);

}  // namespace gnostica::gui
