// Serif fonts, as on the cards.
#pragma once

#include <QFont>
#include <QStringList>

namespace gnostica::gui {

/// Families with the letters of the reader's language, best first.
QStringList serifFamilies();

/// For titles: bold, `factor` times the size of `base`, which must be in points.
QFont headingFont(QFont base, double factor = 1);

}  // namespace gnostica::gui
