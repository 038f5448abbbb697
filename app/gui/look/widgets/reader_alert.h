// Announcements for screen readers without a change of focus.
#pragma once

#include <QAccessible>
#include <QWidget>

namespace gnostica::gui {

/// Announces the current text of `widget` to screen readers where Qt passes alerts on, which it does not on Linux.
inline void alertReaders(QWidget& widget) {
    QAccessibleEvent alert(&widget, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

}  // namespace gnostica::gui
