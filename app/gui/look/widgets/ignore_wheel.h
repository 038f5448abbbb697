// Fields that the mouse wheel leaves alone.
#pragma once

class QWidget;

namespace gnostica::gui {

/// The mouse wheel scrolls what `field` lies in, instead of changing its value under a pointer that only passes.
void ignoreWheel(QWidget& field);

}  // namespace gnostica::gui
