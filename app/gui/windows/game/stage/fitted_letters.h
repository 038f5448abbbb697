// Words that are written smaller where there is no room.
#pragma once

#include <QFont>
#include <QString>

class QPainter;
class QRect;

namespace gnostica::gui {

/// Writes one line of words into a place: smaller, down to the least size of letters, if they do not fit, and shortened
/// if they still do not.
void paintFittedWords(QPainter& painter, const QRect& place, QFont font, const QString& words, Qt::Alignment alignment);

}  // namespace gnostica::gui
