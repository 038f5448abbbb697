// What screen readers hear without being moved there.
#pragma once

#include <QAccessible>
#include <QWidget>

namespace gnostica::gui {

/// What `widget` says now is news: screen readers speak it where Qt passes alerts on, which it does not on Linux.
inline void alertReaders(QWidget& widget) {
    QAccessibleEvent alert(&widget, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

}  // namespace gnostica::gui
