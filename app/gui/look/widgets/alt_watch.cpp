#include "app/gui/look/widgets/alt_watch.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QWidget>

namespace gnostica::gui {

AltWatch::AltWatch(QWidget& widget) : QObject(&widget), widget_(widget) {
    QCoreApplication::instance()->installEventFilter(this);  // whoever has the keyboard, keys reach it first
}

bool AltWatch::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        if (static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Alt) {
            set(event->type() == QEvent::KeyPress && widget_.isActiveWindow());
        }
        break;
    case QEvent::WindowDeactivate:
        if (watched == widget_.window()) {
            set(false);  // it may be released where nobody here sees it
        }
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void AltWatch::set(bool held) {
    if (held_ != held) {
        held_ = held;
        Q_EMIT this->held(held);
    }
}

}  // namespace gnostica::gui
