// Windows in which sentences come and go.
#pragma once

class QWidget;

namespace gnostica::gui {

/// From now on the window is never lower than what it holds needs at its width: a sentence that comes later and takes
/// two lines is not cut. It never shrinks by itself.
void growWithWords(QWidget& window);

}  // namespace gnostica::gui
