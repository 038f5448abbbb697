// The number of a choice, on its button.
#pragma once

#include <QRect>

class QPainter;

namespace gnostica::gui {

/// In the corner where a text of this direction ends, as on a ring and on a bar alike.
void paintNumber(QPainter& painter, const QRect& button, int number, Qt::LayoutDirection direction);

}  // namespace gnostica::gui
