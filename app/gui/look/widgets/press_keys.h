// Keys that press a focused button.
#pragma once

#include <QKeyEvent>

namespace gnostica::gui {

inline bool isEnter(const QKeyEvent& key) {
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

inline bool pressesButtons(const QKeyEvent& key) {
    return isEnter(key) || key.key() == Qt::Key_Space || key.key() == Qt::Key_Select;
}

}  // namespace gnostica::gui
