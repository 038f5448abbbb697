// Fields that ignore the mouse wheel.
#pragma once

class QWidget;

namespace gnostica::gui {

/// Makes the mouse wheel scroll the area around `field` instead of changing the value by accident.
void ignoreWheel(QWidget& field);

}  // namespace gnostica::gui
