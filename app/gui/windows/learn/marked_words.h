// Words that are emphasised in the text of a guide, "*minion*".
#pragma once

#include <QColor>
#include <QString>

namespace gnostica::gui {

/// The text without stars, for screen readers.
QString withoutMarks(const QString& text);

/// The text as markup, escaped: words between stars are bold and have this colour.
QString markedUp(const QString& text, const QColor& colour);

}  // namespace gnostica::gui
