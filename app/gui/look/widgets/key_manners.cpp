#include "app/gui/look/widgets/key_manners.h"

#include "app/gui/look/widgets/press_keys.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QKeyEvent>

namespace gnostica::gui {

namespace {

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_AltGr ||
           key == Qt::Key_Meta;
}

/// The window whose shortcuts are active: floating panels have none of their own.
const QWidget* shortcutWindow(const QWidget& widget) {
    const QWidget* window = widget.window();
    while (window->windowType() == Qt::Tool && window->parentWidget() != nullptr) {
        window = window->parentWidget()->window();
    }
    return window;
}

}  // namespace

KeyManners::KeyManners(QWidget& window) : QObject(&window), window_(window) {
    QCoreApplication::instance()->installEventFilter(this);  // sees keys before the widget with keyboard focus
}

const KeyManners* KeyManners::of(const QWidget& widget) {
    return shortcutWindow(widget)->findChild<const KeyManners*>(QString(), Qt::FindDirectChildrenOnly);
}

bool KeyManners::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress) {
        const auto* widget = qobject_cast<const QWidget*>(watched);
        if (widget != nullptr && shortcutWindow(*widget) == &window_ && take(*widget, *event)) {
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

bool KeyManners::take(const QWidget& widget, const QEvent& event) {
    if (event.type() == QEvent::MouseButtonPress) {
        isPointing_ = true;
        return false;
    }
    const auto& key = static_cast<const QKeyEvent&>(event);
    const bool isShortcut = (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0;
    if (isShortcut && pressesButtons(key) && qobject_cast<const QAbstractButton*>(&widget) != nullptr) {
        return true;
    }
    isPointing_ = isPointing_ && (isEnter(key) || isModifier(key.key()));
    return false;
}

}  // namespace gnostica::gui
