// Letters with serifs, as on the cards.
#pragma once

#include <QFont>
#include <QStringList>

namespace gnostica::gui {

/// Families with the letters of the reader's language, the best first.
QStringList serifFamilies();

/// For titles: bold, of `factor` times the size of `base`, which is given in points.
QFont headingFont(QFont base, double factor = 1);

}  // namespace gnostica::gui
