#include "app/gui/look/widgets/alt_watch.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QWidget>

namespace gnostica::gui {

AltWatch::AltWatch(QWidget& widget) : QObject(&widget), widget_(widget) {
    QCoreApplication::instance()->installEventFilter(this);  // sees keys before the widget with keyboard focus
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
            set(false);  // the release may happen in another window
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
