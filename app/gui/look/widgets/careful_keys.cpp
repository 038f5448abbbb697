#include "app/gui/look/widgets/careful_keys.h"

#include "app/gui/look/widgets/press_keys.h"

#include <QCoreApplication>
#include <QTimer>
#include <QWidget>

#include <chrono>

namespace gnostica::gui {

namespace {

constexpr std::chrono::milliseconds kPause{600};

}  // namespace

CarefulKeys::CarefulKeys(QWidget& page) : QObject(&page), page_(page), pause_(new QTimer(this)) {
    pause_->setSingleShot(true);
    pause_->setInterval(kPause);
    QCoreApplication::instance()->installEventFilter(this);  // sees keys before the button with keyboard focus
}

void CarefulKeys::comeUp() {
    pause_->start();
}

bool CarefulKeys::refuses(const QKeyEvent& key) const {
    return pressesButtons(key) && (pause_->isActive() || key.isAutoRepeat());
}

bool CarefulKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<const QKeyEvent*>(event);
        const auto* widget = qobject_cast<const QWidget*>(watched);
        if (widget != nullptr && page_.isAncestorOf(widget) && refuses(key)) {
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace gnostica::gui
