// Letters on cards.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace gnostica::gui {

/// Draws an index, one line in the middle of `place`, as large as possible.
void paintFitted(QPainter& painter, const QRectF& place, const QString& text, QFont::Weight weight = QFont::Black);

/// A name as it can be written at some place.
struct FittedName {
    QString text;  ///< empty: there is no room
    QFont font;
};
/// As large as possible; a long name is smaller, down to kLeastLetter, then cut short, and left out if only a few
/// letters would remain.
FittedName fittedName(const QSizeF& room, const QString& name, QFont::Weight weight = QFont::Bold);
/// Draws the name of a card in the middle of `place`.
void paintName(QPainter& painter, const QRectF& place, const QString& name, QFont::Weight weight = QFont::Bold);

}  // namespace gnostica::gui
