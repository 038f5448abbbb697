// Letters on cards.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace gnostica::gui {

/// Draws one line in the middle of `place`, as large as possible.
void paintFitted(QPainter& painter, const QRectF& place, const QString& text, QFont::Weight weight = QFont::Bold);

/// The same for a name, which is never written smaller than ten pixels: it is cut short, or left out if less than half
/// of it would remain.
void paintName(QPainter& painter, const QRectF& place, const QString& name);
/// What paintName() writes in a place of this size.
QString nameThatFits(const QSizeF& place, const QString& name);

}  // namespace gnostica::gui
