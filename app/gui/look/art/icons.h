// Icons of actions and panels, in the theme's ink.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QIcon>
#include <QString>

namespace gnostica::gui {

/// The icon `:/icons/<name>.svg`: sharp at any size and device pixel ratio, paler when disabled. Icons that point
/// backwards or forwards are mirrored in right-to-left languages. A null icon if there is no such picture.
QIcon icon(const QString& name, const Theme& theme);

/// The same in a separate colour, to stand out from the rest of the window.
QIcon icon(const QString& name, const Theme& theme, const QColor& ink);

/// The same for any picture of the resources, such as `:/symbols/power-cup.svg`.
QIcon iconFrom(const QString& path, const Theme& theme);

/// Icon of an on/off action: the names describe its effect while it is off and while it is on.
QIcon toggleIcon(const QString& off, const QString& on, const Theme& theme);

}  // namespace gnostica::gui
