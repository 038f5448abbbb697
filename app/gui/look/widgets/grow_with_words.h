// Windows whose sentences change.
#pragma once

class QWidget;

namespace gnostica::gui {

/// Keeps the window at least as high as its content needs at its width, so that later two-line sentences are not cut
/// off. Never shrinks the window.
void growWithWords(QWidget& window);

}  // namespace gnostica::gui
