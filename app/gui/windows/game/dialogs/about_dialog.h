// Says what this is.
#pragma once

class QWidget;

namespace gnostica::gui {

void showAbout(QWidget* parent);

}  // namespace gnostica::gui
