#include "app/gui/look/access/choice_name.h"

#include <QComboBox>

namespace gnostica::gui {

void nameChoice(QComboBox& box, const QString& name) {
    box.setAccessibleName(name);
    box.setAccessibleDescription(name);
}

}  // namespace gnostica::gui
