// The button that goes on.
#pragma once

class QPushButton;
class QWidget;

namespace gnostica::gui {

/// A button in the colour of the one thing to do, which Enter presses while it has the keyboard focus.
QPushButton* mainButton(QWidget* parent);

}  // namespace gnostica::gui
