// Letters on cards.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace gnostica::gui {

/// Draws one line in the middle of `place`, as large as possible.
void paintFitted(QPainter& painter, const QRectF& place, const QString& text, QFont::Weight weight = QFont::Bold);

}  // namespace gnostica::gui
