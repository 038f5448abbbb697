// Enter where a widget itself has a use for it.
#pragma once

#include <functional>

class QWidget;

namespace gnostica::gui {

/// While `widget` has the keyboard, Enter is its own, whatever shortcut the window has on it; but only as long as
/// `wanted()`, if that is given. Unless it is a field for text, whoever has just clicked in the window and typed
/// nothing means the window.
void keepEnter(QWidget& widget, std::function<bool()> wanted = {});

}  // namespace gnostica::gui
