// The theme that the application wears, and what follows it.
#pragma once

#include "app/gui/look/art/theme.h"

#include <functional>

class QObject;

namespace gnostica::gui {

/// That of the application's style; light until another is worn. Painters ask for it whenever they paint.
const Theme& wornTheme();

/// Dresses the application in its style and its palette, and tells all that follow. Every widget is painted again.
void wearTheme(const Theme& theme);

/// Calls `dress` whenever another theme is worn, in the order of these calls, until `follower` ends. Needed by what
/// keeps something made of a theme (icons, palettes, pictures); what only paints asks for wornTheme().
void whenThemeChanges(const QObject* follower, std::function<void(const Theme&)> dress);
/// The same, and calls it now.
void followTheme(const QObject* follower, std::function<void(const Theme&)> dress);

}  // namespace gnostica::gui
