// Enter keys for widgets that use them.
#pragma once

#include <functional>

class QWidget;

namespace gnostica::gui {

/// Gives Enter to `widget` instead of a shortcut of the window while it has the keyboard focus and `wanted()`, if
/// given, returns true. Except in text fields, Enter goes to the window if the user has clicked in it and typed nothing
/// since.
void keepEnter(QWidget& widget, std::function<bool()> wanted = {});

}  // namespace gnostica::gui
