// Letters on cards.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace gnostica::gui {

/// Draws an index, one line in the middle of `place`, as large as possible.
void paintFitted(QPainter& painter, const QRectF& place, const QString& text, QFont::Weight weight = QFont::Black);

/// A name as it can be written at some place.
struct FittedName {
    QString text;  ///< empty: there is no room
    QFont font;
};
/// As large as possible; a long name is smaller, down to kLeastLetter, then narrower, then cut short, and left out if
/// only a few letters would remain.
FittedName fittedName(const QSizeF& room, const QString& name, QFont::Weight weight = QFont::Bold);
/// Draws the name of a card in the middle of `place`.
void paintName(QPainter& painter, const QRectF& place, const QString& name, QFont::Weight weight = QFont::Bold);

/// Two lines of a name that are as equally wide as possible: between words, or, in scripts without spaces, between any
/// two letters. Only one if it cannot be parted.
QStringList inTwoLines(const QString& name, const QFont& font);
/// Draws a line that fits.
void paintLine(QPainter& painter, const QRectF& place, const QString& text, const QFont& font);

}  // namespace gnostica::gui
