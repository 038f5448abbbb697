// The current theme of the application and its followers.
#pragma once

#include "app/gui/look/art/theme.h"

#include <functional>

class QObject;

namespace gnostica::gui {

/// The theme of the application's style; light until another is set. Painters call this for each painting.
const Theme& wornTheme();

/// Sets the application's style and palette, notifies all followers and repaints all widgets.
void wearTheme(const Theme& theme);

/// Calls `dress` for each new theme, in the order of registration, until `follower` is destroyed. For users that cache
/// something made from a theme (icons, palettes, pictures); painters call wornTheme() instead.
void whenThemeChanges(const QObject* follower, std::function<void(const Theme&)> dress);
/// The same, and calls `dress` now.
void followTheme(const QObject* follower, std::function<void(const Theme&)> dress);

}  // namespace gnostica::gui
