// Icons of actions and panels, in the ink of the theme.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QIcon>
#include <QString>

namespace gnostica::gui {

/// The icon `:/icons/<name>.svg`: sharp at any size and device pixel ratio, paler where it is disabled; one that points
/// back or forth as one reads is mirrored where that is from right to left. A null icon if there is no such picture.
QIcon icon(const QString& name, const Theme& theme);

/// The same in a colour of its own, for what stands out from the rest of the window.
QIcon icon(const QString& name, const Theme& theme, const QColor& ink);

/// Likewise for any picture of the resources, such as `:/symbols/power-cup.svg`.
QIcon iconFrom(const QString& path, const Theme& theme);

/// For an action that is on or off: two names, of what it does while off and while on.
QIcon toggleIcon(const QString& off, const QString& on, const Theme& theme);

}  // namespace gnostica::gui
