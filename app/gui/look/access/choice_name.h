// The names of boxes with choices, for screen readers.
#pragma once

class QComboBox;
class QString;

namespace gnostica::gui {

/// Names a box that has no label. On Linux, Qt tells readers the choice in place of the name, which would not be heard:
/// so the name is also the description.
void nameChoice(QComboBox& box, const QString& name);

}  // namespace gnostica::gui
