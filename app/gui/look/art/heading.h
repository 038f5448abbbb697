// The letters of titles, cards and points.
#pragma once

#include <QFont>
#include <QStringList>

class QWidget;

namespace gnostica::gui {

/// Families for titles and cards in the reader's language, best first: our own, or another if ours lacks the script.
QStringList serifFamilies();
/// The same for points and counts: all digits have the height of capitals, and the same width.
QStringList figureFamilies();

/// For titles: bold, `factor` times the size of `base`, which must be in points.
QFont headingFont(QFont base, double factor = 1);
/// For points and counts.
QFont figuresFont(QFont base, double factor = 1, QFont::Weight weight = QFont::Black);

/// Gives a widget the font of a title, now and whenever language or size of texts change.
void keepHeading(QWidget* widget, double factor = 1);

}  // namespace gnostica::gui
