// Information about the program.
#pragma once

class QWidget;

namespace gnostica::gui {

void showAbout(QWidget* parent);

}  // namespace gnostica::gui
