// Tests check a finished layout without waiting for the clock: pending events are delivered, and timers fire early.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QGraphicsView>
#include <QPointer>
#include <QTimer>
#include <QTimerEvent>
#include <QWidget>

#include <utility>

namespace gnostica::tests {

/// Detects whether anything is still moving to its place.
class Stir : public QObject {
public:
    Stir() { qApp->installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        switch (event->type()) {
        case QEvent::LayoutRequest:
        case QEvent::Resize:
        case QEvent::Show:
        case QEvent::Hide:
        case QEvent::Polish:
        case QEvent::MetaCall:  // work that was postponed until the layout is finished
        case QEvent::FontChange: isSeen_ = true; break;
        default: break;
        }
        return false;
    }
    /// Returns whether there was any such event since the last call.
    bool take() { return std::exchange(isSeen_, false); }

private:
    bool isSeen_ = false;
};

/// Waits until everything has its place: a layout may request another one, and a window processes the system's events
/// only when it reaches them, which takes a busy machine several rounds.
inline void settle() {
    constexpr int kRounds = 100;  // a window that never comes to rest must not hang the test
    Stir stir;
    for (int round = 0; round < kRounds; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        if (!stir.take() && round > 1) {
            return;
        }
    }
}

/// Immediate, and without a window manager, unlike any other function. (Qt calls it deprecated for programs.)
inline void activate(QWidget& window) {
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    QApplication::setActiveWindow(&window);
    QT_WARNING_POP
}

/// Returns the widget, laid out, for measurements.
template <class Widget>
Widget& laidOut(Widget& widget) {
    settle();
    return widget;
}

/// The visible part of the scene, to a fraction of a point: places in a view are rounded, perhaps to outside.
inline QRectF inView(const QGraphicsView& view) {
    return view.mapToScene(view.viewport()->rect()).boundingRect();
}

/// Fires the timers in this object and its children early.
inline void letTimePass(const QObject& whole) {
    settle();
    QList<QPointer<QTimer>> waiting;
    for (QTimer* timer : whole.findChildren<QTimer*>()) {
        waiting.append(timer);
    }
    for (const QPointer<QTimer>& timer : waiting) {
        if (timer && timer->isActive()) {
            QTimerEvent due(timer->timerId());
            QCoreApplication::sendEvent(timer, &due);
        }
    }
    settle();
}

}  // namespace gnostica::tests
